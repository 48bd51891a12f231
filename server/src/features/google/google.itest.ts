import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { mailTexts } from '#core/account/email-texts.ts';
import { freePort } from '../../testing/free-port.ts';
import { startOpenIdProvider, type TestProvider } from '../../testing/openid-provider.ts';
import {
  type Client,
  newProfile,
  sharedServer,
  startTestServer,
  type TestServer,
  testEnv,
} from '../../testing/test-server.ts';
import { callbackPath } from './identity-provider.ts';

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startOpenIdProvider(testEnv.appUrl);
  server = await startTestServer({ google: provider.google });
});
afterAll(async () => {
  await server?.stop();
  await provider?.close();
});

let people = 0;

/** Somebody whom the provider knows and we don't. */
function newPerson(overrides: object = {}) {
  people += 1;
  const person = { email: `bia${people}@example.com`, email_verified: true, name: 'Bia Reis' };
  return { subject: `google-${people}`, person: { ...person, ...overrides } };
}
type Visitor = ReturnType<typeof newPerson>;

const begin = (browser: Client, body: object = {}) =>
  browser.call<{ url: string }>('POST', '/api/auth/sign-in/google', body);

/** Returns to the server as the provider sent it. */
const comeBack = (browser: Client, path: string) =>
  browser.call('GET', path, undefined, { redirect: 'manual' });

/** The whole way there and back. */
async function enter({ subject, person }: Visitor, body: object = {}, browser = server.client()) {
  const { status, body: answer } = await begin(browser, body);
  expect(status).toBe(200);
  const path = await provider.visit(answer.url, subject, person);
  const { status: end, headers } = await comeBack(browser, path);
  expect(end).toBe(302);
  return { browser, path, page: headers.get('location') };
}

const me = async (browser: Client) => await browser.call<Me>('GET', '/api/me');

const rowsOf = async (email: string) =>
  (await server.services.db.auth.execute(sql`select * from users where email = ${email}`)).rows;

const methods = (of: Client) => of.call('GET', '/api/me/sign-in-methods');

/** Somebody who came once and confirmed the email. */
async function settled(visitor = newPerson()) {
  expect((await enter(visitor)).page).toBe('/auth?notice=confirmation_sent');
  const token = await server.mailedToken(visitor.person.email);
  const confirmed = await server.client().call('POST', '/api/auth/confirm-email', { token });
  expect(confirmed.status).toBe(200);
  return visitor;
}

test('without its variables there is no Google', async () => {
  const plain = await sharedServer();
  const client = plain.client();
  expect((await client.call('GET', '/api/auth/providers')).body).toEqual({ google: false });
  expect((await begin(client)).status).toBe(404);
  expect((await comeBack(client, `${callbackPath}?code=a&state=b`)).status).toBe(404);
});

test('with them, a browser is sent there with state, nonce and PKCE', async () => {
  const client = server.client();
  expect((await client.call('GET', '/api/auth/providers')).body).toEqual({ google: true });
  const { body, headers } = await begin(client);
  const query = Object.fromEntries(new URL(body.url).searchParams);
  expect(query).toMatchObject({
    client_id: 'artesa',
    redirect_uri: testEnv.appUrl + callbackPath,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]).toMatch(/.{32,}/);
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^artesa\.google=/);
  expect(cookie).toContain('Max-Age=600; Path=/; HttpOnly; SameSite=Lax');
  for (const secret of [query.state, query.nonce]) expect(cookie).not.toContain(secret);
});

test('somebody new gets an account that waits for its confirmation, and enters after it', async () => {
  const visitor = newPerson();
  const { email } = visitor.person;
  const first = await enter(visitor);
  expect(first.page).toBe('/auth?notice=confirmation_sent');
  expect((await me(first.browser)).status).toBe(401);
  expect(await rowsOf(email)).toMatchObject([
    { email, name: 'Bia Reis', craft_type: 'outros', plan: 'free', email_confirmed: false },
  ]);
  expect((await enter(visitor)).page).toBe('/auth?error=email_not_confirmed');
  const token = await server.mailedToken(email);
  await server.client().call('POST', '/api/auth/confirm-email', { token });
  const { browser, page } = await enter(visitor, { returnTo: '/products?novo=1' });
  expect(page).toBe('/products?novo=1');
  const profile = { email, name: 'Bia Reis', craftType: 'outros', hourlyRate: 25 };
  expect(await me(browser)).toMatchObject({ status: 200, body: profile });
});

