import { z } from 'zod';
import { historyKinds } from '../choices/history-causes.ts';
import { strictObject } from './fields.ts';

/** The most rows that are named of those that an undone import left as they are. */
export const maxKeptNamed = 100;

/** How many rows an import was taken back from, and which it was not because they changed since. */
export const undoneImportSchema = strictObject({
  undone: z.int().min(0),
  kept: z
    .array(strictObject({ kind: z.enum(historyKinds), id: z.uuid(), name: z.string() }))
    .max(maxKeptNamed),
});

export type UndoneImport = z.infer<typeof undoneImportSchema>;
