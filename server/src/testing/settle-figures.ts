import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** Columns and values of the figures, for products that are inserted past the features. */
export const noFigures = {
  columns: sql.raw(
    'total_cost, suggested_price, profit, net_margin, markup, earned_per_hour, practised_markup',
  ),
  values: sql.raw('0, 0, 0, 0, 0, 0, 0'),
};

/** Computes the figures of inserted products: rows with unit prices, batches of one piece. */
export async function settleFigures(tx: Queryable): Promise<void> {
  await tx.execute(sql`update materials set total_price = round(quantity * unit_price, 2)`);
  await tx.execute(sql`
    update products p set
      total_cost = f.cost,
      suggested_price = round(f.cost * (100 + margin_percentage) / 100, 2),
      profit = final_price - f.cost,
      net_margin = case when final_price = 0 then 0
        else round(floor((final_price - f.cost) * 1000 / final_price + 0.5) / 10, 1) end,
      markup = case when f.cost = 0 then 0
        else round(floor((final_price - f.cost) * 10000 / f.cost + 0.5) / 100, 2) end,
      earned_per_hour = round(floor(
        (round(production_time * hourly_rate, 2) + final_price - f.cost) * 100 / production_time + 0.5
      ) / 100, 2),
      practised_markup = margin_percentage
    from (
      select user_id, id, fixed_costs + round(production_time * hourly_rate, 2) + round(coalesce((
        select sum(quantity * unit_price) from materials m
        where m.user_id = q.user_id and m.product_id = q.id), 0), 2) as cost
      from products q
    ) f
    where f.user_id = p.user_id and f.id = p.id`);
}
