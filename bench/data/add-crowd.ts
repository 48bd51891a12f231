import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/database.ts';
import { noFigures } from '#server/testing/settle-figures.ts';

/** What each person of a crowd has, and what those on Pro have, who are measured. */
const sizes = { crowd: 3, measured: 50, materialsOfEach: 4 };

/**
 * Adds people until there are this many, and products and catalogues for all. Rows lie as years of
 * use would have left them: those of one user far apart, each product's materials together.
 *
 * It has to run as a superuser: triggers, foreign keys and row-level security are left out.
 */
export async function addCrowd(db: Database, people: number): Promise<void> {
  const ownRows = sql`users u, lateral (
    select now() - random() * interval '700 days' as at
    from generate_series(1, case u.plan when 'pro' then ${sizes.measured}::int else ${sizes.crowd} end)
  ) own`;
  const steps = [
    sql`set session_replication_role = replica`,
    sql`set maintenance_work_mem = '1GB'`,
    sql`set work_mem = '256MB'`,
    sql`insert into users (id, email, name, craft_type, email_confirmed, confirmed_at)
      select ${idAt(sql`at`)}, 'person' || n || '@example.com', 'Ana Souza', 'croche', true, at
      from (
        select n, now() - random() * interval '700 days' as at
        from generate_series((select count(*) from users) + 1, ${people}::int) n
      ) drawn order by at`,
    sql`insert into sessions (id, user_id, token, expires_at)
      select ${idAt(sql`created_at`)}, id, md5(id::text), now() + interval '7 days'
      from users where id not in (select user_id from sessions) order by random()`,
    sql`insert into accounts (id, user_id, provider_id, account_id)
      select gen_random_uuid(), id, 'credential', id::text
      from users where id not in (select user_id from accounts) order by random()`,
  ];
  const rows = [
    sql`insert into products (user_id, id, name, craft_category, production_time, fixed_costs,
        margin_percentage, hourly_rate, final_price, created_at, ${noFigures.columns})
      select u.id, ${idAt(sql`own.at`)}, 'Peça', 'croche', 1, 5,
        10 + random() * 290, 25, 20 + random() * 1000, own.at, ${noFigures.values}
      from ${ownRows} order by own.at`,
    sql`insert into materials (user_id, product_id, id, position, name, quantity, unit_price,
        total_price)
      select user_id, id, ${idAt(sql`created_at`)}, position, 'Fio de algodão', 1.5, 18.9, 28.35
      from products, generate_series(0, ${sizes.materialsOfEach - 1}::int) position
      order by created_at`,
    sql`insert into user_materials (user_id, id, name, unit_price, created_at)
      select u.id, ${idAt(sql`own.at`)}, 'Fio de algodão', 18.9, own.at
      from ${ownRows} order by own.at`,
    sql`insert into stock_movements (user_id, id, act_id, kind, product_id, quantity, value, told,
        hours, labour, happened_at, created_at)
      select user_id, id, id, 'production', id, 1, 30.75, 1, 1, 25, created_at, created_at
      from products order by created_at`,
  ];
  await db.prepare(async (owner) => {
    for (const step of steps) await owner.execute(step);
    await indexedAfterwards(owner, async () => {
      for (const step of rows) await owner.execute(step);
    });
  });
}

/** Millions of rows that go into an index one by one take an hour; sorted, minutes. */
async function indexedAfterwards(owner: Queryable, fill: () => Promise<void>): Promise<void> {
  const tables = sql`('products', 'materials', 'user_materials', 'stock_movements')`;
  // Keys to other tables' rows first: they need the others.
  const { rows: dropped } = await owner.execute(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) as make
    from pg_constraint where contype in ('p', 'f') and
      (conrelid in (select t.oid from pg_class t where relname in ${tables})
      or confrelid in (select t.oid from pg_class t where relname in ${tables}))
    order by contype`);
  const { rows: indexes } = await owner.execute(sql`
    select format('drop index %I', indexname) as drop, indexdef as make from pg_indexes
    where tablename in ${tables} and indexname not in (select conname from pg_constraint)`);
  const all = [...dropped, ...indexes];
  for (const each of all) await owner.execute(sql.raw(String(each.drop)));
  await fill();
  for (const each of all.toReversed()) await owner.execute(sql.raw(String(each.make)));
}

/** A UUID of version 7, as of that time. */
const idAt = (time: SQL) => sql`(
  lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0')
  || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15)
)::uuid`;
