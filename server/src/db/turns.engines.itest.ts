import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Product } from '#core/products/product-schemas.ts';
import { bear } from '../testing/product-input.ts';
import { engine } from '../testing/test-database.ts';
import { sharedServer, type TestServer } from '../testing/test-server.ts';
import type { Queryable, UserId } from './database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

async function newWorkshop() {
  const { userId, browser } = await server.newUser();
  await browser.call<Product>('POST', '/api/products', bear);
  return {
    browser,
    asUser: <T>(work: (tx: Queryable) => Promise<T>) => server.services.db.asUser(userId, work),
  };
}

const rename = (tx: Queryable, name: string) => tx.execute(sql`update products set name = ${name}`);

const names = async (tx: Queryable) =>
  (await tx.execute(sql`select name from products`)).rows.map(({ name }) => name);

test('in the middle of a long change others read, and what they write is not lost with it', async ({
  signal,
}) => {
  const [ana, bia, clara] = [await newWorkshop(), await newWorkshop(), await newWorkshop()];
  let read: unknown;
  let writing: Promise<unknown> | undefined;
  const change = ana.asUser(async (tx) => {
    await rename(tx, 'Pela metade');
    writing = clara.asUser((own) => rename(own, 'Renomeado'));
    const list = bia.browser.call<{ products: Product[] }>('GET', '/api/products');
    void list.then(({ body }) => {
      read = body.products.map(({ name }) => name);
    });
    while (!read && !signal.aborted) await tx.execute(sql`select 1`);
    throw new Error('taken back');
  });
  await expect(change).rejects.toThrow('taken back');
  await writing;
  expect(read).toEqual([bear.name]);
  expect(await clara.asUser(names)).toEqual(['Renomeado']);
  expect(await ana.asUser(names)).toEqual([bear.name]);
});

test('in the middle of a long change the server is ready', async ({ signal }) => {
  const ana = await newWorkshop();
  let ready: number | undefined;
  await ana.asUser(async (tx) => {
    void ana.browser.call('GET', '/readyz').then(({ status }) => {
      ready = status;
    });
    while (!ready && !signal.aborted) await tx.execute(sql`select 1`);
  });
  expect(ready).toBe(200);
});

test('a change that failed in part goes on, whoever read meanwhile', async ({ signal }) => {
  const [ana, bia] = [await newWorkshop(), await newWorkshop()];
  let read: unknown;
  await ana.asUser(async (tx) => {
    void bia.asUser(names).then((own) => {
      read = own;
    });
    const failing = tx.transaction(async (part) => {
      await rename(part as Queryable, 'Errado');
      await part.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    while (!read && !signal.aborted) await tx.execute(sql`select 1`);
    await rename(tx, 'Certo');
  });
  expect(read).toEqual([bear.name]);
  expect(await ana.asUser(names)).toEqual(['Certo']);
});

/** PostgreSQL has a process for each. */
test.runIf(engine === 'embedded')(
  'who reads waits for one that writes, and calls are heard between, however many write',
  async () => {
    const { db } = server.services;
    const asSomebody = (act?: 'change') =>
      db.asUser(crypto.randomUUID() as UserId, (tx) => tx.execute(sql`select 1`), act);
    let written = 0;
    const seen: number[] = [];
    const changing = Array.from({ length: 30 }, async () => {
      await asSomebody('change');
      written += 1;
      if (written === 1) setImmediate(() => seen.push(written));
    });
    const reading = asSomebody().then(() => seen.push(written));
    await Promise.all([...changing, reading]);
    expect(seen).toHaveLength(2);
    expect(Math.max(...seen)).toBeLessThan(3);
  },
);
