import { getTableName, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { kindIds, plainKinds } from '#core/kinds/kinds.ts';
import { addWorkshopRows, insertPlain } from '../testing/row-in-each-table.ts';
import { scratchForTest } from '../testing/scratch.ts';
import { noFigures } from '../testing/settle-figures.ts';
import { isDistributed } from '../testing/test-database.ts';
import { sharedServer, startTestServer, type TestServer } from '../testing/test-server.ts';
import type { Queryable, UserId } from './database.ts';
import { kindTables } from './kind-tables.ts';
import { reachWorkshop } from './scope.ts';
import { workshopTables } from './workshop-tables.ts';

let server: TestServer;
let ana: UserId;
let bia: UserId;

beforeAll(async () => {
  server = await sharedServer();
  ana = await newUserWithWorkshop();
  bia = await newUserWithWorkshop();
});

const asUser = <T>(userId: UserId, work: (tx: Queryable) => Promise<T>) =>
  server.services.db.asUser(userId, work);

const count = async (tx: Queryable, table: string) => {
  const { rows } = await tx.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`);
  return rows[0]?.n;
};

async function newUserWithWorkshop(): Promise<UserId> {
  const browser = await server.signedIn();
  const userId = (await browser.call<Me>('GET', '/api/me')).body.id as UserId;
  await addWorkshopRows(server.services.db, userId);
  return userId;
}

const ofKinds = kindIds.map((kind) => getTableName(kindTables[kind]));
const named = [...ofKinds, 'materials'];
const replaceable = ['repricings', 'templates', 'backups', 'backup_failures', 'imports'];
const counted = ['daily_versions'];
const added = ['material_prices', 'row_states', 'stock_movements'];
const workshop = [...named, ...added, ...counted, ...replaceable];
const distributedTables = workshopTables.map((table) => getTableName(table)).sort();

test('every table has row-level security, forced, and a policy', async () => {
  const { rows } = await server.services.db.auth.execute(sql`
    select c.relname as name, c.relrowsecurity as on, c.relforcerowsecurity as forced,
      exists (select from pg_policy p where p.polrelid = c.oid) as policy
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  const ofAccounts = [
    'accounts',
    'billing_customers',
    'devices',
    'installations',
    'lost_workshops',
    'one_time_tokens',
    'rate_limits',
    'recovery_codes',
    'second_factors',
    'sessions',
    'subscriptions',
    'users',
    'verifications',
  ];
  expect(rows.map(({ name }) => name).sort()).toEqual([...workshop, ...ofAccounts].sort());
  // The owner of a distributed table has to see all rows, to copy them from one machine to another.
  const unforced = rows.filter(({ forced }) => !forced).map(({ name }) => name);
  expect(unforced.sort()).toEqual(isDistributed ? distributedTables : []);
  expect(rows.filter((row) => !(row.on && row.policy))).toEqual([]);
});

test.each([...workshop, 'users'])(
  'of %s, a query without a filter sees only its own',
  async (table) => {
    const owner = table === 'users' ? 'id' : 'user_id';
    const { rows } = await asUser(ana, (tx) =>
      tx.execute(sql`select ${sql.identifier(owner)} as owner from ${sql.identifier(table)}`),
    );
    expect(rows).toEqual([{ owner: ana }]);
  },
);

