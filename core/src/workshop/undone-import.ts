import { z } from 'zod';
import { historyKinds } from '../kinds/kinds.ts';
import { strictObject } from '../schemas/field-schemas.ts';

export const maxRemainingNamed = 100;

/** How many rows an import was taken back from, and which it was not because they changed since. */
export const undoneImportSchema = strictObject({
  undone: z.int().min(0),
  kept: z
    .array(strictObject({ kind: z.enum(historyKinds), id: z.uuid(), name: z.string() }))
    .max(maxRemainingNamed),
});

export const importedRowSchema = strictObject({
  kind: z.enum(historyKinds),
  id: z.uuid(),
  /** The version that the import made. After another change it is not taken back. */
  updatedAt: z.iso.datetime(),
  /** The version of the row's history before the import; null where the import created it. */
  before: z.int().nullable(),
  /** Whether the row was not taken back, because it had changed since. */
  kept: z.literal(true).optional(),
});

export type ImportedRow = z.infer<typeof importedRowSchema>;
export type UndoneImport = z.infer<typeof undoneImportSchema>;
