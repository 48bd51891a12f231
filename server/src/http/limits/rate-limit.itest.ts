import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { errorMessages, tooManyRequestsDetails } from '#core/errors/errors.ts';
import type { UserId } from '../../db/database.ts';
import { sweep } from '../../features/sweep/commands.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { scratchForTest } from '../../testing/scratch.ts';
import { addYarnAndBears } from '../../testing/stock-by-hand.ts';
import {
  type Answer,
  type Client,
  newProfile,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { rateLimits } from './rate-limits.ts';

/** A server with the limits that people meet. */
async function start(...[env, options]: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer({ rateLimits, ...env }, options);
  onTestFinished(() => server.stop());
  return server;
}

const post = (
  server: TestServer,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) => call(server, `/api/auth/${path}`, body, headers);

const call = (
  server: TestServer,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) => server.client().call<{ detail: string }>('POST', path, body, { headers });

const signIn = (server: TestServer, email: string, headers?: Record<string, string>) =>
  post(server, 'sign-in/email', { email, password: 'não é esta' }, headers);

/** The answers to so many calls, one after the other, by their number. */
async function tries(count: number, call: (number: number) => Promise<Answer<{ detail: string }>>) {
  const answers: Answer<{ detail: string }>[] = [];
  for (let number = 0; number < count; number += 1) answers.push(await call(number));
  return answers;
}

/** The first try, the last one allowed and the one after it. Those between are only counted. */
async function reachLimit(
  server: TestServer,
  allowed: number,
  call: (number: number) => Promise<Answer<{ detail: string }>>,
) {
  const first = await tries(1, call);
  await server.services.db.auth.execute(
    sql`update rate_limits set hits = hits + ${allowed - 2} where hits = 1`,
  );
  return [...first, ...(await tries(2, call))];
}

const statuses = (answers: Answer[]) => answers.map(({ status }) => status);

/** So many answers of one kind, and then so many refusals. */
const until = (allowed: number, status: number, refused: number) => [
  ...Array<number>(allowed).fill(status),
  ...Array<number>(refused).fill(429),
];

test('an eleventh login with one email waits, the right password too, and is told how long', async () => {
  const server = await start();
  const profile = newProfile();
  await server.signedIn(profile);
  const { email, password } = profile;
  const answers = await tries(12, () => signIn(server, email));
  expect(statuses(answers)).toEqual(until(10, 401, 2));
  const right = await post(server, 'sign-in/email', { email: email.toUpperCase(), password });
  expect(right).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests', detail: errorMessages.too_many_requests.detail },
  });
  const seconds = Number(right.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  expect((await signIn(server, newProfile().email)).status).toBe(401);

  await server.services.db.auth.execute(sql`update rate_limits set resets_at = now()`);
  expect((await post(server, 'sign-in/email', { email, password })).status).toBe(200);
});

test('a two hundred and first login from one address waits, whatever the email and the headers', async () => {
  const server = await start();
  const call = (number: number) =>
    signIn(server, newProfile().email, {
      'x-forwarded-for': `198.51.100.${number}`,
      forwarded: `for=198.51.100.${number}`,
      'x-real-ip': `198.51.100.${number}`,
    });
  expect(statuses(await tries(5, call))).toEqual(until(5, 401, 0));
  // As many more as leave five, without hashing their passwords.
  await server.services.db.auth.execute(sql`update rate_limits set hits = hits + 190`);
  expect(statuses(await tries(7, call))).toEqual(until(5, 401, 2));
});

test('behind a proxy that is configured each client counts, and what it forges does not', async () => {
  const server = await start({ trustedProxies: ['127.0.0.0/8', '::1'] });
  const from = (client: string) => (number: number) =>
    post(server, 'request-password-reset', newEmail(), {
      'x-forwarded-for': `10.9.8.${number}, ${client}`,
    });
  expect(statuses(await tries(61, from('198.51.100.1')))).toEqual(until(60, 404, 1));
  expect(statuses(await tries(1, from('198.51.100.2')))).toEqual([404]);
});

