import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { StockMonth } from '#core/schemas/stock.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { stockMovements } from '../../db/schema.ts';

const thisMonth = sql`date_trunc('month', now() at time zone 'America/Sao_Paulo')`;

/**
 * What was made and sold in each of the last twelve months in Brasília, newest first. A reversal
 * counts in its original's month. Only made or sold pieces have labour, and only sold ones a price.
 */
export async function readMonths(tx: Queryable, userId: UserId): Promise<StockMonth[]> {
  const { happenedAt, productId, quantity, value, unitPrice, hours, labour } = stockMovements;
  const isSold = sql`${unitPrice} is not null`;
  const ofSold = (amount: SQL) => sql`coalesce(sum(${amount}) filter (where ${isSold}), 0)`;
  const revenue = ofSold(sql`-${quantity} * ${unitPrice}`);
  const cost = ofSold(sql`-${value}`);
  const worked = ofSold(sql`${hours}`);
  const month = sql<string>`to_char(${happenedAt} at time zone 'America/Sao_Paulo', 'YYYY-MM')`;
  const found = await tx
    .select({
      month: month.as('month'),
      made: sql`coalesce(sum(${quantity}) filter (where ${unitPrice} is null), 0)`.mapWith(Number),
      sold: ofSold(sql`-${quantity}`).mapWith(Number),
      revenue: revenue.mapWith(Number),
      cost: cost.mapWith(Number),
      earned: sql`${revenue} - ${cost}`.mapWith(Number),
      hours: worked.mapWith(Number),
      earnedPerHour: sql`case when ${worked} > 0
        then round((${revenue} - ${cost} + ${ofSold(sql`${labour}`)}) / ${worked}, 2) end`.mapWith(
        Number,
      ),
    })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.userId, userId),
        isNotNull(productId),
        or(isNotNull(labour), isNotNull(unitPrice)),
        sql`${happenedAt} >= (${thisMonth} - interval '11 months') at time zone 'America/Sao_Paulo'`,
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
  return found.filter(({ made, sold, hours }) => made !== 0 || sold !== 0 || hours !== 0);
}
