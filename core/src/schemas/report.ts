import { z } from 'zod';
import { strictObject } from './fields.ts';
import { productSchema } from './product.ts';

const share = strictObject({ count: z.int().min(0), percent: z.number() });

/** How many of the most lucrative products a report names. */
export const topProductsInReport = 5;

/**
 * The figures of a user's products: markups in per cent, amounts in R$. Averages and percents are
 * not rounded, and are 0 without a product. Markups are those by which products are judged
 * (`markupOf`); `marginPercentage` is the typed one. Profit and net margin, which has one decimal,
 * count labour at the user's rate of today, as the product's card does.
 */
export const reportSchema = strictObject({
  totalProducts: z.int().min(0),
  averageMargin: z.number(),
  averagePrice: z.number(),
  potentialRevenue: z.number(),
  distribution: strictObject({ lucrative: share, attention: share, loss: share }),
  /** How many were priced at another hourly rate than today's. */
  otherRate: z.int().min(0),
  topProducts: z.array(
    productSchema
      .pick({ id: true, name: true, craftCategory: true, marginPercentage: true, finalPrice: true })
      .extend({ markup: z.number(), netMargin: z.number(), profit: z.number() }),
  ),
});

export type Report = z.infer<typeof reportSchema>;
