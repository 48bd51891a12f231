import { sql } from 'drizzle-orm';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { mailTexts } from '#core/account/email-texts.ts';
import { secondFactorDetails } from '#core/errors/problem-texts.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import { rateLimits } from '../../http/limits/rate-limits.ts';
import { dumpTables } from '../../testing/dump.ts';
import { nextUser, watchEvents } from '../../testing/test-event-stream.ts';
import {
  type Client,
  newProfile,
  startTestServer,
  type TestServer,
  testEnv,
} from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const limits = { ...testEnv.rateLimits, secondStep: rateLimits.secondStep };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: limits });
  // Codes last half a minute: the clock stands, so that none ends between two calls.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

const path = '/api/me/two-factor';
const halfMinute = 30_000;

/** The code that an app shows so many half minutes from now. */
const codeOf = (app: TOTP, later = 0) =>
  app.generate({ timestamp: Date.now() + later * halfMinute });

/** Six digits that are no code around now. */
function wrongCode(app: TOTP): string {
  const near = [-3, -2, -1, 0, 1, 2, 3].map((later) => codeOf(app, later));
  return ['000000', '111111', '222222', '333333', '444444', '555555', '666666', '777777'].find(
    (code) => !near.includes(code),
  ) as string;
}

/** As if enough time had passed since a code was used last. */
const timePasses = (email: string) =>
  server.services.db.auth.execute(
    sql`update second_factors set last_step = 0 where user_id = (select id from users where email = ${email})`,
  );

/** Somebody whose second factor is on, with the app that reads the address of the QR code. */
async function secured() {
  const profile = newProfile();
  const { email, password } = profile;
  const browser = await server.signedIn(profile);
  const setup = await browser.call<{ uri: string; secret: string }>('POST', path, { password });
  expect(setup.status).toBe(200);
  const app = URI.parse(setup.body.uri) as TOTP;
  expect(app.secret.base32).toBe(setup.body.secret);
  const used = codeOf(app);
  const confirmed = await browser.call<{ recoveryCodes: string[] }>('POST', `${path}/confirm`, {
    code: used,
  });
  expect(confirmed.status).toBe(200);
  return {
    browser,
    email,
    password,
    app,
    used,
    secret: setup.body.secret,
    codes: confirmed.body.recoveryCodes,
  };
}

/** The first step of signing in, in a new browser. */
async function firstStep({ email, password }: { email: string; password: string }) {
  const browser = server.client();
  const answer = await browser.call('POST', '/api/auth/sign-in/email', { email, password });
  expect(answer).toMatchObject({ status: 200, body: { twoFactorRequired: true } });
  return { browser, answer };
}

const secondStep = (browser: Client, body: object) =>
  browser.call('POST', '/api/auth/sign-in/two-factor', body);

const stateOf = async (browser: Client) => (await browser.call('GET', path)).body;

const renew = (browser: Client, password: string) =>
  browser.call<{ recoveryCodes: string[] }>('POST', `${path}/recovery-codes`, { password });

const { subject, changes } = mailTexts.secondFactorChanged;

/** The emails about the second factor that say this. */
async function notices(email: string, change: keyof typeof changes) {
  const mails = (await server.services.mailbox?.list()) ?? [];
  return mails.filter(
    (mail) => mail.to === email && mail.subject === subject && mail.text.includes(changes[change]),
  );
}

const notifiedOnce = async (email: string, change: keyof typeof changes) =>
  await waitFor(`an email about ${change}`, async () => {
    const mails = await notices(email, change);
    return mails.length === 1 && mails[0];
  });

const invalid = { status: 401, body: { code: 'two_factor_code_invalid' } };
const expired = { status: 401, body: { code: 'two_factor_expired' } };