test('whoever is known enters by the identity, whatever became of the emails', async () => {
  const visitor = await settled();
  const { email } = visitor.person;
  Object.assign(visitor.person, { email: 'outro@example.com', email_verified: false });
  const { browser, page } = await enter(visitor);
  expect(page).toBe('/dashboard');
  expect((await me(browser)).body.email).toBe(email);
});

test('a name that is none gives way to that of the address', async () => {
  for (const name of ['', 'a'.repeat(101), 'Bia\nReis']) {
    const visitor = newPerson({ name });
    await enter(visitor);
    const { email } = visitor.person;
    expect(await rowsOf(email)).toMatchObject([{ name: email.replace(/@.*/, '') }]);
  }
});

test('a confirmed account of the same email is joined, and keeps its password', async () => {
  const profile = newProfile({ email: 'Junta@Example.com' });
  await server.signedIn({ ...profile, email: 'junta@example.com' });
  const visitor = newPerson({ email: 'JUNTA@example.com' });
  const { browser, page } = await enter(visitor);
  expect(page).toBe('/dashboard');
  const body = { email: 'junta@example.com', name: profile.name, craftType: 'croche' };
  expect(await me(browser)).toMatchObject({ status: 200, body });
  const { password } = profile;
  const byPassword = await server
    .client()
    .call('POST', '/api/auth/sign-in/email', { email: 'junta@example.com', password });
  expect(byPassword.status).toBe(200);
  expect(await rowsOf('junta@example.com')).toHaveLength(1);
  // Only the joining is news, not each time that they enter.
  expect((await enter(visitor)).page).toBe('/dashboard');
  await server.mailed(body.email, mailTexts.googleLinked.subject);
  const mails = (await server.services.mailbox?.list()) ?? [];
  const { subject } = mailTexts.googleLinked;
  expect(mails.filter((mail) => mail.to === body.email && mail.subject === subject)).toHaveLength(
    1,
  );
});

test('whoever has no password gets one by the recovery, and may sign in both ways then', async () => {
  const visitor = await settled();
  const { email } = visitor.person;
  const { browser } = await enter(visitor);
  expect(await methods(browser)).toMatchObject({
    status: 200,
    body: { password: false, google: true },
  });
  const signUp = server.client().call('POST', '/api/auth/sign-up/email', newProfile({ email }));
  expect(await signUp).toMatchObject({
    status: 409,
    body: {
      detail: 'Este email já está cadastrado. Tente fazer login ou recuperar sua senha.',
    },
  });
  const before = await server.mailedToken(email);
  await browser.call('POST', '/api/auth/request-password-reset', { email });
  const token = await server.mailedToken(email, before);
  const reset = { token, newPassword: 'agora tenho uma' };
  expect((await browser.call('POST', '/api/auth/reset-password', reset)).status).toBe(200);
  const byPassword = server.client();
  await byPassword.call('POST', '/api/auth/sign-in/email', { email, password: reset.newPassword });
  expect(await methods(byPassword)).toMatchObject({ body: { password: true, google: true } });
  const withoutGoogle = await server.signedIn();
  expect(await methods(withoutGoogle)).toMatchObject({ body: { password: true, google: false } });
});

const unlink = (browser: Client, password = 'agora tenho uma') =>
  browser.call('DELETE', '/api/me/sign-in-methods/google', { password });

