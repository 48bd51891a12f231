import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session, SignUpInput } from '#core/account/account-schemas.ts';
import { mailTexts } from '#core/account/email-texts.ts';
import {
  type Client,
  newProfile,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustedProxies: ['127.0.0.0/8', '::1'] });
});
afterAll(() => server.stop());

const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/128.0.0.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

/** Signs in as from this browser at this address. */
async function signIn(profile: SignUpInput, userAgent: string, address: string): Promise<Client> {
  const browser = server.client();
  const { email, password } = profile;
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address };
  const init = { headers };
  const answer = await browser.call('POST', '/api/auth/sign-in/email', { email, password }, init);
  expect(answer.status).toBe(200);
  return browser;
}

/** A new user with two browsers. */
async function withTwoBrowsers() {
  const profile = newProfile();
  await server.signedIn(profile);
  await server.services.db.auth.execute(
    sql`delete from sessions using users u where u.id = user_id and u.email = ${profile.email}`,
  );
  const first = await signIn(profile, phone, '203.0.113.9');
  const second = await signIn(profile, laptop, '2001:db8:1:2::3');
  return { profile, first, second };
}

const sessionsOf = async (browser: Client) =>
  (await browser.call<{ sessions: Session[] }>('GET', '/api/me/sessions')).body.sessions;

const statusOf = async (browser: Client) => (await browser.call('GET', '/api/me')).status;

test('the sessions are listed with device and place, the last used one first', async () => {
  const { profile, first, second } = await withTwoBrowsers();
  await server.services.db.auth.execute(
    sql`update sessions set updated_at = now() - interval '1 hour' from users u
      where u.id = user_id and u.email = ${profile.email}`,
  );
  const list = await sessionsOf(first);
  expect(list).toMatchObject([
    { device: 'Chrome no Android', address: '203.0.113.x', current: true },
    { device: 'Firefox no Linux', address: '2001:db8:1:2::x', current: false },
  ]);
  const [used = 0, unused = 0] = list.map(({ lastUsedAt }) => Date.parse(lastUsedAt));
  expect(used - unused).toBeGreaterThan(3_500_000);
  expect((await sessionsOf(second)).map(({ current }) => current)).toEqual([true, false]);
  expect(JSON.stringify(list)).not.toContain('token');
});

test('a session that has expired is not listed', async () => {
  const { first, second } = await withTwoBrowsers();
  const [other] = (await sessionsOf(first)).filter(({ current }) => !current);
  await server.services.db.auth.execute(
    sql`update sessions set expires_at = now() where id = ${other?.id}`,
  );
  expect(await sessionsOf(first)).toMatchObject([{ current: true }]);
  expect(await statusOf(second)).toBe(401);
});

test('one session is ended, and nobody ends that of somebody else', async () => {
  const { first, second } = await withTwoBrowsers();
  const stranger = await server.signedIn();
  const [other] = (await sessionsOf(first)).filter(({ current }) => !current);
  const end = (browser: Client, id = 'x') => browser.call('DELETE', `/api/me/sessions/${id}`);
  const notFound = { status: 404, body: { code: 'session_not_found' } };
  expect(await end(stranger, other?.id)).toMatchObject(notFound);
  expect(await end(first)).toMatchObject(notFound);
  expect(await statusOf(second)).toBe(200);
  expect((await end(first, other?.id)).status).toBe(204);
  expect(await end(first, other?.id)).toMatchObject(notFound);
  expect(await statusOf(second)).toBe(401);
  expect(await statusOf(first)).toBe(200);
});

test('all others are signed out, and then everybody', async () => {
  const { profile, first, second } = await withTwoBrowsers();
  const stranger = await server.signedIn();
  expect((await first.call('POST', '/api/auth/sign-out-others')).status).toBe(204);
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 401]);
  const third = await signIn(profile, laptop, '203.0.113.9');
  const everywhere = await third.call('POST', '/api/auth/sign-out-everywhere');
  expect(everywhere.status).toBe(204);
  expect(everywhere.headers.get('set-cookie')).toMatch(/session_token=;.*Max-Age=0/);
  expect([await statusOf(first), await statusOf(third)]).toEqual([401, 401]);
  expect(await statusOf(stranger)).toBe(200);
});

test('a sign-in from a new device is told, but not the first one, nor the same one again', async () => {
  const profile = newProfile();
  const { email } = profile;
  await server.client().call('POST', '/api/auth/sign-up/email', profile);
  const token = await server.mailedToken(email);
  await server.client().call('POST', '/api/auth/confirm-email', { token });
  const mails = async () => {
    const { rows } = await server.services.db.auth.execute(
      sql`select count(*)::int as n from pgboss.job j join users u on u.id::text = j.data->>'userId'
        where u.email = ${email} and j.data->>'template' = 'new-device'`,
    );
    return rows[0]?.n;
  };
  const first = await signIn(profile, phone, '203.0.113.9');
  expect(await mails()).toBe(0);
  await first.call('POST', '/api/auth/sign-out-everywhere');
  await signIn(profile, phone, '203.0.113.9');
  await signIn(profile, phone.replace('128', '129'), '203.0.200.1');
  expect(await mails()).toBe(0);
  await signIn(profile, laptop, '203.0.113.9');
  expect(await mails()).toBe(1);
  const mail = await server.mailed(email, mailTexts.newDevice.subject);
  expect(mail.text).toMatch(/Firefox no Linux \(203\.0\.113\.x\), em .+horário de Brasília/);
  expect(mail.links).toEqual(['http://localhost:3000/settings']);
  await signIn(profile, phone, '198.51.100.7');
  expect(await mails()).toBe(2);
  await Promise.all([1, 2, 3].map(() => signIn(profile, laptop, '198.51.100.7')));
  expect(await mails()).toBe(3);
});

test('one sign-in too many ends the session, and forgets the device, not used for longest', async () => {
  const { profile, first, second } = await withTwoBrowsers();
  const { auth } = server.services.db;
  const isOwn = sql`user_id = (select id from users where email = ${profile.email})`;
  await auth.execute(sql`update sessions set updated_at = now() - interval '2 days'
    where ip_address = '203.0.113.9' and ${isOwn}`);
  await auth.execute(sql`insert into sessions (id, user_id, token, expires_at, updated_at)
    select gen_random_uuid(), u.id, gen_random_uuid(), now() + interval '1 day', now() - interval '1 day'
    from users u, generate_series(1, 98) where u.email = ${profile.email}`);
  await auth.execute(sql`insert into devices (user_id, fingerprint, last_seen_at)
    select u.id, 'oldest ' || n, now() - n * interval '1 day'
    from users u, generate_series(1, 98) n where u.email = ${profile.email}`);
  await signIn(profile, laptop, '198.51.100.7');
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  expect((await sessionsOf(second)).length).toBe(100);
  const { rows } = await auth.execute(sql`select count(*)::int as devices,
    count(*) filter (where fingerprint = 'oldest 98')::int as oldest from devices where ${isOwn}`);
  expect(rows).toEqual([{ devices: 100, oldest: 0 }]);
});
