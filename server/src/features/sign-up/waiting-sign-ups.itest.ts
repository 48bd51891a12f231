import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Me, SignUpInput } from '#core/account/account-schemas.ts';
import { newProfile, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const post = (path: string, body: object, client = server.client()) =>
  client.call<Record<string, unknown>>('POST', `/api/auth/${path}`, body);

const signIn = (email: string, password: string, client = server.client()) =>
  post('sign-in/email', { email, password }, client);

/** Signs up and waits for the link that this sign-up sends. */
async function signUp(profile: SignUpInput): Promise<string> {
  const before = await server.newestToken(profile.email);
  await post('sign-up/email', profile);
  return await server.mailedToken(profile.email, before);
}

const passwordNeeded = (profile: SignUpInput) => ({
  status: 409,
  body: {
    code: 'password_needed',
    waiting: { email: profile.email, name: profile.name, craftType: profile.craftType },
  },
});

const accountsOf = async (email: string) => {
  const { rows } = await server.services.db.auth.execute(
    sql`select id from users where email = ${email}`,
  );
  return rows.length;
};

test.each(['the stranger first', 'the stranger last'])(
  'where two sign-ups wait, %s, whoever confirms chooses the password and no other counts',
  async (order) => {
    const owner = newProfile({ name: 'Rita Lopes', craftType: 'ceramica', hourlyRate: 40 });
    const week = { hoursPerDay: 6, daysPerWeek: 5, vacationWeeks: 4, unpaidPercentage: 25 };
    const hourPlan = { monthlyIncome: 3000, ...week, monthlyCosts: [] };
    const stranger = { ...owner, name: 'Outra Pessoa', password: 'senha de outro', hourPlan };
    const [first, last] = order === 'the stranger first' ? [stranger, owner] : [owner, stranger];
    const ended = await signUp(first);
    const token = await signUp(last);

    expect((await post('confirm-email', { token: ended })).status).toBe(400);
    expect(await post('confirm-email', { token })).toMatchObject(passwordNeeded(last));
    expect((await signIn(owner.email, last.password)).status).toBe(403);
    const chosen = { name: 'Rita L. Lopes', craftType: 'bordado' };
    const password = 'escolhida na página';
    const confirmed = await post('confirm-email', { token, password, ...chosen });
    expect(confirmed).toMatchObject({ status: 200, body: { email: owner.email } });

    for (const { password: typed } of [owner, stranger]) {
      expect((await signIn(owner.email, typed)).status).toBe(401);
    }
    const browser = server.client();
    expect((await signIn(owner.email, password, browser)).status).toBe(200);
    const me = await browser.call<Me>('GET', '/api/me');
    expect(me.body).toMatchObject({ ...chosen, hourlyRate: last.hourlyRate, hourPlan: null });
  },
);

test('what a sign-up typed goes with its link: the only one that waits confirms at once', async () => {
  const profile = newProfile({ name: 'Rita Lopes', hourlyRate: 40 });
  const first = await signUp(profile);
  await post('resend-confirmation', { email: profile.email });
  const token = await server.mailedToken(profile.email, first);
  expect(await post('confirm-email', { token })).toMatchObject({
    status: 200,
    body: { email: profile.email, name: 'Rita Lopes', purpose: 'confirm-email' },
  });
  expect((await signIn(profile.email, profile.password)).status).toBe(200);
});

test('a bad password or name on the page of the link uses nothing up', async () => {
  const profile = newProfile();
  await signUp(profile);
  const token = await signUp(profile);
  for (const bad of [{ password: '123' }, { name: 'www.premio.com' }, { craftType: 'pesca' }]) {
    const answer = await post('confirm-email', { token, password: 'uma senha boa', ...bad });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ path: Object.keys(bad)[0] }] },
    });
  }
  expect((await post('confirm-email', { token, password: 'uma senha boa' })).status).toBe(200);
});

test("'Não fui eu' erases what waits", async () => {
  const profile = newProfile();
  await signUp({ ...profile, name: 'Outra Pessoa' });
  const token = await signUp(profile);
  expect((await post('not-me', { token })).status).toBe(204);
  expect(await accountsOf(profile.email)).toBe(0);
  expect((await post('confirm-email', { token })).status).toBe(400);
  expect((await post('not-me', { token })).status).toBe(400);
  expect((await post('sign-up/email', profile)).status).toBe(201);
});

test("'Não fui eu' also takes back what this very link has just confirmed, and nothing older", async () => {
  const profile = newProfile();
  const token = await signUp(profile);
  await post('confirm-email', { token });
  expect((await post('not-me', { token })).status).toBe(204);
  expect(await accountsOf(profile.email)).toBe(0);

  const other = newProfile();
  const used = await signUp(other);
  await post('confirm-email', { token: used });
  await server.services.db.auth.execute(sql`
    with aged as (update users set confirmed_at = confirmed_at - interval '1 hour'
      where email = ${other.email} returning id)
    update one_time_tokens set used_at = used_at - interval '1 hour'
      where user_id in (select id from aged)`);
  expect((await post('not-me', { token: used })).status).toBe(400);
  expect(await accountsOf(other.email)).toBe(1);
});

test('a link that does not count any more says why, and for which email', async () => {
  const profile = newProfile();
  const { email } = profile;
  const token = await signUp(profile);
  await server.services.db.auth.execute(
    sql`update one_time_tokens t set expires_at = now() from users u
        where u.id = user_id and u.email = ${email}`,
  );
  const refused = { status: 400, body: { code: 'confirmation_token_invalid' } };
  const expired = await post('confirm-email', { token });
  expect(expired).toMatchObject({ ...refused, body: { link: { email, state: 'expired' } } });

  await post('resend-confirmation', { email });
  const fresh = await server.mailedToken(email, token);
  await post('confirm-email', { token: fresh });
  const used = await post('confirm-email', { token: fresh });
  expect(used).toMatchObject({ ...refused, body: { link: { email, state: 'confirmed' } } });
  const unknown = await post('confirm-email', { token });
  expect(unknown).toMatchObject(refused);
  expect(unknown.body).not.toHaveProperty('link');
});

test('an account that was confirmed once is nobody else’s to sign up for', async () => {
  const profile = newProfile({ name: 'Rita Lopes' });
  await server.signedIn(profile);
  await server.services.db.auth.execute(
    sql`update users set email_confirmed = false where email = ${profile.email}`,
  );
  const token = await signUp({ ...profile, name: 'Outra Pessoa', password: 'senha de outro' });
  expect((await post('not-me', { token })).status).toBe(400);
  const confirmed = await post('confirm-email', { token, password: 'senha de outro' });
  expect(confirmed).toMatchObject({ status: 200, body: { name: 'Rita Lopes' } });
  expect((await signIn(profile.email, 'senha de outro')).status).toBe(401);
  expect((await signIn(profile.email, profile.password)).status).toBe(200);
});

test('a reset confirms the address that it has just proven, and no other sign-in counts', async () => {
  const profile = newProfile();
  const { email } = profile;
  const confirmation = await signUp(profile);
  await post('request-password-reset', { email });
  const token = await server.mailedToken(email, confirmation);
  expect((await post('reset-password', { token, newPassword: 'nova senha' })).status).toBe(200);
  expect((await signIn(email, 'nova senha')).status).toBe(200);
  expect((await signIn(email, profile.password)).status).toBe(401);
  expect((await post('confirm-email', { token: confirmation })).status).toBe(400);
});
