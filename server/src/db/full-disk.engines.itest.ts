import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { numberedProduct } from '../testing/product-input.ts';
import { createScratch, engine, type Scratch } from '../testing/test-database.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';

const logged: string[] = [];
let scratch: Scratch;
let server: TestServer;
let browser: Client;
beforeAll(async () => {
  scratch = await createScratch(inject('template'));
  server = await startTestServer({}, { scratch, logged });
  browser = (await server.newUser()).browser;
});
afterAll(async () => {
  await server.stop();
  await scratch.remove();
});

const asOwner = (...statements: string[]) =>
  server.services.db.prepare(async (owner) => {
    for (const statement of statements) await owner.execute(sql.raw(statement));
  });
const ready = () => browser.call('GET', '/readyz');
const full = { status: 503, body: { code: 'disk_full' } };

test('a full disk is said as that, and the rest goes on', async () => {
  // As both engines say it: 'could not extend file'.
  const body = `begin raise exception 'No space left on device' using errcode = '53100'; end`;
  await asOwner(
    `create function no_space() returns trigger language plpgsql as $$ ${body} $$`,
    `create trigger no_space before insert on daily_versions for each row execute function no_space()`,
  );
  expect(await browser.call('POST', '/api/products', numberedProduct(1))).toMatchObject({
    status: 503,
    body: { code: 'disk_full', detail: expect.stringContaining('O disco do servidor está cheio') },
  });
  expect((await browser.call('GET', '/api/products')).status).toBe(200);
  expect(logged.join('')).toMatch(/"code":"53100".*"code":"disk_full"/);
  if (engine === 'postgres') {
    // Whether there is room again is tried with a table, which finds none either.
    await asOwner(
      `create function no_table() returns event_trigger language plpgsql as $$ ${body} $$`,
      `create event trigger no_table on ddl_command_end when tag in ('CREATE TABLE AS')
         execute function no_table()`,
    );
    for (const _ of ['first', 'again']) expect(await ready()).toMatchObject(full);
    await asOwner(`drop event trigger no_table`);
  }
  expect((await ready()).status).toBe(200);
  await asOwner(`drop trigger no_space on daily_versions`);
  expect((await browser.call('POST', '/api/products', numberedProduct(1))).status).toBe(201);
});

test.runIf(engine === 'embedded')(
  'an engine that has panicked is asked no more, and is opened again once it can be',
  async () => {
    const material = { name: 'Argila', unitPrice: 7.5 };
    expect((await browser.call('POST', '/api/materials', material)).status).toBe(201);
    const resumed: number[] = [];
    const notices: string[] = [];
    const stop = server.services.db.listen({
      channel: 'panic',
      onNotice: (payload) => notices.push(payload),
      onResume: () => resumed.push(resumed.length),
    });
    // Where the engine begins the next file of its log, it finds no place for it.
    const next = join(scratch.dataDir, 'postgres', 'pg_wal', 'xlogtemp.42');
    mkdirSync(join(next, 'x'), { recursive: true });
    await asOwner(`select pg_switch_wal()`).catch(() => {});
    const outage = { status: 503, body: { code: 'database_unavailable' } };
    expect(await browser.call('POST', '/api/materials', material)).toMatchObject(outage);
    for (const path of ['/api/products', '/readyz']) {
      expect(await browser.call('GET', path)).toMatchObject(outage);
    }
    expect((await browser.call('GET', '/healthz')).status).toBe(200);

    rmSync(next, { recursive: true });
    await waitFor('the engine to be back', async () => (await ready()).status === 200);
    expect(await browser.call('GET', '/api/materials')).toMatchObject({
      body: { materials: [material] },
    });
    expect((await browser.call('POST', '/api/products', numberedProduct(2))).status).toBe(201);
    await waitFor('listening again', async () => resumed.length === 2);
    await asOwner(`notify panic, 'over'`);
    await waitFor('the notice', async () => notices[0] === 'over');
    await stop();
  },
);
