import { getTableName, sql } from 'drizzle-orm';
import { NIL, v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { UserId } from '../../db/database.ts';
import { workshopTables } from '../../db/workshop-tables.ts';
import { addWorkshopRows } from '../../testing/row-in-each-table.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';
import { eraseWorkshop } from './commands.ts';
import { findOrphans } from './queries.ts';

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
  await server.services.db.asAuth(async (tx) => {
    await tx.execute(sql`delete from users where id = ${userId}`);
    await tx.execute(sql`delete from channels where user_id = ${userId}`);
  });
  expect(await findTables(userId)).toEqual([]);
});

test('a workshop without an account is found, with its rows', async () => {
  const { db } = server.services;
  await newWorkshop();
  const userId = uuidv7() as UserId;
  expect(await findOrphans(db)).toEqual([]);
  await db.asUser(userId, async (tx) => {
    for (const id of [uuidv7(), uuidv7()]) {
      await tx.execute(
        sql`insert into imports (user_id, id, rows) values (${userId}, ${id}, '[]')`,
      );
    }
  });
  expect(await findOrphans(db)).toEqual([{ userId, rows: 2 }]);
  await db.asAuth((tx) => eraseWorkshop(tx, userId));
  expect(await findOrphans(db)).toEqual([]);
});
