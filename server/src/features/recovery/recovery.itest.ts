import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { mailTexts } from '#core/account/email-texts.ts';
import { newProfile, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const post = (path: string, body: object, client = server.client()) =>
  client.call('POST', `/api/auth/${path}`, body);

const recover = (email: string) => post('request-password-reset', { email });
const reset = (token: string, newPassword = 'uma senha nova') =>
  post('reset-password', { token, newPassword });
const signIn = (email: string, password: string, client = server.client()) =>
  post('sign-in/email', { email, password }, client);

/** Asks for a recovery email and waits for its token. */
async function recoveryToken(email: string): Promise<string> {
  const before = await server.newestToken(email);
  expect(await recover(email)).toMatchObject({ status: 202, body: { email } });
  return await server.mailedToken(email, before);
}

const invalid = { status: 400, body: { code: 'reset_token_invalid' } };

test('a forgotten password is replaced by the mailed link, and every session ends', async () => {
  const profile = newProfile();
  const { email } = profile;
  const browsers = [await server.signedIn(profile), server.client()];
  await signIn(email, profile.password, browsers[1]);
  const token = await recoveryToken(email);
  const mail = await server.mailed(email, mailTexts.resetPassword.subject);
  expect(mail.links).toEqual([`http://localhost:3000/reset-password?token=${token}`]);
  expect(mail.text).toContain('60 minutos');
  expect(mail.html).toContain(`href="${mail.links[0]}"`);

  expect(await reset(token)).toMatchObject({ status: 200, body: { email } });
  for (const browser of browsers) {
    expect((await browser.call('GET', '/api/me')).status).toBe(401);
  }
  expect(await signIn(email, profile.password)).toMatchObject({
    status: 401,
    body: { code: 'invalid_credentials' },
  });
  expect((await signIn(email, 'uma senha nova')).status).toBe(200);
  const notice = await server.mailed(email, mailTexts.passwordChanged.subject);
  expect(notice.links).toEqual(['http://localhost:3000/forgot-password']);
  expect(notice.text).toContain('suporte@artesa.example');
});

test('an email without an account is told', async () => {
  expect(await recover('nao@existe.com')).toMatchObject({
    status: 404,
    body: { code: 'email_not_found' },
  });
});

test('a link works once, for an hour, and until there is a newer one', async () => {
  const profile = newProfile();
  await server.signedIn(profile);
  const first = await recoveryToken(profile.email);
  const second = await recoveryToken(profile.email);
  expect(await reset(first)).toMatchObject(invalid);
  expect((await reset(second)).status).toBe(200);
  expect(await reset(second)).toMatchObject(invalid);

  const almost = await recoveryToken(profile.email);
  await age("interval '59 minutes'");
  expect((await reset(almost)).status).toBe(200);
  const tooLate = await recoveryToken(profile.email);
  await age("interval '60 minutes'");
  expect(await reset(tooLate)).toMatchObject(invalid);
});

const age = (by: string) =>
  server.services.db.auth.execute(
    sql`update one_time_tokens set expires_at = expires_at - ${sql.raw(by)}`,
  );

test('a link of one kind does not do what another kind does', async () => {
  const profile = newProfile();
  await post('sign-up/email', profile);
  const confirmation = await server.mailedToken(profile.email);
  expect(await reset(confirmation)).toMatchObject(invalid);
  const recovery = await recoveryToken(profile.email);
  expect((await post('confirm-email', { token: recovery })).status).toBe(400);
  expect((await post('confirm-email', { token: confirmation })).status).toBe(200);
  expect((await reset(recovery)).status).toBe(200);
});

test('a change of email that somebody began in an open session ends with the reset', async () => {
  const profile = newProfile();
  const intruder = await server.signedIn(profile);
  const theirs = newProfile().email;
  const { password } = profile;
  const answer = await intruder.call('POST', '/api/me/email', { email: theirs, password });
  expect(answer.status).toBe(202);
  const token = await server.mailedToken(theirs);
  expect((await reset(await recoveryToken(profile.email))).status).toBe(200);
  expect((await post('confirm-email', { token })).status).toBe(400);
});
