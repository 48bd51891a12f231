import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newProfile,
  startTestServer,
  type TestServer,
  testEnv,
} from '../../testing/test-server.ts';

const logged: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const ownPassword = { userId: { hits: 2, seconds: 900 } };
  const support = { address: { hits: 0, seconds: 900 } };
  const rateLimits = { ...testEnv.rateLimits, ownPassword, support };
  server = await startTestServer({ rateLimits, trustedProxies: ['127.0.0.1'] }, { logged });
});
afterAll(() => server.stop());

interface Line {
  level: string;
  msg: string;
  route: string;
  code?: string;
  who?: string;
  from?: string;
}

const linesOf = (msg: string) =>
  logged.map((line) => JSON.parse(line) as Line).filter((line) => line.msg === msg);

const at = { headers: { 'x-forwarded-for': '203.0.113.77' } };

test('whoever is refused, and whatever changes how one signs in, is logged by no name', async () => {
  const { email, password } = newProfile();
  const stranger = newProfile().email;
  const browser = await server.signedIn({ email, password });
  const post = (path: string, body: object, client = server.client()) =>
    client.call<{ uri: string }>('POST', path, body, at);
  const signIn = '/api/auth/sign-in/email';
  const factor = '/api/me/two-factor';

  await post(signIn, { email, password: 'não é esta' });
  await post(signIn, { email: email.toUpperCase(), password: 'nem esta' });
  await post(signIn, { email: stranger, password });
  const setup = await post(factor, { password }, browser);
  const code = (URI.parse(setup.body.uri) as TOTP).generate();
  await post(`${factor}/confirm`, { code }, browser);
  const half = server.client();
  await post(signIn, { email, password }, half);
  await post('/api/auth/sign-in/two-factor', { recoveryCode: 'aaaaa-aaaaa' }, half);
  const changes = { currentPassword: password, newPassword: 'outra agulha' };
  await post('/api/me/password', changes, browser);
  await post('/api/me/password', changes, browser);
  await post('/api/support', { name: 'Ana', email: stranger, subject: 'Oi', message: 'Oi' });
  await browser.call('GET', '/api/me');

  const refused = linesOf('refused');
  const accepted = linesOf('account');
  expect(refused.map(({ level, route, code }) => [level, route, code])).toEqual([
    ['warn', signIn, 'invalid_credentials'],
    ['warn', signIn, 'invalid_credentials'],
    ['warn', signIn, 'email_not_found'],
    ['warn', '/api/auth/sign-in/two-factor', 'two_factor_code_invalid'],
    ['warn', '/api/me/password', 'too_many_requests'],
    ['warn', '/api/support', 'too_many_requests'],
  ]);
  expect(accepted.map(({ level, route, code }) => [level, route, code])).toEqual([
    ['info', factor, undefined],
    ['info', `${factor}/confirm`, undefined],
    ['info', signIn, undefined],
    ['info', '/api/me/password', undefined],
  ]);
  const [own, ...others] = new Set(refused.map(({ who }) => who));
  expect(others).toHaveLength(1);
  expect(new Set(accepted.map(({ who }) => who))).toEqual(new Set([own]));
  expect(refused.map(({ who }) => who === own)).toEqual([true, true, false, true, true, false]);
  for (const { who, from } of [...refused, ...accepted]) {
    expect(who).toMatch(/^[\w-]{22}$/);
    expect(from).toBe('203.0.113.x');
  }
  const all = logged.join('\n');
  for (const each of [email, email.toUpperCase(), stranger, '203.0.113.77', 'agulha', code]) {
    expect(all).not.toContain(each);
  }
});
