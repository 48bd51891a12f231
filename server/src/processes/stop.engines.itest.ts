import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { keysOf } from '../keys.ts';
import { addAccount } from '../testing/add-account.ts';
import { answered } from '../testing/answered.ts';
import { freePort } from '../testing/free-port.ts';
import { jobOf } from '../testing/mail-jobs.ts';
import { openAtRest } from '../testing/open-at-rest.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { signInAt } from '../testing/sign-in.ts';
import { openSmtpInbox } from '../testing/smtp-inbox.ts';
import { childSecret, type SpawnedServer, spawnServer } from '../testing/spawn-server.ts';
import { createClient } from '../testing/test-client.ts';
import { engine } from '../testing/test-database.ts';
import { watchEvents } from '../testing/test-event-stream.ts';
import { newProfile, startTestServer } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { waitingLocks } from '../testing/waiting-locks.ts';

/** Before its own deadline, which ends it with another code. */
const cleanly = { code: 0, signal: null };

/** A sign-up of which the server has the headers and waits for the body. */
async function beginSignUp({ port }: SpawnedServer) {
  const body = JSON.stringify(newProfile());
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  };
  const call = request({ port, method: 'POST', path: '/api/auth/sign-up/email', headers });
  call.on('error', () => {});
  call.flushHeaders();
  await once(call, 'continue');
  return {
    call,
    async finish() {
      const answered = once(call, 'response');
      call.end(body);
      const [answer] = (await answered) as [IncomingMessage];
      return { status: answer.statusCode, body: await json(answer) };
    },
  };
}

const takesNoMore = ({ port }: SpawnedServer) =>
  waitFor('new connections to be refused', async () => {
    const socket = connect(port, '127.0.0.1');
    const refused = await once(socket, 'connect').then(
      () => false,
      () => true,
    );
    socket.destroy();
    return refused;
  });

test('SIGTERM lets what is under way finish, takes nothing new and signs nobody out', async () => {
  const scratch = await scratchForTest();
  const profile = newProfile();
  await openAtRest(scratch, (db) => addAccount(db, profile));
  const answer = Promise.withResolvers<'accept'>();
  const inbox = await openSmtpInbox(() => answer.promise);
  onTestFinished(() => inbox.close());
  const METRICS_PORT = String(await freePort());
  const variables = { ...variablesFor(scratch), SMTP_URL: inbox.url, METRICS_PORT };
  const server = await spawnServer(variables);
  await server.up();

  const browser = createClient(server.origin);
  const { email, password } = profile;
  await answered(browser, 'POST', '/api/auth/sign-in/email', { email, password });
  const open = () => watchEvents(server.origin, browser.cookie());
  const streams = await Promise.all(Array.from({ length: 5 }, open));
  const recovery = await browser.call('POST', '/api/auth/request-password-reset', { email });
  expect(recovery.status).toBe(202);
  const mail = await waitFor('the email to be handed over', async () => inbox.tries[0]);
  const { finish } = await beginSignUp(server);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const idle = request({ port: server.port, path: '/healthz', agent }).end();
  const [health] = (await once(idle, 'response')) as [IncomingMessage];
  const idleClosed = once(health.socket, 'close');
  expect(await json(health)).toEqual({ status: 'ok' });

  server.kill('SIGTERM');
  // Ended, not cut off: a stream that breaks is an error here.
  await Promise.all(streams.map((each) => each.ended()));
  for (const each of streams) expect(each.text()).not.toContain('signed-out');
  await takesNoMore(server);
  await idleClosed;
  const figures = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
  expect(await figures.text()).toContain('\nartesa_streams 0\n');
  server.kill('SIGTERM');
  server.kill('SIGINT');
  expect((await finish()).status).toBe(201);
  answer.resolve('accept');
  expect(await server.exited).toEqual(cleanly);
  expect(server.stderr()).toBe('');
  expect(inbox.accepted).toContain(mail);

  const next = await startTestServer({ keys: keysOf(childSecret) }, { scratch });
  onTestFinished(() => next.stop());
  expect(await jobOf(next, mail)).toMatchObject({ state: 'completed' });
  const headers = { cookie: browser.cookie() };
  expect((await next.client().call('GET', '/api/me', undefined, { headers })).status).toBe(200);
});

test.runIf(engine === 'embedded')(
  'SIGTERM cuts off who never finishes, and still ends cleanly',
  async () => {
    const variables = { ...variablesFor(await scratchForTest()), STOP_SECONDS: '6' };
    const server = await spawnServer(variables);
    await server.up();
    const { call } = await beginSignUp(server);
    const silent = connect(server.port, '127.0.0.1').on('error', () => {});
    await once(silent, 'connect');
    onTestFinished(() => void silent.destroy());
    server.kill('SIGTERM');
    expect(await server.exited).toEqual(cleanly);
    expect(call.destroyed).toBe(true);
  },
);

test.runIf(engine === 'postgres')(
  'SIGTERM waits for transactions that wait for a lock, and for who is in line behind them',
  async () => {
    const scratch = await scratchForTest();
    const server = await spawnServer(variablesFor(scratch));
    await server.up();
    const browser = await signInAt(server.origin);
    const other = new pg.Client({ connectionString: scratch.databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('begin; lock table products in access exclusive mode');
    const numbers = [1, 2, 3, 4];
    const saving = numbers.map((number) =>
      browser.call('POST', '/api/products', numberedProduct(number)),
    );
    await waitFor('the transactions to wait', async () => (await waitingLocks(other)) === 2);
    server.kill('SIGTERM');
    await takesNoMore(server);
    await other.query('rollback');
    for (const saved of saving) expect((await saved).status).toBe(201);
    expect(await server.exited).toEqual(cleanly);
    const { rows } = await other.query('select count(*)::int as products from products');
    expect(rows).toEqual([{ products: numbers.length }]);
  },
);
