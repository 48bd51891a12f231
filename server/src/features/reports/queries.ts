import { and, count, desc, eq, sql } from 'drizzle-orm';
import { type Report, topProductsInReport } from '#core/schemas/report.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import {
  average,
  countWhere,
  isOf,
  judgedAt,
  markupAt,
  netMarginAt,
  profitAt,
} from '../../db/judged-products.ts';
import { products } from '../../db/schema.ts';

/**
 * The figures of the user's products: markups in per cent, amounts in R$, averages and percents not
 * rounded. The database computes them from one index, whatever the number of products.
 *
 * @param hourlyRate the cost of an hour of labour today, in R$
 */
export async function readReport(
  tx: Queryable,
  userId: UserId,
  hourlyRate: number,
): Promise<Report> {
  const judged = judgedAt(tx, hourlyRate, ownProducts(userId));
  const { markup, finalPrice, otherRate } = judged;
  const { lucrative, attention, loss } = isOf(markup);
  const [figures] = await tx
    .select({
      total: count(),
      averageMargin: average(markup),
      averagePrice: average(finalPrice),
      potentialRevenue: sql`coalesce(sum(${finalPrice}), 0)`.mapWith(Number),
      lucrative: countWhere(lucrative),
      attention: countWhere(attention),
      loss: countWhere(loss),
      otherRate: countWhere(otherRate),
    })
    .from(judged);
  if (!figures) throw new Error('an aggregate answered no row');
  const { total, otherRate: pricedAtOtherRate } = figures;
  const share = (count: number) => ({ count, percent: total === 0 ? 0 : (count * 100) / total });
  return {
    totalProducts: total,
    averageMargin: figures.averageMargin,
    averagePrice: figures.averagePrice,
    potentialRevenue: figures.potentialRevenue,
    distribution: {
      lucrative: share(figures.lucrative),
      attention: share(figures.attention),
      loss: share(figures.loss),
    },
    otherRate: pricedAtOtherRate,
    topProducts: await readTopProducts(tx, userId, hourlyRate),
  };
}

async function readTopProducts(tx: Queryable, userId: UserId, hourlyRate: number) {
  const markup = markupAt(hourlyRate);
  return await tx
    .select({
      id: products.id,
      name: products.name,
      craftCategory: products.craftCategory,
      marginPercentage: products.marginPercentage,
      markup: markup.mapWith(Number),
      finalPrice: products.finalPrice,
      netMargin: netMarginAt(hourlyRate).mapWith(Number),
      profit: profitAt(hourlyRate).mapWith(Number),
    })
    .from(products)
    .where(ownProducts(userId))
    .orderBy(desc(markup), desc(products.createdAt), desc(products.id))
    .limit(topProductsInReport);
}

const ownProducts = (userId: UserId) =>
  and(eq(products.userId, userId), eq(products.isActive, true));
