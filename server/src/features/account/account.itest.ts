import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { mailTexts } from '#core/account/email-texts.ts';
import { dumpTables } from '../../testing/dump.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import {
  type Client,
  newProfile,
  sharedServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const signIn = (email: string, password: string, client = server.client()) =>
  client.call('POST', '/api/auth/sign-in/email', { email, password });

const statusOf = async (browser: Client) => (await browser.call('GET', '/api/me')).status;

const detail = 'Senha incorreta. Verifique e tente novamente.';

/** It names the field that is wrong. */
const wrong = (path: string) => ({
  status: 403,
  body: {
    code: 'wrong_password',
    detail,
    errors: [{ path, code: 'wrong_password', message: detail }],
  },
});
const wrongPassword = wrong('password');

test('settings are stored, each on its own, and nobody else sees them change', async () => {
  const browser = await server.signedIn();
  const other = await server.signedIn();
  const before = (await other.call<Me>('GET', '/api/me')).body;
  const changes = [
    { name: 'Ana Lúcia' },
    { craftType: 'feltro', hourlyRate: 42.5 },
    { state: 'PE', businessType: 'mei' },
    { state: null },
    { rounding: '90' },
    {},
  ];
  for (const change of changes) {
    const answer = await browser.call('PATCH', '/api/me', change);
    expect(answer).toMatchObject({ status: 200, body: change });
    expect(answer.body).toEqual((await browser.call('GET', '/api/me')).body);
  }
  expect((await browser.call('GET', '/api/me')).body).toMatchObject({
    name: 'Ana Lúcia',
    craftType: 'feltro',
    hourlyRate: 42.5,
    state: null,
    businessType: 'mei',
    rounding: '90',
  });
  expect((await other.call('GET', '/api/me')).body).toEqual(before);
});

test('what the hourly rate was worked out from is kept, and cleared by null alone', async () => {
  const browser = await server.signedIn();
  const read = async () => (await browser.call<Me>('GET', '/api/me')).body.hourPlan;
  expect(await read()).toBeNull();
  const hourPlan = {
    ...{ monthlyIncome: 3000, hoursPerDay: 6, daysPerWeek: 5, vacationWeeks: 4 },
    unpaidPercentage: 25,
    monthlyCosts: [
      { name: 'Internet', amount: 99.9 },
      { name: 'Forno', amount: 1200, months: 60 },
    ],
  };
  expect((await browser.call('PATCH', '/api/me', { hourPlan, hourlyRate: 30.77 })).status).toBe(
    200,
  );
  const [internet, forno] = hourPlan.monthlyCosts;
  const saved = { ...hourPlan, monthlyCosts: [{ ...internet, months: null }, forno] };
  expect(await read()).toEqual(saved);
  await browser.call('PATCH', '/api/me', { name: 'Ana Lúcia' });
  expect(await read()).toEqual(saved);
  for (const wrong of [
    { ...hourPlan, vacationWeeks: 52 },
    { ...hourPlan, colour: 'azul' },
  ]) {
    const refused = await browser.call('PATCH', '/api/me', { hourPlan: wrong });
    expect(refused.status).toBe(422);
  }
  await browser.call('PATCH', '/api/me', { hourPlan: null });
  expect(await read()).toBeNull();
});

test('a plan that a newer version stored is none, and nothing else is lost by it', async () => {
  const browser = await server.signedIn();
  const { id } = (await browser.call<Me>('GET', '/api/me')).body;
  const newer = JSON.stringify({ monthlyIncome: 3000, colour: 'azul' });
  await server.services.db.auth.execute(
    sql`update users set hour_plan = ${newer}::jsonb where id = ${id}`,
  );
  expect(await browser.call('GET', '/api/me')).toMatchObject({
    status: 200,
    body: { hourPlan: null },
  });
  await browser.call('PATCH', '/api/me', { hourlyRate: 30 });
  const { rows } = await server.services.db.auth.execute(
    sql`select hour_plan as plan from users where id = ${id}`,
  );
  expect(rows).toEqual([{ plan: JSON.parse(newer) }]);
});

test('what settings must not change is refused', async () => {
  const browser = await server.signedIn();
  for (const field of ['plan', 'email', 'emailConfirmed', 'id', 'avatarUrl']) {
    const answer = await browser.call('PATCH', '/api/me', { [field]: 'pro' });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: field }] } });
  }
});