test('Google is unlinked by the password that the account has then, and told by email', async () => {
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  const { email, password } = profile;
  const none = { status: 404, body: { code: 'google_not_linked' } };
  expect(await unlink(browser, password)).toMatchObject(none);
  const visitor = newPerson({ email });
  expect((await enter(visitor)).page).toBe('/dashboard');
  const other = await settled(newPerson());

  const wrong = { status: 403, body: { code: 'wrong_password', errors: [{ path: 'password' }] } };
  expect(await unlink(browser, 'não é esta')).toMatchObject(wrong);
  expect((await unlink(browser, password)).status).toBe(204);
  expect(await methods(browser)).toMatchObject({ body: { password: true, google: false } });
  expect(await unlink(browser, password)).toMatchObject(none);
  const { text } = await server.mailed(email, mailTexts.googleUnlinked.subject);
  expect(text).toContain('horário de Brasília');
  expect((await enter(other)).page).toBe('/dashboard');

  // Who vouches for the address again joins again, as whoever comes the first time.
  expect((await enter(visitor)).page).toBe('/dashboard');
  expect(await methods(browser)).toMatchObject({ body: { password: true, google: true } });
});

test('an identity of another address that was unlinked opens the account no more', async () => {
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  const visitor = newPerson({ email: profile.email });
  await enter(visitor);
  expect((await unlink(browser, profile.password)).status).toBe(204);
  const elsewhere = { ...visitor, person: { ...visitor.person, email: 'fora@example.com' } };
  expect((await enter(elsewhere)).page).toBe('/auth?notice=confirmation_sent');
  expect(await rowsOf('fora@example.com')).toMatchObject([{ email_confirmed: false }]);
});

test('whoever has no password is told so wherever one is asked for, and keeps the last way in', async () => {
  const { browser } = await enter(await settled());
  const needed = { status: 409, body: { code: 'password_missing' } };
  expect(await unlink(browser)).toMatchObject(needed);
  const password = 'não tenho uma';
  for (const [method, path, body] of [
    ['DELETE', '/api/me', { password }],
    ['POST', '/api/me/email', { email: 'outro@example.com', password }],
    ['POST', '/api/me/password', { currentPassword: password, newPassword: 'nova senha' }],
    ['POST', '/api/me/two-factor', { password }],
    ['DELETE', '/api/me/two-factor', { password }],
    ['POST', '/api/me/two-factor/recovery-codes', { password }],
  ] as const) {
    expect([path, await browser.call(method, path, body)]).toMatchObject([path, needed]);
  }
  expect(await methods(browser)).toMatchObject({ body: { password: false, google: true } });
});

test('an email that the provider did not verify opens nothing and makes nothing', async () => {
  const profile = newProfile();
  await server.signedIn(profile);
  for (const email_verified of [false, undefined, 'true', 1]) {
    const fresh = newPerson({ email_verified });
    const taken = newPerson({ email_verified, email: profile.email });
    for (const visitor of [fresh, taken]) {
      const { browser, page } = await enter(visitor);
      expect(page).toBe('/auth?error=google_email_unverified');
      expect((await me(browser)).status).toBe(401);
    }
    expect(await rowsOf(fresh.person.email)).toEqual([]);
  }
});

test('an account that nobody confirmed is not joined: somebody else may have made it', async () => {
  const profile = newProfile();
  await server.client().call('POST', '/api/auth/sign-up/email', profile);
  const visitor = newPerson({ email: profile.email });
  const first = await server.mailedToken(profile.email);
  const { browser, page } = await enter(visitor);
  expect(page).toBe('/auth?error=google_email_unconfirmed');
  expect((await me(browser)).status).toBe(401);
  const token = await server.mailedToken(profile.email, first);
  const confirm = (choice: object) =>
    server.client().call('POST', '/api/auth/confirm-email', { token, ...choice });
  expect(await confirm({})).toMatchObject({ status: 409, body: { code: 'password_needed' } });
  expect((await confirm({ password: 'escolhida na página' })).status).toBe(200);
  expect((await enter(visitor)).page).toBe('/dashboard');
  const { email, password } = profile;
  const before = await server.client().call('POST', '/api/auth/sign-in/email', { email, password });
  expect(before.status).toBe(401);
});

test('an identity without an email we could use is refused', async () => {
  for (const email of [undefined, '', 'sem arroba', 'a@b', 'a@b.c\nbcc: d@e.f']) {
    expect((await enter(newPerson({ email }))).page).toBe('/auth?error=google_sign_in_failed');
  }
});

