import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Me, meSchema } from '#core/account/account-schemas.ts';
import { scratchForTest } from '../../testing/scratch.ts';
import { engine } from '../../testing/test-database.ts';
import {
  nextUser,
  type OpenEvents,
  openEvents,
  watchEvents,
} from '../../testing/test-event-stream.ts';
import {
  type Client,
  newProfile,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { userEventLimits } from './user-events.ts';

const limits = { ...userEventLimits, heartbeatMs: 50, maxPerUser: 3 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { streamLimits: limits });
});
afterAll(() => server.stop());

const run = (statement: ReturnType<typeof sql>) => server.services.db.auth.execute(statement);

const meOf = async (browser: Client) => (await browser.call<Me>('GET', '/api/me')).body;

/** Somebody new with one open stream. */
async function listening(profile = newProfile()) {
  const browser = await server.signedIn(profile);
  const events = await watchEvents(server.origin, browser.cookie());
  return { browser, events, me: await meOf(browser), profile };
}

async function expectSignedOut(events: OpenEvents) {
  await events.next('signed-out');
  await events.ended();
}

test('the stream begins with the user and lives on heartbeats', async () => {
  const browser = await server.signedIn();
  const events = await openEvents(server.origin, browser.cookie());
  expect(events.response.status).toBe(200);
  expect(events.response.headers.get('content-type')).toBe('text/event-stream');
  expect(events.response.headers.get('cache-control')).toBe('no-store');
  const me = await nextUser(events);
  expect(meSchema.parse(me)).toEqual(await meOf(browser));
  expect(events.text()).toMatch(/^retry: \d+\n\n/);
  await waitFor('two heartbeats', async () => events.text().split('\n\n:').length > 2);
});

test('plan, name and rate show in every stream, and in nobody else’s', async () => {
  const { browser, events, me } = await listening();
  const second = await watchEvents(server.origin, browser.cookie());
  const other = await listening();
  for (const change of [{ plan: 'pro' }, { name: 'Ana Braga' }, { hourlyRate: 31.5 }] as const) {
    const [[column, value] = []] = Object.entries({ ...change });
    const name = column === 'hourlyRate' ? 'hourly_rate' : column;
    await run(sql`update users set ${sql.identifier(name ?? '')} = ${value} where id = ${me.id}`);
    await Promise.all([events, second].map((each) => nextUser(each, change)));
  }
  await run(sql`update users set name = 'Bia' where id = ${other.me.id}`);
  await nextUser(other.events, { name: 'Bia' });
  expect(other.events.text().match(/event: user/g)).toHaveLength(2);
  expect(other.events.text()).not.toContain('Braga');
});

test('an update that changes nothing that shows says nothing', async () => {
  const { events, me } = await listening();
  await run(sql`update users set name = name where id = ${me.id}`);
  await run(sql`update users set name = 'Depois' where id = ${me.id}`);
  await nextUser(events, { name: 'Depois' });
  expect(events.text().match(/event: user/g)).toHaveLength(2);
});

test.each([
  [
    'the confirmation is taken back',
    (id: string) => sql`update users set email_confirmed = false where id = ${id}`,
  ],
  ['every session is deleted', (id: string) => sql`delete from sessions where user_id = ${id}`],
  [
    'the session expires early',
    (id: string) => sql`update sessions set expires_at = now() where user_id = ${id}`,
  ],
  ['the account is deleted', (id: string) => sql`delete from users where id = ${id}`],
])('when %s, every stream is told and ends', async (_what, statement) => {
  const { browser, events, me } = await listening();
  const second = await watchEvents(server.origin, browser.cookie());
  await run(statement(me.id));
  await Promise.all([events, second].map(expectSignedOut));
  expect((await openEvents(server.origin, browser.cookie())).response.status).toBe(401);
});

test('a session ends its stream when its time is over, and not before', async () => {
  const { events, me } = await listening();
  const endsIn = (time: string) =>
    run(sql`update sessions set expires_at = now() + ${time}::interval where user_id = ${me.id}`);
  await endsIn('5 minutes');
  await run(sql`update users set name = 'Ainda' where id = ${me.id}`);
  await nextUser(events, { name: 'Ainda' });
  await endsIn('1 second');
  await events.next('signed-out');
  await events.ended();
});

test('signing out on one device leaves the stream of another', async () => {
  const { browser, events, profile, me } = await listening();
  const other = server.client();
  const { email, password } = profile;
  await other.call('POST', '/api/auth/sign-in/email', { email, password });
  const otherEvents = await watchEvents(server.origin, other.cookie());
  expect((await browser.call('POST', '/api/auth/sign-out')).status).toBe(204);
  await expectSignedOut(events);
  await run(sql`update users set name = 'Sigo aqui' where id = ${me.id}`);
  await nextUser(otherEvents, { name: 'Sigo aqui' });
});

test('a user has so many streams and no more, and whoever leaves makes room', async () => {
  const browser = await server.signedIn();
  const open = () => watchEvents(server.origin, browser.cookie());
  // A HEAD opens nothing that would count.
  for (let n = 0; n < limits.maxPerUser; n += 1) {
    expect((await browser.call('HEAD', '/api/events')).status).toBe(200);
  }
  const streams = await Promise.all(Array.from({ length: limits.maxPerUser }, open));
  expect(await browser.call('GET', '/api/events')).toMatchObject({
    status: 429,
    body: { code: 'too_many_streams' },
  });
  streams[0]?.leave();
  await waitFor('room for a stream', () => open().catch(() => undefined));
});

test('a stream ends after its life, so that vanished browsers hold no place', async () => {
  const shortLived = await startTestServer({}, { streamLimits: { ...limits, lifeMs: 300 } });
  try {
    const browser = await shortLived.signedIn();
    const events = await openEvents(shortLived.origin, browser.cookie());
    expect(events.response.status).toBe(200);
    await events.ended();
    expect(events.text()).not.toContain('signed-out');
    expect((await browser.call('GET', '/api/me')).status).toBe(200);
  } finally {
    await shortLived.stop();
  }
});

test.runIf(engine === 'postgres')(
  'two processes on one database tell the same, and no stream keeps a connection',
  async () => {
    const scratch = await scratchForTest();
    const pair = await Promise.all([
      startTestServer({}, { scratch }),
      startTestServer({}, { scratch }),
    ]);
    const [first, second] = pair;
    try {
      const browser = await first.signedIn();
      const me = await meOf(browser);
      const origins = [first.origin, second.origin];
      const streams = await Promise.all(
        Array.from({ length: 36 }, (_, n) => watchEvents(origins[n % 2] ?? '', browser.cookie())),
      );
      // More streams than a process has connections, and one connection for all of them.
      expect((await browser.call('GET', '/api/products')).status).toBe(200);
      const { rows } = await first.services.db.auth.execute(sql`
        select count(distinct pid)::int as n from pg_stat_activity
        where datname = current_database() and application_name = 'artesa-events'`);
      expect(rows).toEqual([{ n: 2 }]);
      await second.services.db.auth.execute(sql`update users set plan = 'pro' where id = ${me.id}`);
      await Promise.all(streams.map((each) => nextUser(each, { plan: 'pro' })));
      expect((await browser.call('POST', '/api/auth/sign-out')).status).toBe(204);
      await Promise.all(streams.map(expectSignedOut));
    } finally {
      await Promise.all(pair.map((each) => each.stop()));
    }
  },
);
