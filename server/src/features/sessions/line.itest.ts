import { once } from 'node:events';
import { request } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import type { Product } from '#core/products/product-schemas.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { createScratch, engine, type Scratch } from '../../testing/test-database.ts';
import {
  type Client,
  newProfile,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { waitingLocks } from '../../testing/waiting-locks.ts';

const logged: string[] = [];
let scratch: Scratch;
let server: TestServer;
beforeAll(async () => {
  scratch = await createScratch(inject('template'));
  server = await startTestServer({}, { scratch, logged });
});
afterAll(async () => {
  await server.stop();
  await scratch.remove();
});

const isRefusal = (line: string) => JSON.parse(line).status === 429;

const save = (browser: Client, number: number) =>
  browser.call('POST', '/api/products', numberedProduct(number));

const namesOf = async (browser: Client) => {
  const { body } = await browser.call<{ products: Product[] }>('GET', '/api/products');
  return body.products.map(({ name }) => name);
};

/** Somebody on Pro, in two browsers, whose row another program has locked until it lets go. */
async function lockedUser() {
  const { email, password } = newProfile();
  const browser = await server.signedIn({ email, password });
  await server.setPlan(browser, 'pro');
  const phone = server.client();
  await phone.call('POST', '/api/auth/sign-in/email', { email, password });
  const other = new pg.Client({ connectionString: scratch.databaseUrl });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin');
  await other.query('select from users where email = $1 for update', [email]);
  const waiting = (count: number) =>
    waitFor(`${count} to wait`, async () => (await waitingLocks(other)) === count);
  return { browser, phone, other, waiting, letGo: () => other.query('rollback') };
}

/** A save of which the server has the headers, and asks for the body. */
async function beginSave(browser: Client) {
  const headers = {
    cookie: browser.cookie(),
    'content-type': 'application/json',
    'content-length': 1_000,
    expect: '100-continue',
  };
  const call = request(`${server.origin}/api/products`, { method: 'POST', headers });
  call.on('error', () => {});
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}

test.runIf(engine === 'postgres')(
  'of twenty saves that wait for one lock two hold a connection, and nobody else waits',
  async () => {
    const { browser, other, waiting, letGo } = await lockedUser();
    const neighbour = await server.signedIn();
    const saves = Array.from({ length: 20 }, (_, number) => save(browser, number));
    await waiting(2);
    expect((await save(neighbour, 1)).status).toBe(201);
    expect(await namesOf(neighbour)).toHaveLength(1);
    expect(await waitingLocks(other)).toBe(2);
    await letGo();
    const answers = await Promise.all(saves);
    expect(answers.map(({ status }) => status)).toEqual(saves.map(() => 201));
  },
);

test.runIf(engine === 'postgres')(
  'all sessions of a user wait in one line, and who hangs up leaves it',
  async () => {
    const { browser, phone, waiting, letGo } = await lockedUser();
    const first = [save(browser, 1), save(phone, 2)];
    await waiting(2);
    const left = await beginSave(phone);
    const last = save(browser, 3);
    left.destroy();
    await waitFor('the line to be left', async () => logged.some((line) => isRefusal(line)));
    await letGo();
    expect((await Promise.all([...first, last])).map(({ status }) => status)).toEqual([
      201, 201, 201,
    ]);
    expect(await namesOf(browser)).toHaveLength(3);
  },
);

test('a forged cookie costs no statement', async () => {
  const browser = await server.signedIn();
  const [token = ''] = decodeURIComponent(browser.cookie()).split('.');
  // Every connection is taken: whoever needs one is told that the database is out of reach.
  const { promise, resolve } = Promise.withResolvers<void>();
  const all = Array.from({ length: 10 }, () => server.services.db.asAuth(() => promise));
  const holding = Promise.allSettled(all);
  for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(43)}=`]) {
    const headers = { cookie: `artesa.session_token=${encodeURIComponent(forged)}` };
    expect((await fetch(`${server.origin}/api/me`, { headers })).status).toBe(401);
  }
  resolve();
  await holding;
  expect((await browser.call('GET', '/api/me')).status).toBe(200);
});