test('whoever has a second factor is asked for it here too', async () => {
  const visitor = await settled();
  const { email } = visitor.person;
  await server.services.db.auth.execute(
    sql`update users set two_factor_enabled = true where email = ${email}`,
  );
  const { browser, page } = await enter(visitor, { returnTo: '/materials' });
  expect(page).toBe('/auth?step=two-factor&volta=%2Fmaterials');
  expect((await me(browser)).status).toBe(401);
  const answer = await browser.call('POST', '/api/auth/sign-in/two-factor', { code: '000000' });
  expect(answer.status).toBe(401);
});

test('whoever changes their mind there comes back to the sign-in', async () => {
  const visitor = newPerson();
  expect((await enter({ ...visitor, subject: 'nobody' })).page).toBe(
    '/auth?error=google_cancelled',
  );
});

test('a return that this browser did not set out for signs nobody in', async () => {
  const failed = '/auth?error=google_sign_in_failed';
  const visitor = await settled();
  const setOut = async () => {
    const browser = server.client();
    const { url } = (await begin(browser)).body;
    return { browser, path: await provider.visit(url, visitor.subject, visitor.person) };
  };
  const page = async (browser: Client, path: string) => {
    const location = (await comeBack(browser, path)).headers.get('location');
    expect((await me(browser)).status).toBe(401);
    return location;
  };
  // Another browser, one that never set out, and one that set out for another return.
  const stolen = await setOut();
  expect(await page(server.client(), stolen.path)).toBe(failed);
  const other = await setOut();
  expect(await page(other.browser, stolen.path)).toBe(failed);
  // A state that was changed, none, and a code that is none.
  for (const change of [
    (query: URLSearchParams) => query.set('state', 'A'.repeat(43)),
    (query: URLSearchParams) => query.delete('state'),
    (query: URLSearchParams) => query.set('code', 'A'.repeat(43)),
    (query: URLSearchParams) => query.delete('code'),
    (query: URLSearchParams) => query.set('iss', 'https://mal.example'),
  ]) {
    const { browser, path } = await setOut();
    const query = new URLSearchParams(path.replace(/.*\?/, ''));
    change(query);
    expect(await page(browser, `${callbackPath}?${query}`)).toBe(failed);
  }
  // A cookie of somebody's own making.
  const { path } = await setOut();
  const headers = { cookie: `artesa.google=${'ab'.repeat(100)}` };
  const forged = await server
    .client()
    .call('GET', path, undefined, { headers, redirect: 'manual' });
  expect(forged.headers.get('location')).toBe(failed);
});

test('a return counts once', async () => {
  const visitor = await settled();
  const { browser, path } = await enter(visitor);
  expect((await browser.call('POST', '/api/auth/sign-out')).status).toBe(204);
  const again = await comeBack(browser, path);
  expect(again.headers.get('location')).toBe('/auth?error=google_sign_in_failed');
  expect((await me(browser)).status).toBe(401);
});

test.each(['https://mal.example', '//mal.example', '/\\mal.example', '/api/me', 'dashboard'])(
  'nobody is led to %s',
  async (returnTo) => {
    expect(await begin(server.client(), { returnTo })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'returnTo' }] },
    });
  },
);

test('another site cannot send somebody there', async () => {
  const headers = { origin: 'https://mal.example' };
  const answer = await server.client().call('POST', '/api/auth/sign-in/google', {}, { headers });
  expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_origin' } });
});

test('a provider that is down is said, and used again when it is back', async () => {
  const port = await freePort();
  const gone = await startOpenIdProvider(testEnv.appUrl, port);
  await gone.close();
  const lonely = await startTestServer({ google: gone.google });
  onTestFinished(() => lonely.stop());
  expect(await begin(lonely.client())).toMatchObject({
    status: 502,
    body: { code: 'google_unavailable' },
  });
  const back = await startOpenIdProvider(testEnv.appUrl, port);
  onTestFinished(() => back.close());
  expect((await begin(lonely.client())).status).toBe(200);
});
