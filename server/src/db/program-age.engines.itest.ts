import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Product } from '#core/products/product-schemas.ts';
import program from '../../../package.json' with { type: 'json' };
import { createProduct } from '../features/products/commands.ts';
import { openAtRest } from '../testing/open-at-rest.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { scratchForTest } from '../testing/scratch.ts';
import { engine, type Scratch } from '../testing/test-database.ts';
import { sharedServer, startTestServer, type TestServer } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';
import type { Queryable } from './database.ts';
import { ApartError } from './outages.ts';

const newer = '999.0.0';
const needNewer = sql.raw(`call need_program('${newer}')`);

const asOwner = (scratch: Scratch, work: (owner: Queryable) => Promise<void>) =>
  openAtRest(scratch, (db) => db.prepare(work));

const ownerOf = async ({ services }: TestServer, statement: ReturnType<typeof sql.raw>) =>
  services.db.prepare(async (owner) => void (await owner.execute(statement)));

test('a program that is too old for the database says so at its start and writes nothing', async () => {
  const scratch = await scratchForTest();
  await asOwner(scratch, async (owner) => {
    await owner.execute(needNewer);
    // Whatever a start would make again.
    await owner.execute(sql`drop schema pgboss cascade`);
    await owner.execute(sql`alter table drizzle.__drizzle_migrations rename to put_aside`);
  });
  await expect(startTestServer({}, { scratch })).rejects.toThrow(
    `Esta Artesa é a versão ${program.version}, e uma mais nova já atualizou o banco de dados, que agora pede a ${newer} ou outra depois dela. Nada foi escrito: atualize este programa.`,
  );
  const made = await openAtRest(scratch, (db) =>
    db.auth.execute(sql`
      select to_regnamespace('pgboss') as queue, to_regclass('drizzle.__drizzle_migrations') as migrations`),
  );
  expect(made.rows).toEqual([{ queue: null, migrations: null }]);
});

/** As programs from before there were figures saved a piece. */
const savedWithoutFigures = {
  'a new piece': sql`
    insert into products (user_id, name, craft_category, production_time, fixed_costs,
      margin_percentage, hourly_rate, final_price)
    values (app_user_id(), 'Urso', 'croche', 1, 5, 100, 25, 60)`,
  'a material of a piece': sql`
    insert into materials (user_id, product_id, position, name, quantity, unit_price)
    select user_id, id, 9, 'Fio', 1, 2 from products`,
};

test.each(Object.entries(savedWithoutFigures))(
  'a program from before figures is refused by a name that it logs: %s',
  async (_what, statement) => {
    const { services, newUser } = await sharedServer();
    const { userId } = await newUser();
    await createProduct(services.db, userId, numberedProduct(2));
    const saved = services.db.asUser(userId, (tx) => tx.execute(statement));
    await expect(saved).rejects.toMatchObject({ cause: { code: 'VELHA' } });
  },
);

// An embedded database has one program at a time, which looks when it starts.
describe.runIf(engine === 'postgres')('a program that works beside another one', () => {
  test('works on a database that only grew, and on one that asks for its version', async () => {
    const scratch = await scratchForTest();
    await asOwner(scratch, async (owner) => {
      await owner.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`);
      await owner.execute(sql`alter table products add column later text default 'x' not null`);
      await owner.execute(sql.raw(`call need_program('${program.version}')`));
    });
    const server = await startTestServer({}, { scratch });
    try {
      const { browser } = await server.newUser();
      expect(await browser.call('GET', '/readyz')).toMatchObject({ status: 200 });
      const saved = await browser.call<Product>('POST', '/api/products', numberedProduct(2));
      expect(saved).toMatchObject({ status: 201 });
      const path = `/api/products/${saved.body.id}`;
      expect(await browser.call('PUT', path, numberedProduct(3))).toMatchObject({ status: 200 });
    } finally {
      await server.stop();
    }
  });

  test('is not ready once it is too old, and saves nothing; what it reads it reads', async () => {
    const scratch = await scratchForTest();
    const logged: string[] = [];
    const server = await startTestServer({}, { scratch, logged });
    try {
      const { userId, browser } = await server.newUser();
      await ownerOf(server, needNewer);
      // Before anybody has looked.
      const { db } = server.services;
      await expect(createProduct(db, userId, numberedProduct(1))).rejects.toThrow(ApartError);

      const body = { code: 'program_too_old' };
      expect(await browser.call('GET', '/readyz')).toMatchObject({ status: 503, body });
      const refused = await browser.call('POST', '/api/products', numberedProduct(1));
      expect(refused).toMatchObject({ status: 503, body });
      expect(refused.headers.get('retry-after')).toBe('60');
      const { status } = await browser.call('PATCH', '/api/me', { hourlyRate: 31 });
      expect(status).toBe(503);
      const list = await browser.call('GET', '/api/products');
      expect(list).toMatchObject({ status: 200, body: { products: [] } });
      expect(logged.filter((line) => line.includes('do not go together'))).toHaveLength(1);
      expect(await browser.call('GET', '/healthz')).toMatchObject({ status: 200 });
    } finally {
      await server.stop();
    }
  });

  test('notices that by itself, and its jobs stop', async () => {
    const scratch = await scratchForTest();
    const server = await startTestServer({}, { scratch });
    try {
      const { browser } = await server.newUser();
      const working = async () => {
        const { rows } = await server.services.db.auth.execute(sql`
        select count(*)::int as n from pg_stat_activity
        where datname = current_database() and application_name = 'artesa-jobs'`);
        return Number(rows[0]?.n);
      };
      expect(await working()).toBeGreaterThan(0);
      await ownerOf(server, needNewer);
      await waitFor('the jobs to stop', async () => (await working()) === 0);
      expect(await browser.call('PATCH', '/api/me', { hourlyRate: 31 })).toMatchObject({
        status: 503,
        body: { code: 'program_too_old' },
      });
    } finally {
      await server.stop();
    }
  });

  test.each([
    [
      'whose newest migration it lacks',
      `delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
    ],
    ['from before this was asked', 'drop function oldest_program cascade'],
  ])('is not ready over a restored database %s either', async (_what, statement) => {
    const scratch = await scratchForTest();
    const server = await startTestServer({}, { scratch });
    try {
      await ownerOf(server, sql.raw(statement));
      const browser = server.client();
      expect(await browser.call('GET', '/readyz')).toMatchObject({
        status: 503,
        body: { code: 'database_too_old' },
      });
      expect(await browser.call('POST', '/api/support', {})).toMatchObject({ status: 503 });
    } finally {
      await server.stop();
    }
  });
});
