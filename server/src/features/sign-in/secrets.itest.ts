import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpTables } from '../../testing/dump.ts';
import { newProfile, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
// One of its own: every text of its database is tried as a secret.
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const post = (path: string, body: object) =>
  server.client().call('POST', `/api/auth/${path}`, body);

test('a copy of the database signs nobody in', async () => {
  const waiting = newProfile({ password: 'a senha de quem espera' });
  await post('sign-up/email', waiting);
  const confirmation = await server.mailedToken(waiting.email);
  const profile = newProfile({ password: 'a senha de quem entrou' });
  const { email, password } = profile;
  const browser = await server.signedIn(profile);
  const cookie = (await post('sign-in/email', { email, password })).headers.get('set-cookie') ?? '';
  const signed = decodeURIComponent(/=([^;]+)/.exec(cookie)?.[1] ?? '');
  await post('request-password-reset', { email });
  const recovery = await server.mailedToken(email);
  const next = newProfile().email;
  await browser.call('POST', '/api/me/email', { email: next, password });
  const change = await server.mailedToken(next);

  const dump = [...(await dumpTables(server)).values()].join('\n');
  expect(dump).toContain('"template": "reset-password"');
  for (const secret of [confirmation, recovery, change, password, waiting.password, signed]) {
    expect(secret.length).toBeGreaterThan(20);
    expect(dump).not.toContain(secret);
  }

  const texts = [...new Set(dump.match(/[\w+/=:.-]{20,}/g))];
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) {
    const answers = [
      await post('confirm-email', { token: text }),
      await post('reset-password', { token: text, newPassword: 'linha e agulha' }),
      await withCookie(text),
      await withCookie(`${text}.${text}`),
    ];
    expect({ text, statuses: answers.map(({ status }) => status) }).toEqual({
      text,
      statuses: [400, 400, 401, 401],
    });
  }
  expect((await post('reset-password', { token: recovery, newPassword: 'x y z w' })).status).toBe(
    200,
  );
});

const withCookie = (value: string) =>
  server.client().call('GET', '/api/me', undefined, {
    headers: { cookie: `artesa.session_token=${encodeURIComponent(value)}` },
  });

test('passwords are stored by a memory-hard function, each with a salt of its own', async () => {
  const [one, other] = [newProfile(), newProfile()];
  for (const profile of [one, other]) await post('sign-up/email', profile);
  expect(one.password).toBe(other.password);
  const { rows } = await server.services.db.auth.execute(
    sql`select a.password from accounts a join users u on u.id = a.user_id
      where u.email in (${one.email}, ${other.email})`,
  );
  const hashes = rows.map(({ password }) => String(password));
  expect(new Set(hashes).size).toBe(2);
  // What scrypt makes: a salt of 16 bytes and a key of 64.
  for (const hash of hashes) expect(hash).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
});
