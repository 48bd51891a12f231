import { type SQL, sql } from 'drizzle-orm';
import type { UserId } from './database.ts';
import { rowStates } from './schema.ts';

const today = sql`date_trunc('month', now() at time zone 'America/Sao_Paulo')`;

/**
 * The averages of the parts of prices, for each of the last twelve months with products: of every
 * product as it was last saved before the month ended in Brasília, unless it was deleted then.
 * What the materials cost is what the total cost leaves: it was summed up before it was rounded.
 * Columns: month ('2026-11'), count, materials, labour, fixed_costs, profit.
 */
export const partsByMonth = (userId: UserId): SQL => sql`
  with months as (
    select to_char(month, 'YYYY-MM') as month,
      (month + interval '1 month') at time zone 'America/Sao_Paulo' as ends
    from generate_series(${today} - interval '11 months', ${today}, interval '1 month') as month
  ), spans as (
    select at, lead(at) over (partition by row_id order by version) as until, state
    from ${rowStates} where user_id = ${userId} and kind = 'product'
  ), parts as materialized (
    select at, until, "totalCost" as cost, profit,
      round("productionTime" * "hourlyRate" / "batchSize", 2) as labour,
      round("fixedCosts" / "batchSize", 2) as fixed_costs
    from spans, jsonb_to_record(state) as kept("totalCost" numeric, profit numeric,
      "productionTime" numeric, "hourlyRate" numeric, "batchSize" numeric, "fixedCosts" numeric)
    where state is not null and exists (
      select from months where at < ends and (until is null or until >= ends))
  )
  select month, count(*) as count, avg(cost - labour - fixed_costs) as materials,
    avg(labour) as labour, avg(fixed_costs) as fixed_costs, avg(profit) as profit
  from months join parts on at < ends and (until is null or until >= ends)
  group by month order by month`;
