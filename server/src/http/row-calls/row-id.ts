import { z } from 'zod';
import type { ProblemCode } from '#core/errors/problem-texts.ts';
import { ProblemError } from '../problem-error.ts';

export const rowParams = z.object({ id: z.string().meta({ format: 'uuid' }) });

/**
 * The id of a row. A text that is no id is the id of nothing.
 *
 * @param unknown the error when it is none
 * @throws ProblemError 404
 */
export function rowId({ id }: z.infer<typeof rowParams>, unknown: ProblemCode): string {
  if (!z.uuid().safeParse(id).success) throw new ProblemError(404, unknown);
  return id.toLowerCase();
}
