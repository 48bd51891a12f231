import { sql } from 'drizzle-orm';
import type { Database, UserId } from '#server/db/database.ts';
import { noFigures, settleFigures } from '#server/testing/settle-figures.ts';

/** One statement may take ten seconds, on a machine that may be busy. */
const atOnce = 10_000;

/** Gives a user this many products, the newest being 'Peça 1', with markups and prices of every kind. */
export async function addProducts(
  db: Database,
  userId: UserId,
  count: number,
  materialsOfEach = 1,
): Promise<void> {
  for (let first = 1; first <= count; first += atOnce) {
    const last = Math.min(count, first + atOnce - 1);
    await db.asUser(userId, (tx) =>
      tx.execute(sql`
        with added as (
          insert into products (user_id, id, name, craft_category, production_time, fixed_costs,
            margin_percentage, hourly_rate, final_price, created_at, ${noFigures.columns})
          select ${userId}::uuid, gen_random_uuid(), 'Peça ' || n, 'croche', 1, 5,
            10 + n * 7919 % 29001 / 100.0, 25, 20 + n * 104729 % 100000 / 100.0,
            now() - n * interval '1 minute', ${noFigures.values}
          from generate_series(${first}::bigint, ${last}::bigint) n
          returning user_id, id
        )
        insert into materials (user_id, product_id, id, position, name, quantity, unit_price,
          total_price)
        select user_id, id, gen_random_uuid(), position, 'Fio de algodão', 1.5, 18.9, 28.35
        from added, generate_series(0, ${materialsOfEach - 1}::bigint) position`),
    );
    // Each material looks for its product: by what was known of an empty table, in the wrong index.
    if (count > atOnce) await db.prepare(async (owner) => void (await owner.execute('analyze')));
  }
  await db.asUser(userId, settleFigures);
}
