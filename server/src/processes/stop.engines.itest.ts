import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { engine } from '../testing/database.ts';
import { watchEvents } from '../testing/event-stream.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { emptyScratchForTest, scratchForTest, variablesFor } from '../testing/scratch.ts';
import { signInAt } from '../testing/sign-in.ts';
import { openSmtpInbox } from '../testing/smtp-inbox.ts';
import { type SpawnedServer, spawnServer } from '../testing/spawn-server.ts';
import { createClient, newProfile, startTestServer } from '../testing/test-server.ts';
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

test('SIGTERM lets a request under way finish, and takes no new one', async () => {
  const server = await spawnServer(variablesFor(await scratchForTest()));
  await server.up();
  const { finish } = await beginSignUp(server);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const idle = request({ port: server.port, path: '/healthz', agent }).end();
  const [answer] = (await once(idle, 'response')) as [IncomingMessage];
  const idleClosed = once(answer.socket, 'close');
  expect(await json(answer)).toEqual({ status: 'ok' });

  server.kill('SIGTERM');
  await takesNoMore(server);
  await idleClosed;
  server.kill('SIGTERM');
  server.kill('SIGINT');
  expect((await finish()).status).toBe(201);
  expect(await server.exited).toEqual(cleanly);
  expect(server.stderr()).toBe('');
});

test('SIGTERM ends the open streams of events, and nobody is signed out', async () => {
  const scratch = await scratchForTest();
  const server = await spawnServer(variablesFor(scratch));
  await server.up();
  const browser = await signInAt(server.origin);
  const open = () => watchEvents(server.origin, browser.cookie());
  const streams = await Promise.all(Array.from({ length: 5 }, open));
  server.kill('SIGTERM');
  // Ended, not cut off: a stream that breaks is an error here.
  await Promise.all(streams.map((each) => each.ended()));
  expect(await server.exited).toEqual(cleanly);
  expect(server.stderr()).toBe('');
  for (const each of streams) expect(each.text()).not.toContain('signed-out');
  const next = await spawnServer({ ...variablesFor(scratch), PORT: String(server.port) });
  await next.up();
  expect((await open()).response.status).toBe(200);
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

test('SIGTERM lets a job that runs finish', async () => {
  const scratch = await scratchForTest();
  const answer = Promise.withResolvers<'accept'>();
  const inbox = await openSmtpInbox(() => answer.promise);
  onTestFinished(() => inbox.close());
  const server = await spawnServer({ ...variablesFor(scratch), SMTP_URL: inbox.url });
  await server.up();
  const signUp = await createClient(server.origin).call(
    'POST',
    '/api/auth/sign-up/email',
    newProfile(),
  );
  expect(signUp.status).toBe(201);
  await waitFor('the email to be handed over', async () => inbox.tries.length === 1);
  server.kill('SIGTERM');
  await takesNoMore(server);
  answer.resolve('accept');
  expect(await server.exited).toEqual(cleanly);
  expect(inbox.accepted.length).toBe(1);

  const next = await startTestServer({}, { scratch });
  const { rows } = await next.services.db.auth.execute(
    sql`select state from pgboss.job where name = 'mail'`,
  );
  await next.stop();
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('SIGTERM during the start ends cleanly, and the next start is none the worse', async () => {
  const scratch = await emptyScratchForTest();
  const other = new pg.Client({ connectionString: scratch.databaseUrl });
  if (engine === 'postgres') {
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('select pg_advisory_lock(4751983202)');
  }
  const server = await spawnServer(variablesFor(scratch));
  const places = ['postgres.draft/base', 'postgres'].map((place) => `${scratch.dataDir}/${place}`);
  const isInTheMiddle = async () =>
    engine === 'embedded'
      ? places.some((place) => existsSync(place))
      : (await waitingLocks(other)) === 1;
  await waitFor('the start to be in the middle', isInTheMiddle, 120_000);
  server.kill('SIGTERM');
  expect(await server.exited).toEqual(cleanly);
  expect(server.stderr()).toBe('');
  if (engine === 'postgres') await other.query('select pg_advisory_unlock(4751983202)');
  const next = await spawnServer(variablesFor(scratch));
  await next.up();
  expect((await fetch(`${next.origin}/readyz`)).status).toBe(200);
});
