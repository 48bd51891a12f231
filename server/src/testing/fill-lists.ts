import { sql } from 'drizzle-orm';
import type { Database, UserId } from '../db/database.ts';
import { noFigures, settleFigures } from './settle-figures.ts';

interface Filling {
  readonly count: number;
  readonly materials?: number;
  /** Repeated until a name is as long as it may be; without it names are short. */
  readonly letter?: string;
}

/** Gives a user so many products at once, of all kinds of figures, some equally old. */
export async function fillProducts(
  db: Database,
  userId: UserId,
  { count, materials = 1, letter = '' }: Filling,
): Promise<void> {
  // As their owner: what is computed here is copied to other machines, past their policies.
  await db.prepare(async (owner) => {
    await owner.execute(sql`
      insert into products (user_id, id, name, craft_category, production_time, fixed_costs,
        margin_percentage, hourly_rate, final_price, created_at, ${noFigures.columns})
      select ${userId}::uuid, gen_random_uuid(),
        case when ${letter} = '' then 'Peça ' || n else repeat(${letter}, 100) end,
        'croche', 1, 5, 10 + n * 7919 % 60, 25, 20 + n * 104729 % 40,
        now() - interval '1 day' - n / 3 * interval '1 second', ${noFigures.values}
      from generate_series(1, ${count}::int) n`);
    await owner.execute(sql`
      insert into materials (user_id, product_id, id, position, name, quantity, unit_price,
        total_price)
      select user_id, id, gen_random_uuid(), position,
        case when ${letter} = '' then 'Fio' else repeat(${letter}, 50) end, 9998.9999, 99999.99, 0
      from products, generate_series(1, ${materials}::int) position
      where user_id = ${userId} and total_cost = 0`);
  });
  await db.asUser(userId, settleFigures);
}

/** Gives a user so many materials of the catalogue at once. */
export async function fillCatalogue(
  db: Database,
  userId: UserId,
  { count, letter = '' }: Omit<Filling, 'materials'>,
): Promise<void> {
  await db.prepare(async (owner) => {
    await owner.execute(sql`
      insert into user_materials (user_id, id, name, category, unit_price, unit_type, created_at)
      select ${userId}::uuid, gen_random_uuid(),
        case when ${letter} = '' then 'Fio ' || n else repeat(${letter}, 100) end,
        case when ${letter} = '' then 'Fios' else repeat(${letter}, 50) end, 7.5, 'metro',
        now() - interval '1 day' - n / 3 * interval '1 second'
      from generate_series(1, ${count}::int) n`);
  });
}
