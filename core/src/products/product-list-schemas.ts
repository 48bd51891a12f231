import { z } from 'zod';
import { oneOf, strictObject } from '../schemas/field-schemas.ts';
import { listErrors } from '../schemas/list-errors.ts';
import { page, search } from '../schemas/list-queries.ts';
import { productOrders } from './product-orders.ts';

/** Which products a list may be narrowed to. Those to review need attention or are a loss. */
export const productFilters = ['lucrative', 'attention', 'loss', 'review'] as const;

export type ProductFilter = (typeof productFilters)[number];

export const productListQuerySchema = z.object({
  ...page,
  search,
  profitability: oneOf(productFilters, listErrors.profitability).optional(),
  order: oneOf(productOrders, listErrors.order).default('newest'),
});

export const productCountsSchema = strictObject({
  lucrative: z.int().min(0),
  attention: z.int().min(0),
  loss: z.int().min(0),
});

export type ProductListQuery = z.output<typeof productListQuerySchema>;
export type ProductCounts = z.infer<typeof productCountsSchema>;
