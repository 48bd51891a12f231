import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { mapKinds, type PlainKind, plainKinds } from '#core/kinds/kinds.ts';
import type { Database, Queryable, UserId } from '../db/database.ts';
import { plainTable } from '../features/rows/plain-rows.ts';
import { contentOf } from './row-samples.ts';
import { noFigures } from './settle-figures.ts';

/** A text with all that formats have a meaning for. */
const anything = 'fio\tde "lã"\\n, \\. \\N\nsegunda linha — 🧶 {}';

/** Inserts a row of a plain kind, past the features. */
export const insertPlain = (tx: Queryable, userId: UserId, kind: PlainKind, id = uuidv7()) =>
  tx.insert(plainTable(kind)).values({ ...(contentOf(kind) as { name: string }), userId, id });

/** Gives a user one row in every table of a workshop, past the features. */
export async function addWorkshopRows(db: Database, userId: UserId): Promise<void> {
  const { product, material, ...plain } = mapKinds(() => uuidv7());
  const movement = uuidv7();
  await db.asUser(userId, async (tx) => {
    for (const kind of plainKinds) await insertPlain(tx, userId, kind, plain[kind]);
    await tx.execute(sql`insert into products (user_id, id, name, notes, craft_category, channel_ids,
      production_time, fixed_costs, margin_percentage, hourly_rate, final_price, ${noFigures.columns})
      values (${userId}, ${product}, 'Caneca', ${anything}, 'ceramica', array[${plain.channel}::uuid],
      0.333333, 0, 100, 25, 50, ${noFigures.values})`);
    await tx.execute(sql`insert into materials (user_id, product_id, id, position, name, quantity,
      unit_price, total_price)
      values (${userId}, ${product}, ${uuidv7()}, 0, 'Argila', 1, 1, 1)`);
    await tx.execute(sql`insert into user_materials (user_id, id, name, unit_price)
      values (${userId}, ${material}, 'Argila', 7.5)`);
    await tx.execute(sql`insert into material_prices (user_id, material_id, id, unit_type, unit_price)
      values (${userId}, ${material}, ${uuidv7()}, 'unidade', 7.5)`);
    await tx.execute(sql`insert into repricings (user_id, id, cause, products)
      values (${userId}, ${uuidv7()}, 'materials', '[]')`);
    await tx.execute(sql`insert into row_states (user_id, kind, row_id, version, cause)
      values (${userId}, 'product', ${product}, 1, 'deleted')`);
    await tx.execute(sql`insert into daily_versions values (${userId}, current_date, 1)`);
    await tx.execute(sql`insert into templates (user_id, id, name, craft_category, content)
      values (${userId}, ${uuidv7()}, 'Caneca', 'ceramica', ${JSON.stringify({ anything })})`);
    await tx.execute(sql`insert into backups (user_id, id, cause, size, products, materials)
      values (${userId}, ${uuidv7()}, 'daily', 1, 1, 1)`);
    await tx.execute(sql`insert into imports (user_id, id, rows)
      values (${userId}, ${uuidv7()}, '[]')`);
    await tx.execute(sql`insert into backup_failures (user_id) values (${userId})`);
    await tx.execute(sql`insert into stock_movements
      (user_id, id, act_id, kind, material_id, quantity, value, told, unit, happened_at)
      values (${userId}, ${movement}, ${movement}, 'purchase', ${material}, 1, 7.5, 1, 'unidade', now())`);
  });
}

/** Gives a user one row in every other table that knows one: what came of signing in and of paying. */
export async function addAccountRows(db: Database, userId: UserId): Promise<void> {
  const soon = sql`now() + interval '1 hour'`;
  const rows = {
    sessions: sql`(id, user_id, token, expires_at) values (${uuidv7()}, ${userId}, ${userId}, ${soon})`,
    verifications: sql`(id, identifier, value, expires_at)
      values (${uuidv7()}, ${userId}, ${anything}, ${soon})`,
    one_time_tokens: sql`(user_id, kind, token_hash, expires_at)
      values (${userId}, 'reset-password', ${userId}, ${soon})`,
    devices: sql`(user_id, fingerprint) values (${userId}, 'a browser')`,
    second_factors: sql`(user_id, secret) values (${userId}, 'sealed')`,
    recovery_codes: sql`(user_id, code_hash) values (${userId}, 'a hash')`,
    billing_customers: sql`(user_id, customer_id) values (${userId}, ${`cus_${userId}`})`,
    subscriptions: sql`(user_id, subscription_id, plan_type, status, current_period_end,
      cancel_at_period_end) values (${userId}, ${`sub_${userId}`}, 'monthly', 'active', ${soon}, false)`,
    lost_workshops: sql`(id) values (${userId})`,
    rate_limits: sql`(key, hits, resets_at) values (${userId}, 1, ${soon})`,
  };
  await db.asAuth(async (tx) => {
    for (const [table, row] of Object.entries(rows)) {
      await tx.execute(sql`insert into ${sql.identifier(table)} ${row}`);
    }
  });
}
