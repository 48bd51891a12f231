import { z } from 'zod';
import { productOrders } from '../choices/product-orders.ts';
import { listErrors } from '../errors/list-errors.ts';
import { repricingCauses } from '../pricing/repricing.ts';
import { maxSearchLength } from '../text/search-length.ts';
import { tidyLine } from '../text/tidy-text.ts';
import { oneOf, strictObject } from './field-schemas.ts';

export const pageSize = { max: 500, usual: 100 } as const;

const page = {
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
const search = z
  .string()
  .overwrite(tidyLine)
  .max(maxSearchLength, { error: listErrors.searchTooLong })
  .refine((text) => text.isWellFormed() && !text.includes('\0'), {
    error: listErrors.searchCharacters,
  })
  .default('');

/** Which products a list may be narrowed to. Those to review need attention or are a loss. */
export const productFilters = ['lucrative', 'attention', 'loss', 'review'] as const;

export type ProductFilter = (typeof productFilters)[number];

export const productListQuerySchema = z.object({
  ...page,
  search,
  profitability: oneOf(productFilters, listErrors.profitability).optional(),
  order: oneOf(productOrders, listErrors.order).default('newest'),
});

export const catalogueListQuerySchema = z.object({ ...page, search });

export const repricingListQuerySchema = z.object({
  ...page,
  cause: oneOf(repricingCauses, listErrors.cause),
  material: z.uuid({ error: listErrors.id }).toLowerCase().optional(),
  product: z.uuid({ error: listErrors.id }).toLowerCase().optional(),
});

/** Which versions of a row a page holds, or which deleted rows, newest first. */
export const pageQuerySchema = z.object(page);

export const searchQuerySchema = z.object({ search });

export const productCountsSchema = strictObject({
  lucrative: z.int().min(0),
  attention: z.int().min(0),
  loss: z.int().min(0),
});

export const catalogueCountSchema = strictObject({ count: z.int().min(0) });

export type ProductListQuery = z.output<typeof productListQuerySchema>;
export type ProductCounts = z.infer<typeof productCountsSchema>;
