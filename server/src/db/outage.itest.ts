import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScratch, engine, type Scratch } from '../testing/database.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { openSmtpInbox, type SmtpInbox } from '../testing/smtp-inbox.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import {
  type Client,
  newProfile,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';

let scratch: Scratch;
let proxy: TcpProxy;
let inbox: SmtpInbox;
let server: TestServer;
let browser: Client;

beforeAll(async () => {
  if (engine !== 'postgres') return;
  scratch = await createScratch();
  const url = new URL(scratch.databaseUrl ?? '');
  proxy = await startTcpProxy(Number(url.port || 5432));
  url.host = `127.0.0.1:${proxy.port}`;
  inbox = await openSmtpInbox();
  server = await startTestServer({ databaseUrl: url.href, smtpUrl: inbox.url }, { scratch });
  browser = await signIn();
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

/** More at once than there are connections, of every kind: session, reading, writing, signing up. */
const everyKindOfCall = () =>
  Array.from({ length: 6 }, () => [
    browser.call('GET', '/api/me'),
    browser.call('GET', '/api/products'),
    browser.call('POST', '/api/products', numberedProduct(1)),
    server.client().call('POST', '/api/auth/sign-up/email', newProfile()),
  ]).flat();

async function expectUnavailable(withinMs: number) {
  const since = performance.now();
  const ready = server.client().call('GET', '/readyz');
  const answers = await Promise.all([...everyKindOfCall(), ready]);
  expect(performance.now() - since).toBeLessThan(withinMs);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await server.client().call('GET', '/healthz')).status).toBe(200);
}

async function expectHealed() {
  await waitFor('readiness', async () => {
    const { status } = await server.client().call('GET', '/readyz');
    return status === 200;
  });
  const answers = await Promise.all(everyKindOfCall());
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 201]));
  await register();
}

test.runIf(engine === 'postgres')(
  'the database goes away, even in the middle of calls, and comes back',
  async () => {
    const interrupted = everyKindOfCall();
    await proxy.cut();
    for (const { status } of await Promise.all(interrupted)) {
      expect([200, 201, 503]).toContain(status);
    }
    await expectUnavailable(5_000);
    await proxy.restore();
    await expectHealed();
  },
  90_000,
);

test.runIf(engine === 'postgres')(
  'the database stops answering without a word, and comes back',
  async () => {
    proxy.freeze();
    const since = performance.now();
    expect((await server.client().call('GET', '/readyz')).status).toBe(503);
    expect(performance.now() - since).toBeLessThan(5_000);
    await expectUnavailable(20_000);
    await proxy.restore();
    await expectHealed();
  },
  120_000,
);
