import { z } from 'zod';
import { productSchema } from '../products/product-schemas.ts';
import { strictObject } from '../schemas/field-schemas.ts';

const share = strictObject({ count: z.int().min(0), percent: z.number() });

export const topProductsInReport = 5;

/**
 * The figures of a user's products: markups in per cent, amounts in R$. Averages and percents are
 * not rounded, and are 0 without a product. Markups are those by which products are rated
 * (`markupOf`); `marginPercentage` is the typed one. Profit and net margin, which has one decimal,
 * count labour at the user's rate of today, as the product's card does, and so does `labour`.
 */
export const reportSchema = strictObject({
  totalProducts: z.int().min(0),
  averageMargin: z.number(),
  averagePrice: z.number(),
  lowestPrice: z.number(),
  highestPrice: z.number(),
  potentialRevenue: z.number(),
  distribution: strictObject({ lucrative: share, attention: share, loss: share }),
  otherRate: z.int().min(0),
  topProducts: z.array(
    productSchema
      .pick({
        ...{ id: true, name: true, craftCategory: true, marginPercentage: true },
        ...{ finalPrice: true, earnedPerHour: true },
      })
      .extend({
        markup: z.number(),
        netMargin: z.number(),
        profit: z.number(),
        labour: z.number(),
      }),
  ),
  /**
   * Where the pieces of the last twelve months were sold, whatever they are: direct sales, whose id is
   * null, among the channels. The one of which most is left comes first: left = revenue - fees, and
   * earned = left - cost, of which labour is a part: with it, it is what reached the pocket.
   */
  channels: z.array(
    strictObject({
      channelId: z.uuid().nullable(),
      name: z.string(),
      pieces: z.number(),
      revenue: z.number(),
      fees: z.number(),
      left: z.number(),
      earned: z.number(),
      labour: z.number(),
    }),
  ),
});

export type Report = z.infer<typeof reportSchema>;

/** The number of products, the newest, of which one can be chosen. */
export const productsInCharts = 500;

/** How many products a ranking names at its head, and at its foot where there are more. */
export const ranked = { best: 5, least: 5 } as const;

const named = productSchema.pick({ id: true, name: true });
const rankedProducts = z.array(named.extend({ earnedPerHour: z.number() }));

/** What the detailed charts draw. */
export const reportChartsSchema = strictObject({
  totalProducts: z.int().min(0),
  /**
   * What a piece cost and earned on average, in R$, not rounded, and of how many products: the last
   * twelve months with products ('2026-11'), as they ended in Brasília; oldest first. Labour counts
   * the rate that each product was saved with.
   */
  months: z.array(
    strictObject({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      count: z.int().min(1),
      materials: z.number(),
      labour: z.number(),
      fixedCosts: z.number(),
      profit: z.number(),
    }),
  ),
  /** The newest products, newest first. */
  products: z.array(named),
  /** The hours' products, both lists from the highest to the lowest; `least` has none of the best. */
  hours: strictObject({ best: rankedProducts, least: rankedProducts }),
});

export type ReportCharts = z.infer<typeof reportChartsSchema>;
