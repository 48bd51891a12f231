import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, onTestFinished, test, vi } from 'vitest';
import { problemTexts, secondFactorDetails } from '#core/errors/problem-texts.ts';
import { keysOf } from '../../keys.ts';
import { scratchForTest } from '../../testing/scratch.ts';
import {
  type Client,
  newProfile,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';

const path = '/api/me/two-factor';
const [ours, next, other] = ['ours', 'next', 'other'].map((each) => each.repeat(8)) as [
  string,
  string,
  string,
];

/** Servers on one database, one after the other; the clock stands, so that no code ends meanwhile. */
async function oneDatabase() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const scratch = await scratchForTest();
  return async <T>(secrets: [string, ...string[]], work: (server: TestServer) => Promise<T>) => {
    const server = await startTestServer({ keys: keysOf(...secrets) }, { scratch });
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  };
}

const codeOf = (app: TOTP) => app.generate({ timestamp: Date.now() });

const appOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

interface Person {
  email: string;
  password: string;
}

/** Somebody whose second factor is on. */
async function secured(server: TestServer) {
  const { email, password } = newProfile();
  const browser = await server.signedIn({ email, password });
  const setup = await browser.call<{ secret: string }>('POST', path, { password });
  const app = appOf(setup.body.secret);
  const confirmed = await browser.call<{ recoveryCodes: string[] }>('POST', `${path}/confirm`, {
    code: codeOf(app),
  });
  await halfMinutesPass(server);
  return { email, password, browser, app, recoveryCodes: confirmed.body.recoveryCodes };
}

const halfMinutesPass = (server: TestServer) =>
  server.services.db.auth.execute(sql`update second_factors set last_step = 0`);

/** Both steps of signing in, in a new browser. */
async function signIn(server: TestServer, { email, password }: Person, body: object) {
  const browser = server.client();
  await browser.call('POST', '/api/auth/sign-in/email', { email, password });
  return await browser.call('POST', '/api/auth/sign-in/two-factor', body);
}

const isSignedIn = async (server: TestServer, browser: Client) =>
  (
    await server
      .client()
      .call('GET', '/api/me', undefined, { headers: { cookie: browser.cookie() } })
  ).status === 200;

test('without its secret a code is not checked, which is said, and a recovery code signs in', async () => {
  const on = await oneDatabase();
  const person = await on([ours], secured);
  await on([other], async (server) => {
    expect(await isSignedIn(server, person.browser)).toBe(false);
    expect(await signIn(server, person, { code: codeOf(person.app) })).toMatchObject({
      status: 409,
      body: { code: 'two_factor_unreadable', detail: problemTexts.two_factor_unreadable.detail },
    });
    const wrong = { status: 401, body: { code: 'two_factor_code_invalid' } };
    expect(await signIn(server, person, { recoveryCode: 'aaaaa-aaaaa' })).toMatchObject(wrong);
    const [recoveryCode] = person.recoveryCodes;
    expect((await signIn(server, person, { recoveryCode })).status).toBe(200);
    expect(await signIn(server, person, { recoveryCode })).toMatchObject(wrong);
  });
});

test('a setup that was begun with a lost secret says that it has to begin anew', async () => {
  const on = await oneDatabase();
  const { email, password } = newProfile();
  const app = await on([ours], async (server) => {
    const browser = await server.signedIn({ email, password });
    const { body } = await browser.call<{ secret: string }>('POST', path, { password });
    return appOf(body.secret);
  });
  await on([other], async (server) => {
    const browser = server.client();
    await browser.call('POST', '/api/auth/sign-in/email', { email, password });
    const confirmed = await browser.call('POST', `${path}/confirm`, { code: codeOf(app) });
    expect(confirmed).toMatchObject({
      status: 409,
      body: { code: 'two_factor_unreadable', detail: secondFactorDetails.setupLost },
    });
  });
});

test('a replaced secret is read as long as it is known, and a second factor is sealed anew at its use', async () => {
  const on = await oneDatabase();
  const [used, waiting] = await on([ours], async (server) => [
    await secured(server),
    await secured(server),
  ]);
  await on([next, other, ours], async (server) => {
    expect(await isSignedIn(server, used.browser)).toBe(true);
    expect((await signIn(server, used, { code: codeOf(used.app) })).status).toBe(200);
    await halfMinutesPass(server);
  });
  await on([next], async (server) => {
    expect(await isSignedIn(server, used.browser)).toBe(false);
    expect((await signIn(server, used, { code: codeOf(used.app) })).status).toBe(200);
    expect((await signIn(server, waiting, { code: codeOf(waiting.app) })).status).toBe(409);
  });
});