test('it is turned on with a code, asked for at the next sign-in, and turned off', async () => {
  const person = await secured();
  expect((await person.browser.call<Me>('GET', '/api/me')).body.twoFactorEnabled).toBe(true);
  expect(person.codes).toHaveLength(10);

  const { browser, answer } = await firstStep(person);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^artesa\.second_step=[^;]+; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/,
    ),
  ]);
  expect((await browser.call('GET', '/api/me')).status).toBe(401);
  const signedIn = await secondStep(browser, { code: codeOf(person.app, 1) });
  expect(signedIn).toMatchObject({
    status: 200,
    body: { user: { email: person.email, twoFactorEnabled: true } },
  });
  expect((await browser.call('GET', '/api/me')).status).toBe(200);

  const { password, email } = person;
  expect((await browser.call('DELETE', path, { password })).status).toBe(204);
  expect((await browser.call<Me>('GET', '/api/me')).body.twoFactorEnabled).toBe(false);
  const next = server.client();
  expect(await next.call('POST', '/api/auth/sign-in/email', { email, password })).toMatchObject({
    status: 200,
    body: { user: { email } },
  });
});

test('open tabs see that it is on', async () => {
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  const events = await watchEvents(server.origin, browser.cookie());
  const { password } = profile;
  const { body } = await browser.call<{ uri: string }>('POST', path, { password });
  await browser.call('POST', `${path}/confirm`, { code: codeOf(URI.parse(body.uri) as TOTP) });
  await nextUser(events, { twoFactorEnabled: true });
});

test('a code counts once, in the setup as in signing in, however many try it at once', async () => {
  const person = await secured();
  const { browser } = await firstStep(person);
  expect(await secondStep(browser, { code: person.used })).toMatchObject(invalid);
  const code = codeOf(person.app, 1);
  const tries = await Promise.all(Array.from({ length: 8 }, () => secondStep(browser, { code })));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(7);
});

test('a code of another time is none, and one typed in groups is', async () => {
  const person = await secured();
  await timePasses(person.email);
  const { browser } = await firstStep(person);
  for (const later of [-3, 3]) {
    expect(await secondStep(browser, { code: codeOf(person.app, later) })).toMatchObject(invalid);
  }
  const code = codeOf(person.app).replace(/(...)/, ' $1 ');
  expect((await secondStep(browser, { code })).status).toBe(200);
});

test('wrong codes are limited, and then even the right one has to wait', async () => {
  const person = await secured();
  const { browser } = await firstStep(person);
  const code = wrongCode(person.app);
  // The setup's confirmation was one of the tries.
  for (let n = 2; n <= rateLimits.secondStep.userId.hits; n += 1) {
    expect(await secondStep(browser, { code })).toMatchObject(invalid);
  }
  await timePasses(person.email);
  const again = await firstStep(person);
  const refused = await secondStep(again.browser, { code: codeOf(person.app) });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await person.browser.call('GET', '/api/me')).status).toBe(200);
});

test('the tenth wrong code in a day ends the first step, as each one after it, and is told once', async () => {
  const person = await secured();
  const { email } = person;
  const wrong = [{ code: wrongCode(person.app) }, { recoveryCode: 'aaaaa-aaaaa' }];
  const { browser } = await firstStep(person);
  const early = await firstStep(person);
  for (let n = 1; n <= 9; n += 1) {
    expect(await secondStep(browser, wrong[n % 2] as object)).toMatchObject(invalid);
  }
  // Its own limit is another one, and shorter.
  const waitABit = () => server.services.db.auth.execute(sql`delete from rate_limits`);
  await waitABit();
  const asksAgain = {
    status: 401,
    body: { code: 'two_factor_expired', detail: secondFactorDetails.tooManyWrong },
  };
  const many = await Promise.all([1, 2, 3].map(() => secondStep(browser, wrong[0] as object)));
  expect(
    many.filter(({ body }) => (body as Problem).detail === asksAgain.body.detail),
  ).toHaveLength(1);
  const code = codeOf(person.app, 1);
  for (const each of [browser, early.browser]) {
    expect(await secondStep(each, { code })).toMatchObject(expired);
  }
  await waitABit();
  const again = await firstStep(person);
  expect(await secondStep(again.browser, wrong[1] as object)).toMatchObject(asksAgain);
  expect(await secondStep(again.browser, { code })).toMatchObject(expired);
  const right = await firstStep(person);
  expect((await secondStep(right.browser, { code })).status).toBe(200);

  const mails = async () => {
    const all = (await server.services.mailbox?.list()) ?? [];
    return all.filter(
      ({ to, subject }) => to === email && subject === mailTexts.wrongCodes.subject,
    );
  };
  await server.mailed(email, mailTexts.wrongCodes.subject);
  expect(await mails()).toHaveLength(1);

  // What was wrong a day ago counts no more.
  await server.services.db.auth.execute(
    sql`update second_factors set wrong_since = wrong_since - interval '1 day'`,
  );
  await waitABit();
  const tomorrow = await firstStep(person);
  expect(await secondStep(tomorrow.browser, wrong[1] as object)).toMatchObject(invalid);
  expect(await secondStep(tomorrow.browser, wrong[1] as object)).toMatchObject(invalid);
});

