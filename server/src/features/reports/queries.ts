import { asc, count, desc, sql } from 'drizzle-orm';
import { channelSaleWords } from '#core/channels/sale-texts.ts';
import { type Decimal, toDecimal } from '#core/numbers/decimal.ts';
import {
  productsInCharts,
  type Report,
  type ReportCharts,
  ranked,
  topProductsInReport,
} from '#core/reports/report-schemas.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { partsByMonth } from '../../db/parts-by-month.ts';
import {
  average,
  countWhere,
  earnedAmount,
  isOf,
  markupAt,
  netMarginAt,
  priceRange,
  profitAt,
  ratedAt,
} from '../../db/rated-products.ts';
import { products } from '../../db/schema.ts';
import { soldByChannel } from '../../db/sold-by-channel.ts';
import { newestFirst } from '../../db/user-rows.ts';
import { activeRows } from '../rows/queries.ts';

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
  const rated = ratedAt(tx, hourlyRate, activeRows(products, userId));
  const { markup, finalPrice } = rated;
  const is = isOf(markup);
  const [figures] = await tx
    .select({
      totalProducts: count(),
      averageMargin: average(markup),
      averagePrice: average(finalPrice),
      ...priceRange(finalPrice),
      potentialRevenue: sql`coalesce(sum(${finalPrice}), 0)`.mapWith(Number),
      lucrative: countWhere(is.lucrative),
      attention: countWhere(is.attention),
      loss: countWhere(is.loss),
      otherRate: countWhere(rated.otherRate),
    })
    .from(rated);
  if (!figures) throw new Error('an aggregate answered no row');
  const { lucrative, attention, loss, otherRate, ...totals } = figures;
  const share = (count: number) => ({
    count,
    percent: count && (count * 100) / totals.totalProducts,
  });
  return {
    ...totals,
    distribution: {
      lucrative: share(lucrative),
      attention: share(attention),
      loss: share(loss),
    },
    otherRate,
    topProducts: await readTopProducts(tx, userId, hourlyRate),
    channels: await readChannels(tx, userId),
  };
}

async function readChannels(tx: Queryable, userId: UserId): Promise<Report['channels']> {
  const { rows } = await tx.execute(soldByChannel(userId));
  return rows.map(({ channel_id: id, name, ...row }) => {
    const [revenue, fees, cost, labour] = [row.revenue, row.fees, row.cost, row.labour].map(
      (text) => toDecimal(String(text)),
    ) as [Decimal, Decimal, Decimal, Decimal];
    const left = revenue.minus(fees);
    return {
      channelId: id === null ? null : String(id),
      name: name === null ? channelSaleWords.direct : String(name),
      pieces: Number(row.pieces),
      revenue: Number(revenue.toFixed()),
      fees: Number(fees.toFixed()),
      left: Number(left.toFixed()),
      earned: Number(left.minus(cost).toFixed()),
      labour: Number(labour.toFixed()),
    };
  });
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
      labour: sql`${earnedAmount} - (${profitAt(hourlyRate)})`.mapWith(Number),
      earnedPerHour: products.earnedPerHour,
    })
    .from(products)
    .where(activeRows(products, userId))
    .orderBy(desc(markup), desc(products.createdAt), desc(products.id))
    .limit(topProductsInReport);
}

export async function readCharts(tx: Queryable, userId: UserId): Promise<ReportCharts> {
  const [all] = await tx
    .select({ totalProducts: count() })
    .from(products)
    .where(activeRows(products, userId));
  const totalProducts = all?.totalProducts ?? 0;
  const others = Math.max(0, totalProducts - ranked.best);
  const least = await rankByHour(tx, userId, asc, Math.min(others, ranked.least));
  return {
    totalProducts,
    months: await readMonths(tx, userId),
    products: await readNewest(tx, userId),
    hours: { best: await rankByHour(tx, userId, desc, ranked.best), least: least.toReversed() },
  };
}

async function readMonths(tx: Queryable, userId: UserId): Promise<ReportCharts['months']> {
  const { rows } = await tx.execute(partsByMonth(userId));
  return rows.map(({ month, ...row }) => ({
    month: String(month),
    count: Number(row.count),
    materials: Number(row.materials),
    labour: Number(row.labour),
    fixedCosts: Number(row.fixed_costs),
    profit: Number(row.profit),
  }));
}

async function readNewest(tx: Queryable, userId: UserId) {
  return await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(activeRows(products, userId))
    .orderBy(...newestFirst(products))
    .limit(productsInCharts);
}

/** What an hour earns does not depend on what it costs. */
async function rankByHour(tx: Queryable, userId: UserId, by: typeof asc, limit: number) {
  const { id, name, earnedPerHour, createdAt } = products;
  return await tx
    .select({ id, name, earnedPerHour })
    .from(products)
    .where(activeRows(products, userId))
    .orderBy(by(earnedPerHour), by(createdAt), by(id))
    .limit(limit);
}
