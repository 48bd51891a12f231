import { sql } from 'drizzle-orm';
import type { Database, UserId } from '#server/db/database.ts';
import { noFigures, settleFigures } from '#server/testing/settle-figures.ts';
import { addYarns } from './add-movements.ts';

const kinds = 100;

/** Gives a user 100 tracked materials, and so many products that take four of them each. */
export async function addLinkedProducts(db: Database, userId: UserId, count: number) {
  await db.asUser(userId, async (tx) => {
    await addYarns(tx, userId, kinds);
    await tx.execute(sql`
      with added as (
        insert into products (user_id, id, name, craft_category, production_time, fixed_costs,
          margin_percentage, hourly_rate, final_price, created_at, ${noFigures.columns})
        select ${userId}::uuid, gen_random_uuid(), 'Peça ' || n, 'croche', 1, 5, 100, 25, 61,
          now() - n * interval '1 minute', ${noFigures.values}
        from generate_series(1, ${count}::int) n
        returning user_id, id, name
      )
      insert into materials (user_id, product_id, id, position, name, quantity, unit, unit_price,
        total_price, material_id)
      select user_id, added.id, gen_random_uuid(), position, yarn.name, 1.5, 'metro', 0.5, 0.75,
        yarn.id
      from added cross join generate_series(0, 3) position join user_materials yarn using (user_id)
      where yarn.name = 'Fio ' || (1 + (substr(added.name, 6)::int * 4 + position) % ${kinds}::int)`);
    await settleFigures(tx);
  });
}
