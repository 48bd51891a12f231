import { type SQL, sql } from 'drizzle-orm';
import type { UserId } from './database.ts';
import { channels, stockMovements } from './schema.ts';

const thisMonth = sql`date_trunc('month', now() at time zone 'America/Sao_Paulo')`;

/**
 * What was sold in each channel, deleted ones too, in the last twelve months in Brasília; the one
 * that left most first. A reversal takes away what it reverses. Amounts in R$, not rounded.
 * Columns: channel_id and name, both null for direct sales, pieces, revenue, fees, cost, labour.
 */
export const soldByChannel = (userId: UserId): SQL => sql`
  select m.channel_id, c.name, sum(-m.quantity) as pieces, sum(m.fees) as fees,
    sum(-m.quantity * m.unit_price) as revenue, sum(-m.value) as cost, coalesce(sum(m.labour), 0) as labour
  from ${stockMovements} m
  left join ${channels} c on c.user_id = ${userId} and c.id = m.channel_id
  where m.user_id = ${userId} and m.unit_price is not null
    and m.happened_at >= (${thisMonth} - interval '11 months') at time zone 'America/Sao_Paulo'
  group by m.channel_id, c.name
  having sum(-m.quantity) <> 0
  order by sum(-m.quantity * m.unit_price - m.fees) desc, m.channel_id nulls first`;
