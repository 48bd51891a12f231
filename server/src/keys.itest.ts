import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, onTestFinished, test } from 'vitest';
import type { Env } from './env.ts';
import { rateLimits } from './http/limits/rate-limits.ts';
import { keysOf } from './keys.ts';
import { addAccount } from './testing/add-account.ts';
import { frozenJson } from './testing/frozen.ts';
import { newProfile, startTestServer, type TestServer, testEnv } from './testing/test-server.ts';

/** What an older version made with its `APP_SECRET`, of one person. */
const frozen = frozenJson<{
  appSecret: string;
  userId: string;
  email: string;
  session: { token: string; cookie: string };
  knownDevice: string;
  device: { fingerprint: string };
  link: { seed: string; tokenHash: string };
  secondFactor: { appKey: string; secret: string };
  recoveryCode: { code: string; codeHash: string };
}>('app-secret.json');
const { userId, email, session, device, link, secondFactor, recoveryCode } = frozen;

const today = 'a secret of thirty-two characters of today';

/** A server that knows the older version's person, with a password of today. */
async function start(env: Partial<Env>) {
  const server = await startTestServer(env);
  onTestFinished(() => server.stop());
  const { db, enqueueMail } = server.services;
  const person = { ...newProfile({ email }), id: userId };
  await addAccount(db, person);
  await db.asAuth(async (tx) => {
    await tx.execute(sql`update users set two_factor_enabled = true where id = ${userId}`);
    await tx.execute(sql`insert into sessions (id, user_id, token, expires_at)
      values (gen_random_uuid(), ${userId}, ${session.token}, now() + interval '30 days')`);
    await tx.execute(
      sql`insert into devices (user_id, fingerprint) values (${userId}, ${device.fingerprint})`,
    );
    await tx.execute(sql`insert into one_time_tokens (user_id, kind, token_hash, expires_at)
      values (${userId}, 'reset-password', ${link.tokenHash}, now() + interval '1 hour')`);
    await tx.execute(
      sql`insert into second_factors (user_id, secret) values (${userId}, ${secondFactor.secret})`,
    );
    await tx.execute(
      sql`insert into recovery_codes (user_id, code_hash) values (${userId}, ${recoveryCode.codeHash})`,
    );
    await enqueueMail(tx, { template: 'reset-password', userId, seed: link.seed });
  });
  return { server, password: person.password };
}

const meWith = async (server: TestServer, cookie: string) =>
  (await server.client().call('GET', '/api/me', undefined, { headers: { cookie } })).status;

test.each([
  ['with the same secret', keysOf(frozen.appSecret)],
  ['with another since', keysOf(today, frozen.appSecret)],
])('what an older version signed, hashed and encrypted counts, %s', async (_with, keys) => {
  // Whoever is no known device may not even try.
  const signIn = { ...rateLimits.signIn, emailHere: { hits: 0, seconds: 900 } };
  const { server, password } = await start({
    keys,
    rateLimits: { ...testEnv.rateLimits, signIn },
  });
  expect(await meWith(server, session.cookie)).toBe(200);

  const code = new TOTP({ secret: Secret.fromBase32(secondFactor.appKey) }).generate();
  for (const body of [{ code }, { recoveryCode: recoveryCode.code }]) {
    const browser = server.client();
    const first = await browser.call(
      'POST',
      '/api/auth/sign-in/email',
      { email, password },
      { headers: { cookie: frozen.knownDevice } },
    );
    expect(first).toMatchObject({ status: 200, body: { twoFactorRequired: true } });
    expect((await browser.call('POST', '/api/auth/sign-in/two-factor', body)).status).toBe(200);
  }
  // The browser is not new, and is known by the present key from now on.
  const { rows } = await server.services.db.auth.execute(sql`select fingerprint from devices`);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.fingerprint).not.toBe(device.fingerprint);

  const token = await server.mailedToken(email);
  const check = await server.client().call('POST', '/api/auth/reset-password/check', { token });
  expect(check.body).toMatchObject({ link: { email } });
});

test('over https every cookie is bound to this host, and those of before are read and taken away', async () => {
  const { server, password } = await start({
    keys: keysOf(frozen.appSecret),
    appUrl: 'https://artesa.example',
  });
  const formerCookie = `__Secure-${session.cookie}`;
  expect(await meWith(server, formerCookie)).toBe(200);

  const browser = server.client();
  const cookies: string[] = [];
  const call = async (path: string, body?: object) => {
    const { headers } = await browser.call('POST', `/api/auth/${path}`, body);
    cookies.push(...headers.getSetCookie());
  };
  await call('sign-in/email', { email, password });
  await call('sign-in/two-factor', { recoveryCode: recoveryCode.code });
  expect(await meWith(server, browser.cookie())).toBe(200);
  // A neighbouring host could set the former name: what is signed today does not count there.
  const moved = browser.cookie().replaceAll('__Host-', '__Secure-');
  expect(await meWith(server, moved)).toBe(401);

  await call('sign-out');
  expect(await meWith(server, browser.cookie())).toBe(401);
  const names = [...new Set(cookies.map((cookie) => cookie.replace(/[.=].*/, '')))];
  expect(names).toEqual(['__Host-artesa']);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=(Lax|Strict)$/);
  }

  await server.services.db.auth.execute(
    sql`update sessions set expires_at = now() + interval '20 days'`,
  );
  const withFormer = async (method: string, path: string) => {
    const init = { headers: { cookie: formerCookie } };
    return (await server.client().call(method, path, undefined, init)).headers.getSetCookie();
  };
  const taken = '__Secure-artesa.session_token=; Max-Age=0; Path=/; Secure';
  const renewed = [
    expect.stringMatching(/^__Host-artesa\.session_token=\w.*Max-Age=2592000/),
    taken,
  ];
  expect(await withFormer('GET', '/api/me')).toEqual(renewed);
  expect(await withFormer('POST', '/api/auth/sign-out')).toContain(taken);
  expect(await meWith(server, formerCookie)).toBe(401);
});
