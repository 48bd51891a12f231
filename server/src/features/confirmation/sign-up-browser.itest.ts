import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Confirmed, Me, SignUpInput } from '#core/account/account-schemas.ts';
import {
  type Client,
  newProfile,
  sharedServer,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
afterEach(() => vi.restoreAllMocks());

/** Signs up in a browser and waits for the link that this sign-up sends. */
async function signUp(browser: Client, profile: SignUpInput): Promise<string> {
  const before = await server.newestToken(profile.email);
  await browser.call('POST', '/api/auth/sign-up/email', profile);
  return await server.mailedToken(profile.email, before);
}

const confirm = (browser: Client, token: string, password?: string) =>
  browser.call<Confirmed>('POST', '/api/auth/confirm-email', { token, password });

/** The email of whoever is signed in there; undefined for nobody. */
async function signedInAt(browser: Client): Promise<string | undefined> {
  return (await browser.call<Partial<Me>>('GET', '/api/me')).body.email;
}

/** Another browser with the same cookies, as they are now. */
function copyOf(browser: Client): Client {
  const copy = server.client();
  const cookies = browser.cookie().split('; ');
  copy.keepCookies(new Headers(cookies.map((pair) => ['set-cookie', pair] as [string, string])));
  return copy;
}

test('the link signs in the browser that signed up, once', async () => {
  const profile = newProfile();
  const browser = server.client();
  const before = await browser.call('POST', '/api/auth/sign-up/email', profile);
  expect(before.headers.get('set-cookie')).toMatch(
    /^artesa\.sign_up=[^;]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  expect(before.headers.get('set-cookie')).not.toContain(profile.email);
  expect(await signedInAt(browser)).toBeUndefined();
  const copy = copyOf(browser);
  const token = await server.mailedToken(profile.email);
  const confirmed = await confirm(browser, token);
  expect(confirmed).toMatchObject({ status: 200, body: { user: { email: profile.email } } });
  expect(await signedInAt(browser)).toBe(profile.email);
  expect(confirmed.headers.get('set-cookie')).toContain('artesa.sign_up=; Max-Age=0');
  expect((await confirm(copy, token)).status).toBe(400);
  expect(await signedInAt(copy)).toBeUndefined();
});

test('where a stranger signed up, the owner of the address signs nobody in', async () => {
  const profile = newProfile();
  const [stranger, owner] = [server.client(), server.client()];
  const token = await signUp(stranger, profile);
  const confirmed = await confirm(owner, token);
  expect(confirmed.status).toBe(200);
  expect(confirmed.body.user).toBeUndefined();
  expect((await confirm(stranger, token)).status).toBe(400);
  for (const browser of [owner, stranger]) expect(await signedInAt(browser)).toBeUndefined();
});

test('a sign-up counts for its own account alone', async () => {
  const [own, other] = [newProfile(), newProfile()];
  const browser = server.client();
  const token = await signUp(browser, own);
  const others = await confirm(browser, await signUp(server.client(), other));
  expect(others).toMatchObject({ status: 200, body: { email: other.email } });
  expect(await signedInAt(browser)).toBeUndefined();
  await confirm(browser, token);
  expect(await signedInAt(browser)).toBe(own.email);
});

test('of two sign-ups of one address the newer counts, once its password is chosen', async () => {
  const profile = newProfile();
  const [first, last] = [server.client(), server.client()];
  await signUp(first, profile);
  const token = await signUp(last, { ...profile, password: 'outra senha' });
  expect((await confirm(last, token)).status).toBe(409);
  expect(await signedInAt(last)).toBeUndefined();
  const copy = copyOf(first);
  expect((await confirm(last, token, 'escolhida na página')).status).toBe(200);
  expect(await signedInAt(last)).toBe(profile.email);
  expect(await signedInAt(copy)).toBeUndefined();

  const contested = newProfile();
  const owner = server.client();
  await signUp(owner, contested);
  const newest = await signUp(server.client(), { ...contested, password: 'de um estranho' });
  expect((await confirm(owner, newest, 'escolhida na página')).status).toBe(200);
  expect(await signedInAt(owner)).toBeUndefined();
});

test.each([
  ['after an hour signs in', 60 * 60 * 1000, true],
  ['after a day does not', 24 * 60 * 60 * 1000 + 1, false],
])('a newer link %s', async (_what, ago, signsIn) => {
  const profile = newProfile();
  const browser = server.client();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - ago);
  const first = await signUp(browser, profile);
  vi.restoreAllMocks();
  await browser.call('POST', '/api/auth/resend-confirmation', { email: profile.email });
  const token = await server.mailedToken(profile.email, first);
  expect((await confirm(browser, token)).status).toBe(200);
  expect(await signedInAt(browser)).toBe(signsIn ? profile.email : undefined);
});

test('what the cookie says cannot be made up', async () => {
  const profile = newProfile();
  const browser = server.client();
  const token = await signUp(browser, profile);
  const [, signature] = browser.cookie().split('.').slice(-2);
  browser.keepCookies(
    new Headers({ 'set-cookie': `artesa.sign_up=${Date.now() + 60_000}.${signature}` }),
  );
  expect((await confirm(browser, token)).status).toBe(200);
  expect(await signedInAt(browser)).toBeUndefined();
});

test('whoever is signed in there stays so', async () => {
  const profile = newProfile();
  const browser = server.client();
  const token = await signUp(browser, profile);
  const other = newProfile();
  browser.keepCookies(new Headers({ 'set-cookie': (await server.signedIn(other)).cookie() }));
  const confirmed = await confirm(browser, token);
  expect(confirmed).toMatchObject({ status: 200, body: { email: profile.email } });
  expect(confirmed.body.user).toBeUndefined();
  expect(await signedInAt(browser)).toBe(other.email);
});

test('a second step is not skipped', async () => {
  const profile = newProfile();
  const browser = server.client();
  const token = await signUp(browser, profile);
  await server.services.db.auth.execute(
    sql`update users set two_factor_enabled = true where email = ${profile.email}`,
  );
  expect((await confirm(browser, token)).status).toBe(200);
  expect(await signedInAt(browser)).toBeUndefined();
});