test('every other call that sends an email or takes a link has its limit and its words', async () => {
  const server = await start();
  const { email } = newProfile();
  const token = 'x';
  const limited: [
    path: string,
    body: () => object,
    allowed: number,
    status: number,
    detail: string,
  ][] = [
    ['auth/sign-up/email', () => newProfile(), 60, 201, tooManyRequestsDetails.signUp],
    ['auth/resend-confirmation', () => ({ email }), 5, 404, tooManyRequestsDetails.resend],
    ['auth/request-password-reset', () => ({ email }), 5, 404, tooManyRequestsDetails.recovery],
    ['auth/confirm-email', () => ({ token }), 120, 400, tooManyRequestsDetails.confirmation],
    [
      'auth/reset-password',
      () => ({ token, newPassword: 'linha e agulha' }),
      120,
      400,
      tooManyRequestsDetails.reset,
    ],
    ['support', () => message(email), 5, 202, tooManyRequestsDetails.support],
  ];
  for (const [path, body, allowed, status, detail] of limited) {
    const answers = await reachLimit(server, allowed, () => call(server, `/api/${path}`, body()));
    expect({ path, statuses: statuses(answers) }).toEqual({
      path,
      statuses: until(2, status, 1),
    });
    expect(answers.at(-1)?.body.detail).toBe(detail);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(15 * 60);
  }
  await server.services.db.auth.execute(sql`delete from rate_limits`);
  const more = await reachLimit(server, 60, () => post(server, 'resend-confirmation', newEmail()));
  expect(statuses(more)).toEqual(until(2, 404, 1));
  await server.services.db.auth.execute(sql`delete from rate_limits`);
  const messages = await reachLimit(server, 30, () =>
    call(server, '/api/support', message(newProfile().email)),
  );
  expect(statuses(messages)).toEqual(until(2, 202, 1));
});

const newEmail = () => ({ email: newProfile().email });
const message = (email: string) => ({ name: 'Ana', email, subject: 'Oi', message: 'Oi' });

/** A server behind a proxy, and what a client at an address sends through it. */
async function startBehindProxy() {
  const server = await start({ trustedProxies: ['127.0.0.0/8', '::1'] });
  const at = (address: string) => ({ 'x-forwarded-for': address });
  const away = (number: number) => at(`198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`);
  return { server, at, away };
}

/** As if what was tried so far had been tried so many times more, without hashing passwords. */
const counted = (server: TestServer, times: number, atLeast = 1) =>
  server.services.db.auth.execute(
    sql`update rate_limits set hits = hits + ${times} where hits >= ${atLeast}`,
  );

test('a stranger who uses up all tries keeps nobody out but the address they come from', async () => {
  const { server, at } = await startBehindProxy();
  const { email, password } = newProfile();
  await server.signedIn({ email, password });
  const stranger = at('198.51.100.1');
  const guess = () => signIn(server, email, stranger);
  expect(statuses(await reachLimit(server, 10, guess))).toEqual(until(2, 401, 1));
  const recover = (headers: Record<string, string>) =>
    post(server, 'request-password-reset', { email }, headers);
  expect(statuses(await tries(6, () => recover(stranger)))).toEqual(until(5, 202, 1));

  const owner = at('203.0.113.1');
  expect((await post(server, 'sign-in/email', { email, password }, owner)).status).toBe(200);
  expect((await recover(owner)).status).toBe(202);
});

test('guessing from many addresses is as hard as from one: forty tries an hour, 960 a day', async () => {
  const { server, at, away } = await startBehindProxy();
  const { email, password } = newProfile();
  await server.signedIn({ email, password });
  const known = server.client();
  const signInAs = (headers: Record<string, string>) =>
    known.call('POST', '/api/auth/sign-in/email', { email, password }, { headers });
  expect((await signInAs(at('203.0.113.1'))).status).toBe(200);

  const guess = (number: number) => signIn(server, email, away(number));
  expect(statuses(await tries(2, guess))).toEqual([401, 401]);
  // The owner's first one counts too. What counts for each address stays as it is.
  await counted(server, 36, 3);
  expect(statuses(await tries(3, (number) => guess(number + 2)))).toEqual(until(1, 401, 2));
  const fresh = at('203.0.113.2');
  expect((await post(server, 'sign-in/email', { email, password }, fresh)).status).toBe(429);
  expect((await signInAs(at('203.0.113.3'))).status).toBe(200);
});

test('from one address twenty tries pass in an hour, so that nobody uses up everybody’s', async () => {
  const server = await start();
  const { email } = newProfile();
  const overAgain = () =>
    server.services.db.auth.execute(
      sql`update rate_limits set resets_at = now() where resets_at < now() + interval '16 minutes'`,
    );
  for (let window = 0; window < 2; window += 1) {
    const first = await tries(1, () => signIn(server, email));
    await counted(server, 8);
    const tenth = await tries(1, () => signIn(server, email));
    expect(statuses([...first, ...tenth])).toEqual([401, 401]);
    await overAgain();
  }
  expect((await signIn(server, email)).status).toBe(429);
});

