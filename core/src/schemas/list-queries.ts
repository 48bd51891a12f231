import { z } from 'zod';
import { tidyLine } from '../fields/tidy-text.ts';
import { maxSearchLength } from '../search/search-length.ts';
import { listErrors } from './list-errors.ts';

export const pageSize = { max: 500, usual: 100 } as const;

/** Which page of a list is requested. */
export const page = {
  cursor: z.string().optional().meta({ description: 'From the Link header of the page before' }),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, { error: listErrors.limit, abort: true })
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= pageSize.max, { error: listErrors.limit })
    .default(pageSize.usual)
    .meta({ type: 'integer', minimum: 1, maximum: pageSize.max, default: pageSize.usual }),
};

/** What is looked for; letter case and accents make no difference. */
export const search = z
  .string()
  .overwrite(tidyLine)
  .max(maxSearchLength, { error: listErrors.searchTooLong })
  .refine((text) => text.isWellFormed() && !text.includes('\0'), {
    error: listErrors.searchCharacters,
  })
  .default('');

/** Which versions of a row a page holds, or which deleted rows, newest first. */
export const pageQuerySchema = z.object(page);

export const searchQuerySchema = z.object({ search });
