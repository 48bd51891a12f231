import { z } from 'zod';
import { historyKinds } from '../kinds/kinds.ts';
import { strictObject } from '../schemas/field-schemas.ts';

const trashedSchema = strictObject({
  kind: z.enum(historyKinds),
  id: z.uuid(),
  name: z.string(),
  deletedAt: z.iso.datetime(),
});

/** A page of what was deleted, the last one first. */
export const trashSchema = strictObject({ trash: z.array(trashedSchema) });

export type Trashed = z.infer<typeof trashedSchema>;
