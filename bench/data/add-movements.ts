import { sql } from 'drizzle-orm';
import type { Database, Queryable, UserId } from '#server/db/database.ts';
import { noFigures, settleFigures } from '#server/testing/settle-figures.ts';

/** Materials, and products that take one each. */
const kinds = 100;

/** One statement may take ten seconds, on a machine that may be busy. */
const atOnce = 10_000;

/** Gives a user so many tracked materials: 'Fio 1', 'Fio 2' … */
export const addYarns = (tx: Queryable, userId: UserId, count: number) =>
  tx.execute(sql`
    insert into user_materials (user_id, id, name, unit_price, unit_type, tracked, minimum)
    select ${userId}::uuid, gen_random_uuid(), 'Fio ' || n, 0.5, 'metro', true, 20
    from generate_series(1, ${count}::int) n`);

/**
 * Gives a user 100 tracked materials and 100 products, and so many movements over them in two years: of
 * four, one is a purchase of 'Fio 1', one of any material, one a production and one a sale.
 */
export async function addMovements(db: Database, userId: UserId, count: number): Promise<void> {
  await db.asUser(userId, async (tx) => {
    await addYarns(tx, userId, kinds);
    await tx.execute(sql`
      with added as (
        insert into products (user_id, id, name, craft_category, production_time, fixed_costs,
          margin_percentage, hourly_rate, final_price, ${noFigures.columns})
        select ${userId}::uuid, gen_random_uuid(), 'Peça ' || n, 'croche', 1, 5, 100, 25, 61,
          ${noFigures.values}
        from generate_series(1, ${kinds}::int) n
        returning user_id, id, name
      )
      insert into materials (user_id, product_id, id, position, name, quantity, unit, unit_price,
        total_price, material_id)
      select user_id, added.id, gen_random_uuid(), 0, yarn.name, 1.5, 'metro', 0.5, 0.75, yarn.id
      from added join user_materials yarn using (user_id)
      where substr(added.name, 6) = substr(yarn.name, 5)`);
    await settleFigures(tx);
  });
  for (let first = 1; first <= count; first += atOnce) {
    const last = Math.min(count, first + atOnce - 1);
    await db.asUser(userId, (tx) => tx.execute(someMovements(userId, first, last, count)));
  }
  await db.asUser(userId, async (tx) => {
    for (const [table, item] of [
      ['user_materials', 'material_id'],
      ['products', 'product_id'],
    ] as const) {
      await tx.execute(sql`
        update ${sql.identifier(table)} owned set on_hand = sums.quantity, stock_value = sums.value
        from (select ${sql.identifier(item)} as id, sum(quantity) as quantity, sum(value) as value
          from stock_movements where user_id = ${userId} group by 1) sums
        where owned.user_id = ${userId} and owned.id = sums.id`);
    }
  });
}

const someMovements = (userId: UserId, first: number, last: number, count: number) => sql`
  with materials as (
    select id, substr(name, 5)::int - 1 as place from user_materials where user_id = ${userId}
  ), pieces as (
    select id, substr(name, 6)::int - 1 as place from products where user_id = ${userId}
  ), made as (
    select n, gen_random_uuid() as id, n % 4 as kind,
      case n % 4 when 0 then 0 else n / 4 * 7919 % ${kinds}::int end as place,
      date_trunc('milliseconds', now() - (${count}::int - n) * interval '2 years' / ${count}::int) as at
    from generate_series(${first}::int, ${last}::int) n
  )
  insert into stock_movements (user_id, id, act_id, kind, material_id, product_id, quantity, value,
    told, unit, unit_price, hours, labour, happened_at, created_at)
  select ${userId}::uuid, made.id, made.id,
    (array['purchase', 'purchase', 'production', 'sale'])[kind + 1],
    case when kind < 2 then materials.id end, case when kind >= 2 then pieces.id end,
    case when kind = 3 then -1 else 1 + n % 5 end,
    case when kind = 3 then -30.75 else 30.75 end,
    1 + n % 5, case when kind < 2 then 'metro' end, case when kind = 3 then 61 end,
    case when kind >= 2 then 1 end, case when kind >= 2 then 25 end, at, at
  from made join materials using (place) join pieces using (place)`;