test('another password ends the other sessions and is told by email', async () => {
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  const other = server.client();
  await signIn(profile.email, profile.password, other);
  const change = (currentPassword: string) =>
    browser.call('POST', '/api/me/password', { currentPassword, newPassword: 'a outra senha' });
  expect(await change('não é esta')).toMatchObject(wrong('currentPassword'));
  expect(await statusOf(other)).toBe(200);
  expect((await change(profile.password)).status).toBe(204);
  expect(await statusOf(other)).toBe(401);
  expect(await statusOf(browser)).toBe(200);
  expect((await signIn(profile.email, profile.password)).status).toBe(401);
  expect((await signIn(profile.email, 'a outra senha')).status).toBe(200);
  await server.mailed(profile.email, mailTexts.passwordChanged.subject);
});

test('a new email holds once it is confirmed, and the old one is told', async () => {
  const profile = newProfile();
  const { email: old, password } = profile;
  const browser = await server.signedIn(profile);
  const email = newProfile().email;
  const ask = (body: object) => browser.call('POST', '/api/me/email', body);
  expect(await ask({ email, password: 'não é esta' })).toMatchObject(wrongPassword);
  expect(await ask({ email, password })).toMatchObject({ status: 202, body: { email } });
  const token = await server.mailedToken(email);
  const mail = await server.mailed(email, mailTexts.changeEmail.subject);
  expect(mail.links).toEqual([`http://localhost:3000/auth/confirm?token=${token}`]);

  expect((await browser.call('GET', '/api/me')).body).toMatchObject({ email: old });
  expect((await signIn(email, password)).status).toBe(401);
  expect((await signIn(old, password)).status).toBe(200);

  const confirmed = await server.client().call('POST', '/api/auth/confirm-email', { token });
  expect(confirmed).toMatchObject({ status: 200, body: { email } });
  expect((await browser.call('GET', '/api/me')).body).toMatchObject({ email });
  expect(await signIn(old, password)).toMatchObject({ body: { code: 'email_not_found' } });
  expect((await signIn(email, password)).status).toBe(200);
  const notice = await server.mailed(old, mailTexts.emailChanged.subject);
  expect(notice.text).toContain('suporte@artesa.example');
  expect(notice.text).not.toContain(email);
});

test('a newer link to a new email ends the older, and a link expires after 24 hours', async () => {
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  const { password } = profile;
  const [first, second] = [newProfile().email, newProfile().email];
  const tokenFor = async (email: string) => {
    await browser.call('POST', '/api/me/email', { email, password });
    return await server.mailedToken(email);
  };
  const confirm = (token: string) =>
    server.client().call('POST', '/api/auth/confirm-email', { token });
  const older = await tokenFor(first);
  const newer = await tokenFor(second);
  expect((await confirm(older)).status).toBe(400);
  await server.services.db.auth.execute(
    sql`update one_time_tokens set expires_at = expires_at - interval '24 hours'`,
  );
  expect((await confirm(newer)).status).toBe(400);
  expect((await browser.call('GET', '/api/me')).body).toMatchObject({ email: profile.email });
});

test('an address with an account cannot be taken, not even between link and confirmation', async () => {
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  const taken = newProfile();
  await server.signedIn(taken);
  const unconfirmed = newProfile();
  const signUp = (body: object) => server.client().call('POST', '/api/auth/sign-up/email', body);
  await signUp(unconfirmed);
  const { password } = profile;
  const ask = (email: string) => browser.call('POST', '/api/me/email', { email, password });
  const refused = (code: string) => ({ status: 409, body: { code } });
  expect(await ask(taken.email)).toMatchObject(refused('email_taken'));
  expect(await ask(unconfirmed.email)).toMatchObject(refused('email_taken'));
  expect(await ask(profile.email)).toMatchObject(refused('email_unchanged'));

  const wanted = newProfile();
  await ask(wanted.email);
  const token = await server.mailedToken(wanted.email);
  await signUp(wanted);
  const confirmed = await server.client().call('POST', '/api/auth/confirm-email', { token });
  expect(confirmed).toMatchObject(refused('email_already_registered'));
});