test.each([
  ...[...named, 'users'].map((table) => ({ table, column: 'name', value: 'Tomado' })),
  { table: 'repricings', column: 'cause', value: 'hourlyRate' },
  { table: 'templates', column: 'name', value: 'Tomado' },
  { table: 'backups', column: 'cause', value: 'manual' },
  { table: 'imports', column: 'rows', value: '[1]' },
])(
  'of $table, an update without a filter changes only its own',
  async ({ table, column, value }) => {
    const before = await rowOf(table, bia);
    await asUser(ana, (tx) =>
      tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value}`),
    );
    expect(await rowOf(table, bia)).toEqual(before);
    expect(await rowOf(table, ana)).toMatchObject({
      [column]: table === 'imports' ? JSON.parse(value) : value,
    });
  },
);

const rowOf = async (table: string, userId: UserId) => {
  const { rows } = await asUser(userId, (tx) =>
    tx.execute(sql`select * from ${sql.identifier(table)}`),
  );
  return rows[0];
};

test.each(['materials', ...replaceable])(
  'of %s, a delete without a filter spares the rest',
  async (table) => {
    await asUser(ana, (tx) => tx.execute(sql`delete from ${sql.identifier(table)}`));
    expect(await asUser(ana, (tx) => count(tx, table))).toBe(0);
    expect(await asUser(bia, (tx) => count(tx, table))).toBe(1);
  },
);

test.each(workshop)(
  'of %s, a row cannot be put into, or moved to, another workshop',
  async (table) => {
    const insert = {
      products: sql`insert into products (user_id, id, name, craft_category, production_time, fixed_costs,
      margin_percentage, hourly_rate, final_price, ${noFigures.columns}) values
      (${bia}, ${uuidv7()}, 'Intrusa', 'ceramica', 1, 0, 100, 25, 50, ${noFigures.values})`,
      materials: sql`insert into materials (user_id, product_id, id, position, name, quantity,
      unit_price, total_price) values (${bia}, ${uuidv7()}, ${uuidv7()}, 1, 'Intruso', 1, 1, 1)`,
      material_prices: sql`insert into material_prices (user_id, material_id, id, unit_type, unit_price)
      values (${bia}, ${uuidv7()}, ${uuidv7()}, 'unidade', 1)`,
      repricings: sql`insert into repricings (user_id, id, cause, products)
      values (${bia}, ${uuidv7()}, 'materials', '[]')`,
      user_materials: sql`insert into user_materials (user_id, id, name, unit_price)
      values (${bia}, ${uuidv7()}, 'Intruso', 1)`,
      row_states: sql`insert into row_states (user_id, kind, row_id, version, cause)
      values (${bia}, 'product', ${uuidv7()}, 1, 'deleted')`,
      daily_versions: sql`insert into daily_versions values (${bia}, current_date, 1)`,
      templates: sql`insert into templates (user_id, id, name, craft_category, content)
      values (${bia}, ${uuidv7()}, 'Intrusa', 'ceramica', '{}')`,
      backups: sql`insert into backups (user_id, id, cause, size, products, materials)
      values (${bia}, ${uuidv7()}, 'daily', 1, 1, 1)`,
      backup_failures: sql`insert into backup_failures (user_id) values (${bia})`,
      stock_movements: sql`insert into stock_movements
      (user_id, id, act_id, kind, product_id, quantity, value, told, happened_at)
      values (${bia}, ${uuidv7()}, ${uuidv7()}, 'loss', ${uuidv7()}, -1, -1, 1, now())`,
      imports: sql`insert into imports (user_id, id, rows) values (${bia}, ${uuidv7()}, '[]')`,
    }[table];
    const plain = plainKinds.find((kind) => getTableName(kindTables[kind]) === table);
    const intrude = async (tx: Queryable) => {
      if (plain) return await insertPlain(tx, bia, plain);
      if (!insert) throw new Error(`no insert for ${table}`);
      return await tx.execute(insert);
    };
    await expect(asUser(ana, intrude)).rejects.toMatchObject({ cause: denied });
  },
);

const denied = { code: '42501' };

test.each<[string, string]>([
  ['sessions', 'select 1 from sessions'],
  ['accounts', 'select 1 from accounts'],
  ['verifications', 'select 1 from verifications'],
  ['second_factors', 'select 1 from second_factors'],
  ['recovery_codes', 'select 1 from recovery_codes'],
  ['two_factor_enabled', 'update users set two_factor_enabled = false'],
  ['one_time_tokens', 'select 1 from one_time_tokens'],
  ['devices', 'select 1 from devices'],
  ['rate_limits', 'select 1 from rate_limits'],
  ['billing_customers', 'select 1 from billing_customers'],
  ['installations', 'select 1 from installations'],
  ['lost_workshops', 'select 1 from lost_workshops'],
  ['subscriptions', "update subscriptions set status = 'active'"],
  ['subscriptions', 'delete from subscriptions'],
  ['jobs', 'select 1 from pgboss.job'],
  ['plan', "update users set plan = 'pro'"],
  ['email', "update users set email = 'x@example.com'"],
  ['email_confirmed', 'update users set email_confirmed = false'],
  ['users', 'delete from users'],
  ...ofKinds.map((table): [string, string] => [table, `delete from ${table}`]),
  ['material_prices', 'delete from material_prices'],
  ['material_prices', 'update material_prices set unit_price = 1'],
  ['row_states', 'delete from row_states'],
  ['daily_versions', 'delete from daily_versions'],
  ['stock_movements', 'delete from stock_movements'],
  ['stock_movements', 'update stock_movements set quantity = 1'],
  ['row_states', "update row_states set cause = 'saved'"],
])("a user's transaction may not touch %s that way", async (_what, statement) => {
  await expect(asUser(ana, (tx) => tx.execute(sql.raw(statement)))).rejects.toMatchObject({
    cause: denied,
  });
});

test.each(workshop)('the sign-in role sees nothing of %s', async (table) => {
  const all = sql`select * from ${sql.identifier(table)}`;
  await expect(server.services.db.asAuth((tx) => tx.execute(all))).rejects.toMatchObject({
    cause: denied,
  });
});

test.each(named.concat(added, 'repricings', 'templates', 'imports'))(
  'the sign-in role reaches of %s only what the named user has, and only deletes it',
  async (table) => {
    const userId = await newUserWithWorkshop();
    const own = await server.services.db.asAuth(async (tx) => {
      for (const setting of reachWorkshop(userId)) await tx.execute(setting);
      const seen = await tx.execute(sql`select user_id from ${sql.identifier(table)}`);
      const gone = await tx.execute(sql`delete from ${sql.identifier(table)} returning user_id`);
      return [...seen.rows, ...gone.rows];
    });
    expect(own).toEqual([{ user_id: userId }, { user_id: userId }]);
    const blind = sql`select user_id from ${sql.identifier(table)}`;
    expect((await server.services.db.auth.execute(blind)).rows).toEqual([]);
  },
);

test('of subscriptions, each sees only their own', async () => {
  for (const userId of [ana, bia]) {
    await server.services.db.auth.execute(sql`insert into subscriptions
      (user_id, subscription_id, plan_type, status, current_period_end, cancel_at_period_end)
      values (${userId}, ${`sub_${userId}`}, 'monthly', 'active', now(), false)`);
  }
  const { rows } = await asUser(ana, (tx) => tx.execute(sql`select user_id from subscriptions`));
  expect(rows).toEqual([{ user_id: ana }]);
});

test('a transaction for nobody sees nothing', async () => {
  expect(await asUser('' as UserId, (tx) => count(tx, 'products'))).toBe(0);
});

test('a process whose role would see other users’ rows does not start', async () => {
  const scratch = await scratchForTest();
  const first = await startTestServer({}, { scratch });
  await first.services.db.prepare(async (owner) => {
    await owner.execute(sql`alter table materials disable row level security`);
  });
  await first.stop();
  await expect(startTestServer({}, { scratch })).rejects.toThrow(
    'O papel artesa_app do banco de dados veria linhas de outras pessoas (materials).',
  );
});

test.each(['artesa_app', 'artesa_auth'])(
  'a process does not start where a policy shows %s the rows of others',
  async (role) => {
    const scratch = await scratchForTest();
    const first = await startTestServer({}, { scratch });
    const { userId } = await first.newUser('pro');
    await addWorkshopRows(first.services.db, userId);
    await first.services.db.prepare(async (owner) => {
      const to = sql.identifier(role);
      await owner.execute(sql`create policy leak on imports to ${to} using (true)`);
    });
    await first.stop();
    await expect(startTestServer({}, { scratch })).rejects.toThrow(
      `O papel ${role} do banco de dados veria linhas de outras pessoas (imports).`,
    );
  },
);

test('a process whose roles have lost what was granted to them does not start', async () => {
  const scratch = await scratchForTest();
  const first = await startTestServer({}, { scratch });
  await first.services.db.prepare(async (owner) => {
    await owner.execute(sql`revoke all on products, templates from artesa_app`);
  });
  await first.stop();
  await expect(startTestServer({}, { scratch })).rejects.toThrow(
    'O banco de dados foi copiado sem os direitos de artesa_app e artesa_auth (products, templates): os papéis faltavam no servidor. Agora existem: restaure a cópia de novo, num banco vazio.',
  );
});