test('a known device has tries of its own, and no more than ten', async () => {
  const server = await start();
  const profile = newProfile();
  await server.signedIn(profile);
  const { email } = profile;
  const known = server.client();
  const signInAs = (password: string) =>
    known.call<{ detail: string }>('POST', '/api/auth/sign-in/email', { email, password });
  expect((await signInAs(profile.password)).status).toBe(200);
  await counted(server, 100);
  const guess = () => signInAs('não é esta');
  expect(statuses(await reachLimit(server, 10, guess))).toEqual(until(2, 401, 1));
});

test('a device that is known for one email is none for another, and cannot be made up', async () => {
  const server = await start();
  const [mine, theirs] = [newProfile(), newProfile()];
  await server.signedIn(mine);
  await server.signedIn(theirs);
  const browser = server.client();
  const { email, password } = mine;
  await browser.call('POST', '/api/auth/sign-in/email', { email, password });
  const cookie = browser.cookie();
  expect(cookie).toMatch(/artesa\.device\.[\w-]{8}=/);
  expect(cookie).not.toContain('example');
  await signIn(server, theirs.email);
  await counted(server, 10);
  // As it is, under another name, and changed by one character.
  const renamed = cookie.replaceAll(/device\.[\w-]{8}/g, 'device.AAAAAAAA');
  for (const each of [cookie, renamed, `${cookie}x`]) {
    expect((await signIn(server, theirs.email, { cookie: each })).status).toBe(429);
  }
});

test('who proves the address by a recovery link is known from then on', async () => {
  const { server, at, away } = await startBehindProxy();
  const { email, password } = newProfile();
  await server.signedIn({ email, password });
  await tries(2, (number) => signIn(server, email, away(number)));
  await counted(server, 38, 2);
  const owner = server.client();
  const headers = at('203.0.113.9');
  const ask = (path: string, body: object) =>
    owner.call('POST', `/api/auth/${path}`, body, { headers });
  expect((await ask('sign-in/email', { email, password })).status).toBe(429);
  await ask('request-password-reset', { email });
  const token = await server.mailedToken(email);
  expect((await ask('reset-password', { token, newPassword: 'nova senha' })).status).toBe(200);
  expect((await ask('sign-in/email', { email, password: 'nova senha' })).status).toBe(200);
});

test('a session cannot guess the password of its user', async () => {
  const server = await start();
  const browser = await server.signedIn();
  const body = { password: 'não é esta' };
  const answers = await tries(11, () => browser.call('DELETE', '/api/me', body));
  expect(statuses(answers)).toEqual(until(10, 403, 1));
});

test('limits survive a restart', async () => {
  const scratch = await scratchForTest();
  const { email } = newProfile();
  const first = await startTestServer({ rateLimits }, { scratch });
  await tries(10, () => signIn(first, email));
  await first.stop();
  const second = await start({}, { scratch });
  expect((await signIn(second, email)).status).toBe(429);
});

test('what is counted names nobody, and is swept away when it is long over', async () => {
  const server = await start();
  const { auth } = server.services.db;
  await signIn(server, newProfile().email);
  const { rows } = await auth.execute(sql`select key, r::text as row from rate_limits r`);
  expect(rows.length).toBe(4);
  expect(JSON.stringify(rows)).not.toMatch(/example|127\.0|::1/);
  await auth.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
  await post(server, 'confirm-email', { token: 'x' });
  await sweep(server.services);
  const { rows: left } = await auth.execute(sql`select key from rate_limits`);
  expect(left.length).toBe(1);
  expect(rows.map(({ key }) => key)).not.toContain(left[0]?.key);
});

