import { getTableName, sql } from 'drizzle-orm';
import { NIL, v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database, UserId } from '../../db/database.ts';
import { workshopTables } from '../../db/workshop-tables.ts';
import { addWorkshopRows } from '../../testing/row-in-each-table.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';
import { eraseLost, eraseWorkshop } from './commands.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

/** The tables of the workshop in which somebody has rows. */
async function findTables(userId: string): Promise<string[]> {
  const { auth } = server.services.db;
  const found = [];
  for (const name of workshopTables.map(getTableName)) {
    const owners = sql`select owner from workshop_owners(${name}, ${NIL}, 1000) as owner`;
    const { rows } = await auth.execute(sql`select from (${owners}) as o where owner = ${userId}`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function newWorkshop() {
  const { userId, browser } = await server.newUser('pro');
  await addWorkshopRows(server.services.db, userId);
  expect(await findTables(userId)).toEqual(workshopTables.map(getTableName));
  return { userId, browser };
}

test('an account takes all of its workshop along, and nobody else’s', async () => {
  const [gone, stays] = [await newWorkshop(), await newWorkshop()];
  const body = { password: 'agulha e linha' };
  expect(await gone.browser.call('DELETE', '/api/me', body)).toMatchObject({ status: 204 });
  expect(await findTables(gone.userId)).toEqual([]);
  expect(await findTables(stays.userId)).toEqual(workshopTables.map(getTableName));
});

test('an account that the release before deletes takes its workshop along too', async () => {
  const { userId } = await newWorkshop();
  await server.services.db.auth.execute(sql`delete from users where id = ${userId}`);
  expect(await findTables(userId)).toEqual([]);
});

/** A table of the workshop as a newer program may have made it. */
const unknownKind = [
  `create table letters (user_id uuid not null, id uuid not null, product_id uuid not null,
    primary key (user_id, id))`,
  'alter table letters enable row level security',
  'create policy letters_own_rows on letters to artesa_app using (user_id = app_user_id())',
  `create policy letters_of_erased on letters to artesa_auth
    using (user_id = app_user_id()) with check (false)`,
  'alter table letters force row level security',
  'grant select, insert on letters to artesa_app',
  'grant select (user_id), delete on letters to artesa_auth',
  "select distribute_by_user('letters')",
  `alter table letters add constraint letters_product_fk
    foreign key (user_id, product_id) references products (user_id, id)`,
];

const asOwner = (...statements: string[]) =>
  server.services.db.prepare(async (owner) => {
    for (const statement of statements) await owner.execute(sql.raw(statement));
  });

test('rows of a kind that this program does not know go with their account, and no others', async () => {
  const { db } = server.services;
  await asOwner(...unknownKind);
  onTestFinished(() => asOwner('drop table letters'));
  const [gone, stays] = [await newWorkshop(), await newWorkshop()];
  for (const { userId } of [gone, stays]) {
    await db.asUser(userId, (tx) =>
      tx.execute(sql`insert into letters select user_id, id, id from products
        where user_id = ${userId}`),
    );
  }
  const lettersOf = (userId: UserId) =>
    db.asUser(userId, async (tx) => (await tx.execute(sql`select from letters`)).rows.length);
  await db.auth.execute(sql`delete from users where id = ${gone.userId}`);
  expect(await findTables(gone.userId)).toEqual([]);
  expect([await lettersOf(gone.userId), await lettersOf(stays.userId)]).toEqual([0, 1]);
});

/** Two rows of a workshop whose account is not there. */
async function newLost(): Promise<UserId> {
  const userId = uuidv7() as UserId;
  await server.services.db.asUser(userId, async (tx) => {
    for (const id of [uuidv7(), uuidv7()]) {
      await tx.execute(
        sql`insert into imports (user_id, id, rows) values (${userId}, ${id}, '[]')`,
      );
    }
  });
  onTestFinished(() => server.services.db.asAuth((tx) => eraseWorkshop(tx, userId)));
  return userId;
}

const addAccount = (userId: UserId) =>
  server.services.db.auth.execute(sql`insert into users (id, email, name, craft_type)
    values (${userId}, ${`${userId}@example.com`}, 'Ana', 'croche') on conflict do nothing`);

/** Runs the nightly job; answers what it says. */
async function eraseTonight(db = server.services.db) {
  const reported: { userId: string; rows: number; erased: boolean }[] = [];
  await eraseLost(db, (orphans, erased) => void reported.push({ ...orphans, erased }));
  return reported;
}

const isRemembered = async (userId: UserId) => {
  const { rows } = await server.services.db.auth.execute(
    sql`select from lost_workshops where id = ${userId}`,
  );
  return rows.length > 0;
};

/** As if a workshop had been found for the first time that long ago. */
const foundSince = (userId: UserId, age: string) =>
  server.services.db.auth.execute(sql`update lost_workshops
    set found_at = now() - ${age}::interval where id = ${userId}`);

test('a workshop without an account is erased after it was found for thirty days', async () => {
  await newWorkshop();
  expect(await eraseTonight()).toEqual([]);
  const userId = await newLost();
  const left = [{ userId, rows: 2, erased: false }];
  expect(await eraseTonight()).toEqual(left);
  await foundSince(userId, '29 days 23 hours');
  expect(await eraseTonight()).toEqual(left);
  await foundSince(userId, '30 days');
  expect(await eraseTonight()).toEqual([{ userId, rows: 2, erased: true }]);
  expect(await findTables(userId)).toEqual([]);
  expect(await isRemembered(userId)).toBe(false);
  expect(await eraseTonight()).toEqual([]);
});

test('a workshop whose account is there again is forgotten', async () => {
  const { db } = server.services;
  const userId = await newLost();
  await eraseTonight();
  await foundSince(userId, '31 days');
  await addAccount(userId);
  expect(await eraseTonight()).toEqual([]);
  expect(await isRemembered(userId)).toBe(false);
  expect(await findTables(userId)).toEqual(['imports']);
  await db.auth.execute(sql`delete from users where id = ${userId}`);
});

test('a workshop whose account comes back while the job runs is not erased', async () => {
  const { db } = server.services;
  const userId = await newLost();
  await eraseTonight();
  await foundSince(userId, '31 days');
  const late: Database = {
    ...db,
    async asAuth(work) {
      await addAccount(userId);
      return await db.asAuth(work);
    },
  };
  expect(await eraseTonight(late)).toEqual([{ userId, rows: 2, erased: false }]);
  expect(await findTables(userId)).toEqual(['imports']);
  await db.auth.execute(sql`delete from users where id = ${userId}`);
});

test('a workshop that cannot be erased keeps none after it', async () => {
  const { db } = server.services;
  const ids = [await newLost(), await newLost()];
  await eraseTonight();
  for (const id of ids) await foundSince(id, '31 days');
  let calls = 0;
  const failing: Database = {
    ...db,
    async asAuth(work) {
      calls += 1;
      // Both were counted before.
      if (calls === 3) throw new Error('too slow');
      return await db.asAuth(work);
    },
  };
  await expect(eraseTonight(failing)).rejects.toMatchObject({ errors: [{ message: 'too slow' }] });
  const left = await Promise.all(ids.map(findTables));
  expect(left.filter((tables) => tables.length > 0)).toEqual([['imports']]);
  expect(await eraseTonight()).toMatchObject([{ erased: true }]);
});
