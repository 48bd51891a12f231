import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import {
  materialsInCharts,
  productsInCharts,
  type Report,
  type ReportCharts,
  ranked,
  topProductsInReport,
} from '#core/schemas/report.ts';
import { partsAt, partsByMonth } from '../../db/cost-columns.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { folded } from '../../db/folded.ts';
import {
  average,
  countWhere,
  isOf,
  markupAt,
  netMarginAt,
  profitAt,
  ratedAt,
} from '../../db/rated-products.ts';
import { materials, products } from '../../db/schema.ts';
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
    .where(activeRows(products, userId))
    .orderBy(desc(markup), desc(products.createdAt), desc(products.id))
    .limit(topProductsInReport);
}

/** Amounts in R$. @param hourlyRate the cost of an hour of labour today, in R$ */
export async function readCharts(
  tx: Queryable,
  userId: UserId,
  hourlyRate: number,
): Promise<ReportCharts> {
  const crafts = await readCrafts(tx, userId, hourlyRate);
  const totalProducts = crafts.reduce((sum, { count }) => sum + count, 0);
  const others = Math.max(0, totalProducts - ranked.best);
  const least = await rankByHour(tx, userId, asc, Math.min(others, ranked.least));
  return {
    totalProducts,
    crafts,
    months: await readMonths(tx, userId),
    products: await readNewest(tx, userId, hourlyRate),
    hours: { best: await rankByHour(tx, userId, desc, ranked.best), least: least.toReversed() },
    materials: await weighMaterials(tx, userId),
  };
}

async function readCrafts(tx: Queryable, userId: UserId, hourlyRate: number) {
  const parts = partsAt(hourlyRate);
  const { craftCategory } = products;
  return await tx
    .select({
      craftCategory,
      count: count(),
      materials: average(parts.materials),
      labour: average(parts.labour),
      fixedCosts: average(parts.fixedCosts),
      profit: average(parts.profit),
    })
    .from(products)
    .where(activeRows(products, userId))
    .groupBy(craftCategory)
    .orderBy(desc(count()), craftCategory);
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

async function readNewest(tx: Queryable, userId: UserId, hourlyRate: number) {
  return await tx
    .select({
      id: products.id,
      name: products.name,
      finalPrice: products.finalPrice,
      netMargin: netMarginAt(hourlyRate).mapWith(Number),
      markup: markupAt(hourlyRate).mapWith(Number),
      profit: profitAt(hourlyRate).mapWith(Number),
    })
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

async function weighMaterials(tx: Queryable, userId: UserId): Promise<ReportCharts['materials']> {
  // Folding takes time, so that each spelling is folded once.
  const spelt = tx
    .select({
      name: materials.name,
      key: folded(materials.name).as('key'),
      amount: sql`sum(${materials.totalPrice} / ${products.batchSize})`.as('amount'),
    })
    .from(materials)
    .innerJoin(
      products,
      and(eq(products.userId, materials.userId), eq(products.id, materials.productId)),
    )
    .where(and(activeRows(products, userId), eq(materials.userId, userId)))
    .groupBy(materials.name)
    .as('spelt');
  const amount = sql`sum(${spelt.amount})`;
  // The spelling that weighs most stands for all.
  const name = sql<string>`(array_agg(${spelt.name} order by ${spelt.amount} desc, ${spelt.name}))[1]`;
  const weighed = tx
    .select({
      name: name.as('shown'),
      amount: amount.as('weight'),
      place: placeAmongNamed(sql`${amount} desc, ${spelt.key}`).as('place'),
    })
    .from(spelt)
    .groupBy(spelt.key)
    .as('weighed');
  const found = await tx
    .select({
      name: sql<string>`min(${weighed.name})`,
      amount: sql`sum(${weighed.amount})`.mapWith(Number),
      place: sql`${weighed.place}`.mapWith(Number),
      count: count(),
    })
    .from(weighed)
    .groupBy(weighed.place)
    .orderBy(weighed.place);
  const others = found.find(({ place }) => place > materialsInCharts);
  return {
    top: found.slice(0, materialsInCharts).map(({ name, amount }) => ({ name, amount })),
    others: { count: others?.count ?? 0, amount: others?.amount ?? 0 },
  };
}

/** From 1 on; one place for all that are not named. */
const placeAmongNamed = (order: SQL) =>
  sql`least(row_number() over (order by ${order}), ${sql.raw(String(materialsInCharts + 1))})`;