test.each([
  ['products', numberedProduct(1)],
  ['materials', { name: 'Argila', unitPrice: 7.5 }],
] as const)(
  'of %s at most so many are created in a while, however they come and go',
  async (table, input) => {
    const creation = { userId: { hits: 4, seconds: 900 } };
    const server = await start({ rateLimits: { creation } });
    const path = `/api/${table}`;
    const create = (browser: Client, key?: string) =>
      browser.call<{ id: string; detail: string }>('POST', path, input, {
        headers: key ? { 'idempotency-key': key } : {},
      });
    const ana = await server.signedIn();
    await server.setPlan(ana, 'pro');
    const key = crypto.randomUUID();
    expect((await create(ana, key)).status).toBe(201);
    expect((await ana.call('POST', `${path}/${key}/duplicate`)).status).toBe(201);
    const { body } = await create(ana);
    expect((await ana.call('DELETE', `${path}/${body.id}`)).status).toBe(204);

    const together = await Promise.all(Array.from({ length: 8 }, () => create(ana)));
    expect(statuses(together).sort()).toEqual(until(1, 201, 7));
    const refused = together.find(({ status }) => status === 429);
    expect(refused?.body.detail).toBe(tooManyRequestsDetails.creation);
    const seconds = Number(refused?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    expect((await ana.call('POST', `${path}/${key}/duplicate`)).status).toBe(429);

    // Every change is kept for good, so it counts for the row; a save that changes nothing does not.
    const change = (name: string) => ana.call('PUT', `${path}/${key}`, { ...input, name });
    const names = ['Uma', 'Outra', 'Outra', 'Mais uma', 'Última', 'Demais'];
    const changes = [];
    for (const name of names) changes.push(await change(name));
    expect(statuses(changes)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await ana.call('GET', `${path}/${key}`)).toMatchObject({ body: { name: 'Mais uma' } });

    // What is stored already is no creation, nor is its return.
    expect((await create(ana, key)).status).toBe(409);
    expect((await ana.call('POST', `${path}/${body.id}/restore`)).status).toBe(200);
    expect((await create(await server.signedIn())).status).toBe(201);

    const { db } = server.services;
    const { body: me } = await ana.call<{ id: UserId }>('GET', '/api/me');
    const rows = sql.raw(table === 'products' ? 'products' : 'user_materials');
    await db.asUser(me.id, (tx) =>
      tx.execute(
        sql`update ${rows} set created_at = now() - interval '15 minutes' where id = ${key}`,
      ),
    );
    expect(statuses([await create(ana), await create(ana)])).toEqual([201, 429]);
  },
);

test('who has had too much worked waits, and only with what works much', async () => {
  const server = await start();
  const { time } = server.services;
  const [{ userId, browser }, bia] = [await server.newUser(), await server.newUser()];
  const preview = (sender: Client) =>
    fetch(`${server.origin}/api/import/sheet/preview`, {
      method: 'POST',
      headers: { cookie: sender.cookie(), 'content-type': 'application/octet-stream' },
      body: 'Nome;Preço\nFio;2\nLã;3',
    });
  const before = time.of(userId);
  expect((await preview(browser)).status).toBe(200);
  // A process alone takes as long to start.
  expect(time.of(userId) - before).toBeGreaterThan(20);
  time.add(userId, rateLimits.work.userId.hits);
  const refused = await preview(browser);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const [method, path] of [
    ['POST', '/api/pricing'],
    ['GET', '/api/export/products.csv'],
    ['GET', '/api/export/products.xlsx'],
    ['GET', '/api/export/workshop.json'],
    ['POST', '/api/import/workshop/preview'],
    ['POST', '/api/import/workshop'],
    ['GET', '/api/materials/from-products'],
  ] as const) {
    expect(await browser.call(method, path, method === 'POST' ? {} : undefined)).toMatchObject({
      status: 429,
      body: { detail: tooManyRequestsDetails.work },
    });
  }
  expect((await browser.call('GET', '/api/products')).status).toBe(200);
  expect((await preview(bia.browser)).status).toBe(200);
});

test('stock moves only so often in a while, whatever moves, and is read all the same', async () => {
  const movements = { userId: { hits: 3, seconds: 900 } };
  const server = await start({ rateLimits: { movements } });
  const ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  const { material, product } = await addYarnAndBears(ana);
  const ofYarn = `/api/materials/${material.id}/movements`;
  const ofBears = `/api/products/${product.id}`;
  const purchase = { kind: 'purchase', quantity: 1 };
  const moves: [string, object?][] = [
    [`${ofBears}/productions`, { pieces: 1 }],
    [`${ofBears}/sales`, { pieces: 1, unitPrice: 9 }],
    [`${ofBears}/movements`, { kind: 'loss', pieces: 1 }],
    [ofYarn, purchase],
  ];
  const answers = [];
  for (const [path, body] of moves) {
    answers.push(await ana.call<{ id: string; detail: string }>('POST', path, body));
  }
  expect(statuses(answers)).toEqual([201, 201, 201, 429]);
  expect(answers.at(-1)?.body.detail).toBe(tooManyRequestsDetails.movements);
  expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/);
  const [made] = answers;
  expect((await ana.call('POST', `/api/movements/${made?.body.id}/reverse`)).status).toBe(429);
  expect((await ana.call('GET', '/api/stock')).status).toBe(200);
  const bia = await server.signedIn();
  await server.setPlan(bia, 'pro');
  const other = await addYarnAndBears(bia);
  const path = `/api/materials/${other.material.id}/movements`;
  expect((await bia.call('POST', path, purchase)).status).toBe(201);
});
