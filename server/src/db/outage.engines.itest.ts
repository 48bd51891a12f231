import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { numberedProduct } from '../testing/product-input.ts';
import { openSmtpInbox, type SmtpInbox } from '../testing/smtp-inbox.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { createScratch, engine, type Scratch } from '../testing/test-database.ts';
import {
  type Client,
  newProfile,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { waitingLocks } from '../testing/waiting-locks.ts';

let scratch: Scratch;
let proxy: TcpProxy;
let inbox: SmtpInbox;
let server: TestServer;
let browser: Client;
/** Registered, and waiting for another link. */
let unconfirmed: string;

beforeAll(async () => {
  if (engine !== 'postgres') return;
  scratch = await createScratch(inject('template'));
  const url = new URL(scratch.databaseUrl ?? '');
  proxy = await startTcpProxy(Number(url.port || 5432));
  url.host = `127.0.0.1:${proxy.port}`;
  inbox = await openSmtpInbox();
  server = await startTestServer({ databaseUrl: url.href, smtpUrl: inbox.url }, { scratch });
  browser = await signIn();
  await server.setPlan(browser, 'pro');
  unconfirmed = (await register()).profile.email;
});
afterAll(async () => {
  await server?.stop();
  await inbox?.close();
  await proxy?.close();
  await scratch?.remove();
});

/** Registers somebody and waits for the email, which takes the database, the queue and the post. */
async function register() {
  const profile = newProfile();
  const client = server.client();
  const answer = await client.call('POST', '/api/auth/sign-up/email', profile);
  expect(answer.status).toBe(201);
  const mail = await waitFor(`an email to ${profile.email}`, async () =>
    inbox.accepted.find(({ to }) => to.includes(profile.email)),
  );
  return { client, profile, token: mail.link.searchParams.get('token') };
}

async function signIn(): Promise<Client> {
  const { client, profile, token } = await register();
  await client.call('POST', '/api/auth/confirm-email', { token });
  const { email, password } = profile;
  const { status } = await client.call('POST', '/api/auth/sign-in/email', { email, password });
  expect(status).toBe(200);
  return client;
}

const six = <T>(call: () => T) => Array.from({ length: 6 }, call);

/**
 * More at once than there are connections, of every kind. First those that begin a transaction
 * without asking for the session, so that each connection at hand is in use for one of them.
 */
const everyKindOfCall = () => [
  ...six(() =>
    server.client().call('POST', '/api/auth/resend-confirmation', { email: unconfirmed }),
  ),
  ...six(() => browser.call('GET', '/api/me')),
  ...six(() => browser.call('GET', '/api/products')),
  ...six(() => browser.call('POST', '/api/products', numberedProduct(1))),
  ...six(() => server.client().call('POST', '/api/auth/sign-up/email', newProfile())),
];

async function expectAvailable() {
  const answers = await Promise.all(everyKindOfCall());
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 201, 202]));
}

/**
 * Everything is answered while the database is away.
 *
 * @returns how many calls still waited when readiness was answered
 */
async function expectUnavailable() {
  const waiting = new Set<object>();
  const calls = everyKindOfCall().map((call) => {
    waiting.add(call);
    return call.finally(() => waiting.delete(call));
  });
  const ready = await server.client().call('GET', '/readyz');
  const behind = waiting.size;
  const answers = [...(await Promise.all(calls)), ready];
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await server.client().call('GET', '/healthz')).status).toBe(200);
  // Who brings a session is led to a screen that says what is wrong.
  const home = await browser.call('GET', '/', undefined, { redirect: 'manual' });
  expect({ status: home.status, to: home.headers.get('location') }).toEqual({
    status: 302,
    to: '/dashboard',
  });
  return behind;
}

async function expectHealed() {
  await waitFor('readiness', async () => {
    const { status } = await server.client().call('GET', '/readyz');
    return status === 200;
  });
  await expectAvailable();
  await register();
}

test.runIf(engine === 'postgres')(
  'the database goes away, even in the middle of calls, and comes back',
  async () => {
    const other = new pg.Client({ connectionString: scratch.databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('begin; lock table products in access exclusive mode');
    const saving = six(() => browser.call('POST', '/api/products', numberedProduct(1)));
    await waitFor('transactions to wait', async () => (await waitingLocks(other)) > 0);
    await proxy.cut();
    for (const answer of await Promise.all(saving)) expect(answer.status).toBe(503);
    await other.query('rollback');
    await expectUnavailable();
    await proxy.restore();
    await expectHealed();
  },
);

test.runIf(engine === 'postgres')(
  'the database stops answering without a word, and comes back',
  async () => {
    await expectAvailable();
    proxy.freeze();
    // Calls on open connections wait for an answer longer than readiness does.
    expect(await expectUnavailable()).toBeGreaterThan(0);
    await proxy.restore();
    await expectHealed();
  },
);
