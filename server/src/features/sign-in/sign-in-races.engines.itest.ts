import { beforeAll, expect, test } from 'vitest';
import {
  type Answer,
  newProfile,
  sharedServer,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const post = (path: string, body: object, client = server.client()) =>
  client.call('POST', `/api/auth/${path}`, body);

const reset = (token: string, newPassword = 'uma senha nova') =>
  post('reset-password', { token, newPassword });
const signIn = (email: string, password: string, client = server.client()) =>
  post('sign-in/email', { email, password }, client);

/** Asks for a recovery email and waits for its token. */
async function recoveryToken(email: string): Promise<string> {
  const before = await server.newestToken(email);
  expect((await post('request-password-reset', { email })).status).toBe(202);
  return await server.mailedToken(email, before);
}

/** Who waits for a connection in vain is told to come back: the machine may be busy. */
function expectOneWinner(answers: Answer[]): void {
  const statuses = answers.map(({ status }) => status).filter((status) => status !== 503);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([200, 400]));
}

const fifty = Array.from({ length: 50 });
const twice = [1, 2];

test('of 50 uses of one confirmation at once, exactly one succeeds', async () => {
  for (const _ of twice) {
    const profile = newProfile();
    await post('sign-up/email', profile);
    const token = await server.mailedToken(profile.email);
    const answers = await Promise.all(fifty.map(() => post('confirm-email', { token })));
    expectOneWinner(answers);
  }
});

test('of 50 uses of one recovery at once, exactly one succeeds, and its password holds', async () => {
  const profile = newProfile();
  await server.signedIn(profile);
  for (const round of twice) {
    const token = await recoveryToken(profile.email);
    const passwords = fifty.map((_, index) => `senha ${round} ${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const won = passwords.filter((_, index) => answers[index]?.status === 200);
    expectOneWinner(answers);
    expect((await signIn(profile.email, won[0] ?? '')).status).toBe(200);
  }
});

test('a login with the old password beside a reset leaves no session behind', async () => {
  const profile = newProfile();
  await server.signedIn(profile);
  const token = await recoveryToken(profile.email);
  const browsers = Array.from({ length: 8 }, () => server.client());
  const [done] = await Promise.all([
    reset(token),
    ...browsers.map((browser) => signIn(profile.email, profile.password, browser)),
  ]);
  expect(done.status).toBe(200);
  for (const browser of browsers) {
    expect((await browser.call('GET', '/api/me')).status).toBe(401);
  }
});

test('of several changes of a password at once, one holds', async () => {
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  const passwords = Array.from({ length: 6 }, (_, index) => `senha número ${index}`);
  const answers = await Promise.all(
    passwords.map((newPassword) =>
      browser.call('POST', '/api/me/password', { currentPassword: profile.password, newPassword }),
    ),
  );
  const won = passwords.filter((_, index) => answers[index]?.status === 204);
  expect(won).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
  expect((await signIn(profile.email, won[0] ?? '')).status).toBe(200);
});
