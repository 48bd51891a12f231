import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { productsInMonth, type StockMonth } from '#core/stock/stock-schemas.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { products, stockMovements } from '../../db/schema.ts';

const { happenedAt, productId, quantity, value, unitPrice, fees, hours, labour } = stockMovements;

const thisMonth = sql`date_trunc('month', now() at time zone 'America/Sao_Paulo')`;
const month = sql<string>`to_char(${happenedAt} at time zone 'America/Sao_Paulo', 'YYYY-MM')`;

/** The person's own, of the last twelve months. */
const lately = (userId: UserId) =>
  and(
    eq(stockMovements.userId, userId),
    isNotNull(productId),
    sql`${happenedAt} >= (${thisMonth} - interval '11 months') at time zone 'America/Sao_Paulo'`,
  );

/**
 * What was made and sold in each of the last twelve months in Brasília, newest first. A reversal
 * counts in its original's month. Only made or sold pieces have labour, and only sold ones a price.
 */
export async function readMonths(tx: Queryable, userId: UserId): Promise<StockMonth[]> {
  const isSold = sql`${unitPrice} is not null`;
  const ofSold = (amount: SQL) => sql`coalesce(sum(${amount}) filter (where ${isSold}), 0)`;
  const revenue = ofSold(sql`-${quantity} * ${unitPrice}`);
  const cost = ofSold(sql`-${value}`);
  const taken = ofSold(sql`${fees}`);
  const earned = sql`${revenue} - ${cost} - ${taken}`;
  const work = ofSold(sql`${labour}`);
  const worked = ofSold(sql`${hours}`);
  const found = await tx
    .select({
      month: month.as('month'),
      made: sql`coalesce(sum(${quantity}) filter (where ${unitPrice} is null), 0)`.mapWith(Number),
      sold: ofSold(sql`-${quantity}`).mapWith(Number),
      revenue: revenue.mapWith(Number),
      cost: cost.mapWith(Number),
      fees: taken.mapWith(Number),
      earned: earned.mapWith(Number),
      labour: work.mapWith(Number),
      hours: worked.mapWith(Number),
      earnedPerHour: sql`case when ${worked} > 0
        then round((${earned} + ${work}) / ${worked}, 2) end`.mapWith(Number),
    })
    .from(stockMovements)
    .where(and(lately(userId), or(isNotNull(labour), isNotNull(unitPrice))))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
  const months = found.filter(({ made, sold, hours }) => made !== 0 || sold !== 0 || hours !== 0);
  if (months.length === 0) return [];
  const sales = Map.groupBy(await readSales(tx, userId), (sale) => sale.month);
  return months.map((each) => ({
    ...each,
    products: (sales.get(each.month) ?? []).map(({ month, ...sale }) => sale),
  }));
}

/** The products that each month sold, those of most pieces first. */
async function readSales(tx: Queryable, userId: UserId) {
  const sold = sql`sum(-${quantity})`;
  const ranked = tx
    .select({
      month: month.as('month'),
      id: sql<string>`${products.id}`.as('product'),
      name: sql<string>`${products.name}`.as('name'),
      sold: sold.as('sold'),
      earned: sql`sum(-${quantity} * ${unitPrice} + ${value} - ${fees})`.as('earned'),
      labour: sql`coalesce(sum(${labour}), 0)`.as('labour'),
      place: sql`row_number() over (
        partition by ${month} order by ${sold} desc, ${products.name}, ${products.id})`.as('place'),
    })
    .from(stockMovements)
    .innerJoin(
      products,
      and(eq(products.userId, stockMovements.userId), eq(products.id, productId)),
    )
    .where(and(lately(userId), isNotNull(unitPrice), eq(products.userId, userId)))
    .groupBy(month, products.id, products.name)
    .having(sql`${sold} <> 0`)
    .as('ranked');
  return await tx
    .select({
      month: ranked.month,
      id: ranked.id,
      name: ranked.name,
      sold: sql`${ranked.sold}`.mapWith(Number),
      earned: sql`${ranked.earned}`.mapWith(Number),
      labour: sql`${ranked.labour}`.mapWith(Number),
    })
    .from(ranked)
    .where(sql`${ranked.place} <= ${productsInMonth}`)
    .orderBy(ranked.month, ranked.place);
}
