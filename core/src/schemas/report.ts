import { z } from 'zod';
import { strictObject } from './fields.ts';
import { productSchema } from './product.ts';

const share = strictObject({ count: z.int().min(0), percent: z.number() });

/** How many of the most lucrative products a report names. */
export const topProductsInReport = 5;

/**
 * What the products of a user come to. Margins in per cent over cost, amounts in R$; averages and
 * percents are not rounded, and 0 when there is no product. A net margin has one decimal and counts
 * labour at the user's rate of today, as on the product's card.
 */
export const reportSchema = strictObject({
  totalProducts: z.int().min(0),
  averageMargin: z.number(),
  averagePrice: z.number(),
  potentialRevenue: z.number(),
  distribution: strictObject({ lucrative: share, attention: share, loss: share }),
  topProducts: z.array(
    productSchema
      .pick({ id: true, name: true, craftCategory: true, marginPercentage: true, finalPrice: true })
      .extend({ netMargin: z.number() }),
  ),
});

export type Report = z.infer<typeof reportSchema>;
