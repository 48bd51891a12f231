import { z } from 'zod';
import { strictObject } from './field-schemas.ts';
import { productSchema } from './product.ts';

const share = strictObject({ count: z.int().min(0), percent: z.number() });

export const topProductsInReport = 5;

/**
 * The figures of a user's products: markups in per cent, amounts in R$. Averages and percents are
 * not rounded, and are 0 without a product. Markups are those by which products are rated
 * (`markupOf`); `marginPercentage` is the typed one. Profit and net margin, which has one decimal,
 * count labour at the user's rate of today, as the product's card does.
 */
export const reportSchema = strictObject({
  totalProducts: z.int().min(0),
  averageMargin: z.number(),
  averagePrice: z.number(),
  potentialRevenue: z.number(),
  distribution: strictObject({ lucrative: share, attention: share, loss: share }),
  otherRate: z.int().min(0),
  topProducts: z.array(
    productSchema
      .pick({ id: true, name: true, craftCategory: true, marginPercentage: true, finalPrice: true })
      .extend({ markup: z.number(), netMargin: z.number(), profit: z.number() }),
  ),
});

export type Report = z.infer<typeof reportSchema>;

/** How many products a drawing of single ones shows at most: the newest. */
export const productsInCharts = 500;

/** How many products a ranking names at its head, and at its foot where there are more. */
export const ranked = { best: 10, least: 5 } as const;

/** How many materials are named; the others are one sum. */
export const materialsInCharts = 10;

/** What a piece costs and earns on average, in R$, not rounded; of how many products. */
const partsShape = {
  count: z.int().min(1),
  materials: z.number(),
  labour: z.number(),
  fixedCosts: z.number(),
  profit: z.number(),
};

const named = productSchema.pick({ id: true, name: true });
const rankedProducts = z.array(named.extend({ earnedPerHour: z.number() }));

/**
 * What the detailed charts draw. Amounts are in R$ per piece. Labour, profit and net margin count
 * the hourly rate of today; those of past months count the rate each product was saved with.
 */
export const reportChartsSchema = strictObject({
  totalProducts: z.int().min(0),
  /** The crafts that have most products come first. */
  crafts: z.array(
    strictObject({ ...partsShape, craftCategory: productSchema.shape.craftCategory }),
  ),
  /** The last twelve with products ('2026-11'), as they ended in Brasília; oldest first. */
  months: z.array(strictObject({ ...partsShape, month: z.string().regex(/^\d{4}-\d{2}$/) })),
  /** The newest, newest first. */
  products: z.array(
    named.extend({
      finalPrice: productSchema.shape.finalPrice,
      netMargin: z.number(),
      markup: z.number(),
      profit: z.number(),
    }),
  ),
  /** Both from the highest to the lowest; the least of those that are not among the best. */
  hours: strictObject({ best: rankedProducts, least: rankedProducts }),
  /** What the materials of one piece of each product cost, by name; not rounded. */
  materials: strictObject({
    top: z.array(strictObject({ name: z.string(), amount: z.number() })),
    others: strictObject({ count: z.int().min(0), amount: z.number() }),
  }),
});

export type ReportCharts = z.infer<typeof reportChartsSchema>;