test('a change of email that waits is shown, sent again and called off', async () => {
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  const { email } = newProfile();
  const pending = async () => (await browser.call('GET', '/api/me/email')).body;
  const resend = () => browser.call('POST', '/api/me/email/resend');
  const confirm = (token: string) =>
    server.client().call('POST', '/api/auth/confirm-email', { token });
  expect(await pending()).toEqual({ pending: null });
  expect(await resend()).toMatchObject({ status: 404, body: { code: 'no_pending_email' } });

  await browser.call('POST', '/api/me/email', { email, password: profile.password });
  const first = await server.mailedToken(email);
  expect(await pending()).toMatchObject({ pending: { email } });
  expect(await resend()).toMatchObject({ status: 202, body: { email } });
  const second = await server.mailedToken(email, first);
  expect((await confirm(first)).status).toBe(400);
  expect((await browser.call('DELETE', '/api/me/email')).status).toBe(204);
  expect(await pending()).toEqual({ pending: null });
  expect((await confirm(second)).status).toBe(400);

  await browser.call('POST', '/api/me/email', { email, password: profile.password });
  const third = await server.mailedToken(email, second);
  const changed = { email, name: profile.name, purpose: 'change-email' };
  expect(await confirm(third)).toMatchObject({ status: 200, body: changed });
  expect(await pending()).toEqual({ pending: null });
  const again = { code: 'confirmation_token_invalid', link: { email, state: 'confirmed' } };
  expect(await confirm(third)).toMatchObject({ status: 400, body: again });
});

test('whoever gets a link to somebody else’s new email calls the change off', async () => {
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  const { email } = newProfile();
  await browser.call('POST', '/api/me/email', { email, password: profile.password });
  const token = await server.mailedToken(email);
  expect((await server.client().call('POST', '/api/auth/not-me', { token })).status).toBe(204);
  expect((await browser.call('GET', '/api/me/email')).body).toEqual({ pending: null });
  expect(await statusOf(browser)).toBe(200);
});

test('a recovery link that went to the old address ends with it', async () => {
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  await server.client().call('POST', '/api/auth/request-password-reset', { email: profile.email });
  const recovery = await server.mailedToken(profile.email);
  const email = newProfile().email;
  await browser.call('POST', '/api/me/email', { email, password: profile.password });
  const token = await server.mailedToken(email);
  await server.client().call('POST', '/api/auth/confirm-email', { token });
  const reset = { token: recovery, newPassword: 'uma senha nova' };
  expect((await server.client().call('POST', '/api/auth/reset-password', reset)).status).toBe(400);
});

test('deleting the account leaves no row of it anywhere, and tells the address', async () => {
  const profile = newProfile({ name: 'Benedita Quaresma' });
  const { email, password } = profile;
  const browser = await server.signedIn(profile);
  const other = server.client();
  await signIn(email, password, other);
  const { id } = (await browser.call<Me>('GET', '/api/me')).body;
  await browser.call('POST', '/api/products', numberedProduct(3));
  await browser.call('POST', '/api/auth/request-password-reset', { email });
  await browser.call('POST', '/api/me/email', { email: newProfile().email, password });
  const holding = tablesWith(await dumpTables(server), id);
  expect(holding).toEqual(
    expect.arrayContaining(['accounts', 'devices', 'job_common', 'materials', 'one_time_tokens']),
  );
  expect(holding).toEqual(expect.arrayContaining(['products', 'sessions', 'users']));

  expect(await browser.call('DELETE', '/api/me', { password: 'não é esta' })).toMatchObject(
    wrongPassword,
  );
  const deleted = await browser.call('DELETE', '/api/me', { password });
  expect(deleted.status).toBe(204);
  expect(deleted.headers.get('set-cookie')).toMatch(/session_token=;.*Max-Age=0/);
  expect(await statusOf(other)).toBe(401);
  expect(await signIn(email, password)).toMatchObject({ body: { code: 'email_not_found' } });

  const left = await dumpTables(server);
  expect(tablesWith(left, id)).toEqual([]);
  expect(tablesWith(left, 'Benedita')).toEqual([]);
  await server.mailed(email, mailTexts.accountDeleted.subject);
  // Of the job that carried the address, nothing stays either, once its time has come.
  await waitFor('the job to be done', async () => {
    const { rows } = await server.services.db.auth.execute(
      sql`select from pgboss.job where name = 'mail-by-address' and state <> 'completed'`,
    );
    return rows.length === 0;
  });
  const { rows } = await server.services.db.auth.execute(
    sql`select distinct deletion_seconds from pgboss.job where name = 'mail-by-address'`,
  );
  expect(rows).toEqual([{ deletion_seconds: 60 }]);
  expect((await server.client().call('POST', '/api/auth/sign-up/email', profile)).status).toBe(201);
});

function tablesWith(dump: Map<string, string>, text: string): string[] {
  return [...dump].filter(([, rows]) => rows.includes(text)).map(([table]) => table);
}
