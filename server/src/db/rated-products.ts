import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { profitabilityThresholds } from '#core/pricing/profitability.ts';
import type { ProductFilter } from '#core/products/product-list-schemas.ts';
import type { Queryable } from './database.ts';
import { products } from './schema.ts';

// The figures of a product at the hourly rate of today: core's product-figures.ts in SQL. Both are
// held against each other in server/src/http/row-calls/lists.engines.itest.ts.

const { finalPrice, profit, practisedMarkup, productionTime, hourlyRate, batchSize } = products;

/** What the labour of a piece costs at an hourly rate in R$. */
const labourAt = (rate: SQLWrapper) => sql`round(${productionTime} * ${rate} / ${batchSize}, 2)`;

/** What a piece earns with labour at an hourly rate in R$. */
export const profitAt = (rate: number) => sql`case when ${hourlyRate} = ${rate}::numeric
  then ${profit}
  else ${profit} + ${labourAt(sql`${hourlyRate}`)} - ${labourAt(sql`${rate}::numeric`)} end`;

/** Work and profit of a piece together, in R$. */
export const earnedAmount = sql`${profit} + ${labourAt(sql`${hourlyRate}`)}`;

/** What a piece costs with labour at an hourly rate in R$. */
export const costAt = (rate: number) => sql`${finalPrice} - (${profitAt(rate)})`;

/** The markup by which a product is rated at an hourly rate in R$, in per cent. */
export function markupAt(rate: number): SQL {
  const earned = profitAt(rate);
  // Half-up, which is towards +infinity below 0 too.
  const lost = sql`round(floor((${earned}) * 10000 / (${finalPrice} - (${earned})) + 0.5) / 100, 2)`;
  return sql`case when (${earned}) < 0 then ${lost} else ${practisedMarkup} end`;
}

/** The net margin with labour at an hourly rate in R$, in per cent with one decimal. */
export const netMarginAt = (rate: number) => sql`case when ${finalPrice} = 0 then 0
  else round(floor((${profitAt(rate)}) * 1000 / ${finalPrice} + 0.5) / 10, 1) end`;

const { lucrative, attention } = profitabilityThresholds;

export const isOf = (markup: SQLWrapper): Readonly<Record<ProductFilter, SQL>> => ({
  lucrative: sql`${markup} >= ${sql.raw(String(lucrative))}`,
  attention: sql`${markup} >= ${sql.raw(String(attention))} and ${markup} < ${sql.raw(String(lucrative))}`,
  loss: sql`${markup} < ${sql.raw(String(attention))}`,
  review: sql`${markup} < ${sql.raw(String(lucrative))}`,
});

/**
 * Products with the figures that are counted: the markup by which each is rated, its price, and
 * whether it was priced at another rate. Each figure is computed once, however often it is read.
 *
 * @param rate the hourly rate of today, in R$
 * @param which products
 */
export const ratedAt = (tx: Queryable, rate: number, which: SQL | undefined) =>
  tx
    .select({
      markup: markupAt(rate).as('markup'),
      finalPrice: sql`${finalPrice}`.as('final_price'),
      otherRate: sql`${hourlyRate} <> ${rate}::numeric`.as('other_rate'),
    })
    .from(products)
    .where(which)
    // A limit, if any, keeps the planner from computing the markup again for each use.
    .limit(Number.MAX_SAFE_INTEGER)
    .as('rated');

/** Averages are not rounded, and are 0 where there is nothing. */
export const average = (figure: SQLWrapper) => sql`coalesce(avg(${figure}), 0)`.mapWith(Number);

export const priceRange = (price: SQLWrapper) => ({
  lowestPrice: sql`coalesce(min(${price}), 0)`.mapWith(Number),
  highestPrice: sql`coalesce(max(${price}), 0)`.mapWith(Number),
});

export const countWhere = (which: SQLWrapper) =>
  sql`count(*) filter (where ${which})`.mapWith(Number);
