import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  newProfile,
  sharedServer,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const signIn = (email: string, password: string, client = server.client()) =>
  client.call('POST', '/api/auth/sign-in/email', { email, password });

test('on https the cookie goes over nothing else', async () => {
  const secure = await startTestServer({ appUrl: 'https://artesa.example' });
  try {
    const profile = newProfile();
    await secure.signedIn(profile);
    const { email, password } = profile;
    const answer = await secure
      .client()
      .call('POST', '/api/auth/sign-in/email', { email, password });
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  } finally {
    await secure.stop();
  }
});

test('a session that was ended on the server is refused at the next request', async () => {
  const { email } = newProfile();
  const browser = await server.signedIn({ email });
  await server.services.db.asAuth((tx) =>
    tx.execute(sql`delete from sessions using users u where u.id = user_id and u.email = ${email}`),
  );
  expect((await browser.call('GET', '/api/me')).status).toBe(401);
});

test('a session ends with its time', async () => {
  const browser = await server.signedIn();
  expect((await browser.call('GET', '/api/me')).status).toBe(200);
  await server.services.db.auth.execute(sql`update sessions set expires_at = now()`);
  expect((await browser.call('GET', '/api/me')).status).toBe(401);
});

test('sessions end for good when the confirmation of the email is taken back', async () => {
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  const other = server.client();
  await signIn(profile.email, profile.password, other);
  const bystander = await server.signedIn();
  const setConfirmed = (confirmed: boolean) =>
    server.services.db.auth.execute(
      sql`update users set email_confirmed = ${confirmed} where email = ${profile.email}`,
    );
  const statuses = () =>
    Promise.all(
      [browser, other, bystander].map(async (each) => (await each.call('GET', '/api/me')).status),
    );
  expect(await statuses()).toEqual([200, 200, 200]);
  await setConfirmed(false);
  expect(await statuses()).toEqual([401, 401, 200]);
  await setConfirmed(true);
  expect(await statuses()).toEqual([401, 401, 200]);
  expect((await signIn(profile.email, profile.password)).status).toBe(200);
});

test('a session in use is renewed', async () => {
  const browser = await server.signedIn();
  await server.services.db.auth.execute(
    sql`update sessions set expires_at = now() + interval '20 days'`,
  );
  const renewed = await browser.call('GET', '/api/me');
  expect(renewed.headers.get('set-cookie')).toMatch(/session_token=.+Max-Age=2592000/);
  const { rows } = await server.services.db.auth.execute(
    sql`select expires_at > now() + interval '29 days' as fresh from sessions order by updated_at desc limit 1`,
  );
  expect(rows).toEqual([{ fresh: true }]);
});

test('a cookie with a foreign signature is nobody', async () => {
  const browser = await server.signedIn();
  const { rows } = await server.services.db.auth.execute(sql`select token from sessions limit 1`);
  const forged = `artesa.session_token=${rows[0]?.token}.${'A'.repeat(43)}%3D`;
  const answer = await server
    .client()
    .call('GET', '/api/me', undefined, { headers: { cookie: forged } });
  expect(answer.status).toBe(401);
  expect((await browser.call('GET', '/api/me')).status).toBe(200);
});
