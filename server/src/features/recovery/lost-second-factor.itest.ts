import { sql } from 'drizzle-orm';
import { type TOTP, URI } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { mailTexts } from '#core/account/email-texts.ts';
import { newProfile, sharedServer, type TestServer } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const post = (path: string, body: object, client = server.client()) =>
  client.call<Record<string, string>>('POST', `/api/auth/${path}`, body);

/** Somebody with a second factor, and one of the recovery codes. */
async function secured() {
  const { email, password } = newProfile();
  const browser = await server.signedIn({ email, password });
  const setup = await browser.call<{ uri: string }>('POST', '/api/me/two-factor', { password });
  const code = (URI.parse(setup.body.uri) as TOTP).generate();
  const path = '/api/me/two-factor/confirm';
  const { body } = await browser.call<{ recoveryCodes: string[] }>('POST', path, { code });
  return { email, recoveryCode: body.recoveryCodes[0] as string };
}

const newPassword = 'uma senha nova';

async function reset(email: string, more: object = {}) {
  const before = await server.newestToken(email);
  await post('request-password-reset', { email });
  const token = await server.mailedToken(email, before);
  expect(await post('reset-password/check', { token })).toMatchObject({
    status: 200,
    body: { link: { email, twoFactorEnabled: true } },
  });
  const answer = await post('reset-password', { token, newPassword, ...more });
  expect((await post('reset-password/check', { token })).body).toEqual({ link: null });
  return answer;
}

const signIn = (email: string, client = server.client()) =>
  post('sign-in/email', { email, password: newPassword }, client);

const hoursPass = (email: string, hours: number) =>
  server.services.db.auth.execute(sql`
    update second_factors set ends_at = ends_at - ${hours} * interval '1 hour'
    where user_id = (select id from users where email = ${email})`);

test('who lost app and codes waits three days after a recovery by email, and is told', async () => {
  const { email } = await secured();
  const { status, body } = await reset(email, { secondFactorLost: true });
  expect(status).toBe(200);
  const wait = Date.parse(body.secondFactorEndsAt as string) - Date.now();
  expect(wait / 3_600_000).toBeCloseTo(72, 0);
  const notice = await server.mailed(email, mailTexts.secondFactorEnds.subject);
  expect(notice.text).toContain('horário de Brasília');

  const { secondFactorEndsAt } = body;
  const expected = { twoFactorRequired: true, secondFactorEndsAt };
  await hoursPass(email, 0);
  expect(await signIn(email)).toMatchObject({ status: 200, body: expected });
  await hoursPass(email, 71);
  expect(await signIn(email)).toMatchObject({ body: { twoFactorRequired: true } });
  await hoursPass(email, 2);
  const browser = server.client();
  expect(await signIn(email, browser)).toMatchObject({
    body: { user: { email, twoFactorEnabled: false } },
  });
  const me = await browser.call<Me>('GET', '/api/me');
  expect(me.body.twoFactorEnabled).toBe(false);
  // Word of its beginning has the same subject.
  const { subject } = mailTexts.secondFactorChanged;
  await waitFor('word of its end', async () => {
    const mails = (await server.services.mailbox?.list()) ?? [];
    const toOwner = mails.filter((mail) => mail.to === email && mail.subject === subject);
    return toOwner.some(({ text }) => text.includes('como pedido na recuperação da senha'));
  });
});

test('any code calls it off, and asking again does not bring the day nearer or put it off', async () => {
  const { email, recoveryCode } = await secured();
  const first = await reset(email, { secondFactorLost: true });
  const again = await reset(email, { secondFactorLost: true });
  expect(again.body.secondFactorEndsAt).toBe(first.body.secondFactorEndsAt);

  const owner = server.client();
  await signIn(email, owner);
  expect((await post('sign-in/two-factor', { recoveryCode }, owner)).status).toBe(200);
  await hoursPass(email, 100);
  const later = await signIn(email);
  expect(later.body).toEqual({ twoFactorRequired: true });
});

test('a recovery alone leaves the second factor as it is', async () => {
  const { email } = await secured();
  expect((await reset(email)).body).toEqual({ email });
  await hoursPass(email, 100);
  expect((await signIn(email)).body).toEqual({ twoFactorRequired: true });
});