test('each recovery code signs in once, typed as people type', async () => {
  const person = await secured();
  const [first = '', second = ''] = person.codes;
  for (const recoveryCode of [first, second.toUpperCase().replace('-', ' ')]) {
    const { browser } = await firstStep(person);
    expect((await secondStep(browser, { recoveryCode })).status).toBe(200);
    const again = await firstStep(person);
    expect(await secondStep(again.browser, { recoveryCode })).toMatchObject(invalid);
  }
  const other = await secured();
  const { browser } = await firstStep(other);
  expect(await secondStep(browser, { recoveryCode: person.codes[2] })).toMatchObject(invalid);
});

test('of many uses of one recovery code at once, exactly one succeeds', async () => {
  const person = await secured();
  const { browser } = await firstStep(person);
  const [recoveryCode] = person.codes;
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => secondStep(browser, { recoveryCode })),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the second step needs the first: no cookie, a forged one, or one of before', async () => {
  const person = await secured();
  const code = codeOf(person.app, 1);
  expect(await secondStep(server.client(), { code })).toMatchObject(expired);
  const { browser } = await firstStep(person);
  const cookie = browser.cookie();
  const [, userId, until, signature] = /=([^.]+)\.([^.]+)\.(.+)$/.exec(cookie) ?? [];
  const forged = [
    `artesa.second_step=${userId}.${until}.${'A'.repeat(43)}`,
    `artesa.second_step=${userId}.${Number(until) + 60_000}.${signature}`,
    `artesa.second_step=${userId}.${Date.now() - 1}.${signature}`,
    'artesa.second_step=..',
  ];
  const send = (value: string) =>
    server
      .client()
      .call('POST', '/api/auth/sign-in/two-factor', { code }, { headers: { cookie: value } });
  for (const value of forged) expect(await send(value)).toMatchObject(expired);

  // A password that is changed meanwhile ends what was begun with the old one.
  await person.browser.call('POST', '/api/me/password', {
    currentPassword: person.password,
    newPassword: 'outra agulha',
  });
  expect(await send(cookie)).toMatchObject(expired);
});

