import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createScratch, engine, type Scratch } from '../testing/database.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

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

test('a full disk is said as that, and the rest goes on', async () => {
  // As both engines say it: 'could not extend file'.
  const noSpace = sql`create function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`;
  await server.services.db.prepare(async (owner) => {
    await owner.execute(noSpace);
    await owner.execute(sql`create trigger no_space before insert on products
      for each row execute function no_space()`);
  });
  expect(await browser.call('POST', '/api/products', numberedProduct(1))).toMatchObject({
    status: 503,
    body: { code: 'disk_full', detail: expect.stringContaining('O disco do servidor está cheio') },
  });
  expect((await browser.call('GET', '/api/products')).status).toBe(200);
  expect(logged.join('')).toMatch(/"code":"53100".*"code":"disk_full"/);
});

test.runIf(engine === 'embedded')(
  'an engine that has panicked is asked no more, and the process goes on answering',
  async () => {
    // Where the engine begins the next file of its log, it finds no place for it.
    const next = join(scratch.dataDir, 'postgres', 'pg_wal', 'xlogtemp.42', 'x');
    mkdirSync(next, { recursive: true });
    const beginNext = sql`select pg_switch_wal()`;
    await server.services.db
      .prepare(async (owner) => void (await owner.execute(beginNext)))
      .catch(() => {});
    const outage = { status: 503, body: { code: 'database_unavailable' } };
    const material = { name: 'Argila', unitPrice: 7.5 };
    expect(await browser.call('POST', '/api/materials', material)).toMatchObject(outage);
    for (const path of ['/api/products', '/readyz']) {
      expect(await browser.call('GET', path)).toMatchObject(outage);
    }
    expect((await browser.call('GET', '/healthz')).status).toBe(200);
  },
);
