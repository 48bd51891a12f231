import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newProfile, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const signUp = (profile = newProfile()) =>
  server.client().call('POST', '/api/auth/sign-up/email', profile);

const confirm = (token: string) =>
  server.client().call('POST', '/api/auth/confirm-email', { token });

const signIn = (email: string, password: string, client = server.client()) =>
  client.call('POST', '/api/auth/sign-in/email', { email, password });

const hourPlan = {
  monthlyIncome: 3000,
  hoursPerDay: 6,
  daysPerWeek: 5,
  vacationWeeks: 4,
  unpaidPercentage: 25,
  monthlyCosts: [{ name: 'Internet', amount: 101.7, months: null }],
};

test('sign-up, confirmation by the mailed link, login, logout', async () => {
  const profile = newProfile({ email: 'Nova.Artesa@Example.com', hourlyRate: 32.5, hourPlan });
  const email = 'nova.artesa@example.com';
  expect(await signUp(profile)).toMatchObject({ status: 201, body: { email } });
  const token = await server.mailedToken(email);
  expect(await confirm(token)).toMatchObject({ status: 200, body: { email } });

  const browser = server.client();
  const signedIn = await signIn(email, profile.password, browser);
  const me = {
    email,
    name: profile.name,
    craftType: 'croche',
    hourlyRate: 32.5,
    plan: 'free',
    hourPlan,
  };
  expect(signedIn).toMatchObject({ status: 200, body: { user: { ...me, emailConfirmed: true } } });
  expect(signedIn.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
  expect(await browser.call('GET', '/api/me')).toMatchObject({ status: 200, body: me });

  expect((await browser.call('POST', '/api/auth/sign-out')).status).toBe(204);
  expect((await browser.call('GET', '/api/me')).status).toBe(401);
});

test('an unconfirmed account is refused, and another link can be sent', async () => {
  const profile = newProfile();
  await signUp(profile);
  const first = await server.mailedToken(profile.email);
  expect(await signIn(profile.email, profile.password)).toMatchObject({
    status: 403,
    body: { code: 'email_not_confirmed' },
  });
  const resent = await server
    .client()
    .call('POST', '/api/auth/resend-confirmation', { email: profile.email });
  expect(resent).toMatchObject({ status: 202, body: { email: profile.email } });
  expect(await confirm(first)).toMatchObject({
    status: 400,
    body: { code: 'confirmation_token_invalid' },
  });
  expect((await confirm(await server.mailedToken(profile.email, first))).status).toBe(200);
});

test('signing up again resends while unconfirmed, and is refused once confirmed', async () => {
  const profile = newProfile();
  await signUp(profile);
  const first = await server.mailedToken(profile.email);
  expect(await signUp({ ...profile, password: 'outra senha' })).toMatchObject({
    status: 409,
    body: { code: 'email_not_confirmed_resent' },
  });
  const { password } = profile;
  const token = await server.mailedToken(profile.email, first);
  await server.client().call('POST', '/api/auth/confirm-email', { token, password });
  expect(await signUp(profile)).toMatchObject({
    status: 409,
    body: { code: 'email_already_confirmed' },
  });
  expect((await signIn(profile.email, profile.password)).status).toBe(200);
});

test('wrong password, unknown email, nothing to resend', async () => {
  const profile = newProfile();
  await server.signedIn(profile);
  const problem = (status: number, code: string) => ({ status, body: { status, code } });
  expect(await signIn(profile.email, 'errada!')).toMatchObject(problem(401, 'invalid_credentials'));
  expect(await signIn('nao@existe.com', 'errada!')).toMatchObject(problem(401, 'email_not_found'));
  const resend = (email: string) =>
    server.client().call('POST', '/api/auth/resend-confirmation', { email });
  expect(await resend('nao@existe.com')).toMatchObject(problem(404, 'email_not_found'));
  expect(await resend(profile.email)).toMatchObject(problem(409, 'email_already_confirmed'));
});

test('an email can be asked about before a sign-up, which says the same', async () => {
  const check = (email: string) =>
    server.client().call('POST', '/api/auth/sign-up/check', { email });
  const profile = newProfile();
  const { email } = profile;
  expect(await check(email)).toMatchObject({ status: 200, body: { email } });
  await signUp(profile);
  expect((await check(email)).status).toBe(200);
  await confirm(await server.mailedToken(email));
  const known = { status: 409, body: { code: 'email_already_confirmed' } };
  expect(await check(email.toUpperCase())).toMatchObject(known);
});

test('one address, written in two ways, is one account', async () => {
  const [composed, decomposed] = ['NFC', 'NFD'].map((form) =>
    'josé.açaí@example.com'.normalize(form),
  );
  expect(composed).not.toBe(decomposed);
  const profile = newProfile({ email: decomposed as string });
  expect(await signUp(profile)).toMatchObject({ status: 201, body: { email: composed } });
  await confirm(await server.mailedToken(composed as string));
  expect(await signUp({ ...profile, email: composed as string })).toMatchObject({ status: 409 });
  for (const email of [composed, decomposed]) {
    expect((await signIn(email as string, profile.password)).status).toBe(200);
  }
});

test('what nobody sees in an email or a name is lost, so that no account looks like another', async () => {
  const { email, ...profile } = newProfile();
  const hidden = (text: string) => `\uFEFF${text.slice(0, 3)}\u200D\u202E${text.slice(3)}\u00A0`;
  const typed = { ...profile, email: hidden(email), name: hidden('Ana Souza') };
  expect(await signUp(typed)).toMatchObject({ status: 201, body: { email } });
  await confirm(await server.mailedToken(email));
  expect(await signIn(hidden(email), profile.password)).toMatchObject({
    status: 200,
    body: { user: { email, name: 'Ana Souza' } },
  });
});

test.each([
  ['a link', { name: 'Você ganhou R$ 500, retire em https://premio.example' }, 'name'],
  ['an address', { name: 'premio@example.com' }, 'name'],
  [
    'a plan without hours',
    { hourPlan: { ...hourPlan, vacationWeeks: 52 } },
    'hourPlan.vacationWeeks',
  ],
])('%s is refused: %j', async (_what, part, path) => {
  const refused = { status: 422, body: { errors: [{ path }] } };
  expect(await signUp(newProfile(part))).toMatchObject(refused);
});

test('a link expires after 24 hours', async () => {
  const profile = newProfile();
  await signUp(profile);
  const token = await server.mailedToken(profile.email);
  const { rows } = await server.services.db.auth.execute(
    sql`update one_time_tokens set expires_at = expires_at - interval '24 hours' returning 1`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(await confirm(token)).toMatchObject({ status: 400 });
});
