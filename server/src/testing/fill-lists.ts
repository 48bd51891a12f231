import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Fields } from '#core/fields/field.ts';
import { kindSchemas } from '#core/kinds/kind-schemas.ts';
import type { PlainKind } from '#core/kinds/kinds.ts';
import type { Database, UserId } from '../db/database.ts';
import { plainTable } from '../features/rows/plain-rows.ts';
import { contentOf } from './row-samples.ts';
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

/** The name, and texts of many lines, as long as they may be. */
function longestOf(kind: PlainKind, letter: string) {
  const fields: Fields = kindSchemas[kind].fields;
  const long = Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'text' && (key === 'name' || field.lines === 'many') ? [[key, field.max]] : [],
  ) as [string, number][];
  return Object.fromEntries(long.map(([key, max]) => [key, letter.repeat(max)]));
}

/** Gives a user so many rows of a plain kind at once. */
export const fillPlain =
  (kind: PlainKind) =>
  async (db: Database, userId: UserId, { count, letter }: Omit<Filling, 'materials'>) => {
    const yesterday = Date.now() - 24 * 3_600_000;
    const rows = Array.from({ length: count }, (_, n) => ({
      ...(contentOf(kind) as object),
      userId,
      id: uuidv7(),
      name: `Nome ${n}`,
      ...(letter && longestOf(kind, letter)),
      createdAt: new Date(yesterday - Math.floor(n / 3) * 1000),
    }));
    await db.asUser(userId, (tx) => tx.insert(plainTable(kind)).values(rows));
  };