test('the codes that are left are counted, and made anew they end the old ones', async () => {
  const person = await secured();
  const { browser, email, password, codes } = person;
  expect(await stateOf(browser)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  const [used, unused] = codes;
  const first = await firstStep(person);
  expect((await secondStep(first.browser, { recoveryCode: used })).status).toBe(200);
  expect(await stateOf(browser)).toEqual({ enabled: true, recoveryCodesLeft: 9 });

  const wrong = { status: 403, body: { code: 'wrong_password', errors: [{ path: 'password' }] } };
  expect(await renew(browser, 'errada!')).toMatchObject(wrong);
  expect(await stateOf(browser)).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  const { status, body } = await renew(browser, password);
  expect(status).toBe(200);
  expect(new Set([...body.recoveryCodes, ...codes]).size).toBe(20);
  expect(await stateOf(browser)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  const again = await firstStep(person);
  expect(await secondStep(again.browser, { recoveryCode: unused })).toMatchObject(invalid);
  const [fresh] = body.recoveryCodes;
  expect((await secondStep(again.browser, { recoveryCode: fresh })).status).toBe(200);
  await notifiedOnce(email, 'codesRenewed');
});

test('without a second factor there are no codes, and none are made', async () => {
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  const off = { enabled: false, recoveryCodesLeft: 0 };
  const refused = { status: 409, body: { code: 'two_factor_not_enabled' } };
  expect(await stateOf(browser)).toEqual(off);
  expect(await renew(browser, profile.password)).toMatchObject(refused);
  // Begun and not finished is not on.
  await browser.call('POST', path, { password: profile.password });
  expect(await renew(browser, profile.password)).toMatchObject(refused);
  expect(await stateOf(browser)).toEqual(off);
});

test('of codes made anew many times at once, those of one time count', async () => {
  const { browser, password } = await secured();
  const answers = await Promise.all(Array.from({ length: 4 }, () => renew(browser, password)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await stateOf(browser)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
});

test('whatever changes the second factor is told by email, and nothing else is', async () => {
  const person = await secured();
  const { browser, email, password, codes } = person;
  const { text, links } = await notifiedOnce(email, 'enabled');
  expect(text).toContain('horário de Brasília');
  expect(links).toEqual([`${testEnv.appUrl}/forgot-password`]);

  const byCode = await firstStep(person);
  expect((await secondStep(byCode.browser, { code: codeOf(person.app, 1) })).status).toBe(200);
  const byRecovery = await firstStep(person);
  await secondStep(byRecovery.browser, { recoveryCode: 'abcde-fghjk' });
  await secondStep(byRecovery.browser, { recoveryCode: codes[0] });
  const used = await notifiedOnce(email, 'codeUsed');
  expect(used.text).toContain('Restam 9 de 10 códigos de recuperação.');

  await browser.call('DELETE', path, { password: 'errada!' });
  expect((await browser.call('DELETE', path, { password })).status).toBe(204);
  await notifiedOnce(email, 'disabled');
  // What is off already, or was only begun, does not change.
  await browser.call('DELETE', path, { password });
  await browser.call('POST', path, { password });
  await browser.call('DELETE', path, { password });
  await browser.call('POST', '/api/me/password', {
    currentPassword: password,
    newPassword: 'outra agulha',
  });
  await server.mailed(email, mailTexts.passwordChanged.subject);
  for (const change of ['enabled', 'codeUsed', 'disabled'] as const) {
    expect(await notices(email, change)).toHaveLength(1);
  }
  expect(await notices(email, 'codesRenewed')).toHaveLength(0);
});

test('it is not turned on without the password, nor by a wrong code, nor twice', async () => {
  const profile = newProfile();
  const { email, password } = profile;
  const browser = await server.signedIn(profile);
  const wrong = { status: 403, body: { code: 'wrong_password' } };
  expect(await browser.call('POST', path, { password: 'errada!' })).toMatchObject(wrong);
  const badCode = { status: 400, body: { code: 'two_factor_code_invalid' } };
  const confirm = (code: string) => browser.call('POST', `${path}/confirm`, { code });
  expect(await confirm('123456')).toMatchObject(badCode);
  const first = await browser.call<{ uri: string }>('POST', path, { password });
  const second = await browser.call<{ uri: string }>('POST', path, { password });
  const [old, app] = [first, second].map(({ body }) => URI.parse(body.uri) as TOTP) as [TOTP, TOTP];
  expect(await confirm(codeOf(old))).toMatchObject(badCode);
  // Begun and not finished, it asks nobody.
  const other = server.client();
  expect(await other.call('POST', '/api/auth/sign-in/email', { email, password })).toMatchObject({
    body: { user: { twoFactorEnabled: false } },
  });
  expect((await confirm(codeOf(app))).status).toBe(200);
  const already = { status: 409, body: { code: 'two_factor_already_enabled' } };
  expect(await confirm(codeOf(app, 1))).toMatchObject(already);
  expect(await browser.call('POST', path, { password })).toMatchObject(already);
  expect(await browser.call('DELETE', path, { password: 'errada!' })).toMatchObject(wrong);
  expect((await browser.call<Me>('GET', '/api/me')).body.twoFactorEnabled).toBe(true);
});

test('a dump of the database holds neither the secret nor a recovery code', async () => {
  const person = await secured();
  const dump = [...(await dumpTables(server)).values()].join('\n');
  expect(dump).toContain(person.email);
  const bytes = Buffer.from(person.app.secret.bytes);
  const forms = [person.secret, bytes.toString('hex'), bytes.toString('base64')];
  const codes = person.codes.flatMap((code) => [code, code.replace('-', '')]);
  for (const each of [...forms, ...codes]) expect(dump).not.toContain(each);
});
