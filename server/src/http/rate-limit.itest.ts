import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { errorMessages, tooManyRequestsDetails } from '#core/messages/errors.ts';
import { scratchForTest } from '../testing/scratch.ts';
import {
  type Answer,
  newProfile,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';
import { rateLimits } from './rate-limits.ts';

/** A server with the limits that people meet. */
async function start(...[env, options]: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer({ rateLimits, ...env }, options);
  onTestFinished(() => server.stop());
  return server;
}

const post = (
  server: TestServer,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) => call(server, `/api/auth/${path}`, body, headers);

const call = (
  server: TestServer,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) => server.client().call<{ detail: string }>('POST', path, body, { headers });

const signIn = (server: TestServer, email: string, headers?: Record<string, string>) =>
  post(server, 'sign-in/email', { email, password: 'não é esta' }, headers);

/** The answers to so many calls, one after the other, by their number. */
async function tries(count: number, call: (number: number) => Promise<Answer<{ detail: string }>>) {
  const answers: Answer<{ detail: string }>[] = [];
  for (let number = 0; number < count; number += 1) answers.push(await call(number));
  return answers;
}

/** The first try, the last one allowed and the one after it. Those between are only counted. */
async function reachLimit(
  server: TestServer,
  allowed: number,
  call: (number: number) => Promise<Answer<{ detail: string }>>,
) {
  const first = await tries(1, call);
  await server.services.db.auth.execute(
    sql`update rate_limits set hits = hits + ${allowed - 2} where hits = 1`,
  );
  return [...first, ...(await tries(2, call))];
}

const statuses = (answers: Answer[]) => answers.map(({ status }) => status);

/** So many answers of one kind, and then so many refusals. */
const until = (allowed: number, status: number, refused: number) => [
  ...Array<number>(allowed).fill(status),
  ...Array<number>(refused).fill(429),
];

test('an eleventh login with one email waits, the right password too, and is told how long', async () => {
  const server = await start();
  const profile = newProfile();
  await server.signedIn(profile);
  const { email, password } = profile;
  const answers = await tries(12, () => signIn(server, email));
  expect(statuses(answers)).toEqual(until(10, 401, 2));
  const right = await post(server, 'sign-in/email', { email: email.toUpperCase(), password });
  expect(right).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests', detail: errorMessages.too_many_requests.detail },
  });
  const seconds = Number(right.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  expect((await signIn(server, newProfile().email)).status).toBe(401);

  await server.services.db.auth.execute(sql`update rate_limits set resets_at = now()`);
  expect((await post(server, 'sign-in/email', { email, password })).status).toBe(200);
});

test('a two hundred and first login from one address waits, whatever the email and the headers', async () => {
  const server = await start();
  const call = (number: number) =>
    signIn(server, newProfile().email, {
      'x-forwarded-for': `198.51.100.${number}`,
      forwarded: `for=198.51.100.${number}`,
      'x-real-ip': `198.51.100.${number}`,
    });
  expect(statuses(await tries(5, call))).toEqual(until(5, 401, 0));
  // As many more as leave five, without hashing their passwords.
  await server.services.db.auth.execute(sql`update rate_limits set hits = hits + 190`);
  expect(statuses(await tries(7, call))).toEqual(until(5, 401, 2));
});

test('behind a proxy that is configured each client counts, and what it forges does not', async () => {
  const server = await start({ trustedProxies: ['127.0.0.0/8', '::1'] });
  const from = (client: string) => (number: number) =>
    post(server, 'request-password-reset', newEmail(), {
      'x-forwarded-for': `10.9.8.${number}, ${client}`,
    });
  expect(statuses(await tries(61, from('198.51.100.1')))).toEqual(until(60, 404, 1));
  expect(statuses(await tries(1, from('198.51.100.2')))).toEqual([404]);
});

test('every other call that sends an email or takes a link has its limit and its words', async () => {
  const server = await start();
  const { email } = newProfile();
  const token = 'x';
  const limited: [
    path: string,
    body: () => object,
    allowed: number,
    status: number,
    detail: string,
  ][] = [
    ['auth/sign-up/email', () => newProfile(), 60, 201, tooManyRequestsDetails.signUp],
    ['auth/resend-confirmation', () => ({ email }), 5, 404, tooManyRequestsDetails.resend],
    ['auth/request-password-reset', () => ({ email }), 5, 404, tooManyRequestsDetails.recovery],
    ['auth/confirm-email', () => ({ token }), 120, 400, tooManyRequestsDetails.confirmation],
    [
      'auth/reset-password',
      () => ({ token, newPassword: 'linha e agulha' }),
      120,
      400,
      tooManyRequestsDetails.reset,
    ],
    ['support', () => message(email), 5, 202, tooManyRequestsDetails.support],
  ];
  for (const [path, body, allowed, status, detail] of limited) {
    const answers = await reachLimit(server, allowed, () => call(server, `/api/${path}`, body()));
    expect({ path, statuses: statuses(answers) }).toEqual({
      path,
      statuses: until(2, status, 1),
    });
    expect(answers.at(-1)?.body.detail).toBe(detail);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(15 * 60);
  }
  await server.services.db.auth.execute(sql`delete from rate_limits`);
  const more = await reachLimit(server, 60, () => post(server, 'resend-confirmation', newEmail()));
  expect(statuses(more)).toEqual(until(2, 404, 1));
  await server.services.db.auth.execute(sql`delete from rate_limits`);
  const messages = await reachLimit(server, 30, () =>
    call(server, '/api/support', message(newProfile().email)),
  );
  expect(statuses(messages)).toEqual(until(2, 202, 1));
});

const newEmail = () => ({ email: newProfile().email });
const message = (email: string) => ({ name: 'Ana', email, subject: 'Oi', message: 'Oi' });

test('a session cannot guess the password of its user', async () => {
  const server = await start();
  const browser = await server.signedIn();
  const body = { password: 'não é esta' };
  const answers = await tries(11, () => browser.call('DELETE', '/api/me', body));
  expect(statuses(answers)).toEqual(until(10, 403, 1));
});

test('limits survive a restart', async () => {
  const scratch = await scratchForTest();
  const { email } = newProfile();
  const first = await startTestServer({ rateLimits }, { scratch });
  await tries(10, () => signIn(first, email));
  await first.stop();
  const second = await start({}, { scratch });
  expect((await signIn(second, email)).status).toBe(429);
});

test('what is counted names nobody, and is swept away when it is long over', async () => {
  const server = await start();
  const { auth } = server.services.db;
  await signIn(server, newProfile().email);
  const { rows } = await auth.execute(sql`select key, r::text as row from rate_limits r`);
  expect(rows.length).toBe(2);
  expect(JSON.stringify(rows)).not.toMatch(/example|127\.0|::1/);
  await auth.execute(sql`update rate_limits set resets_at = now() - interval '2 hours'`);
  await post(server, 'confirm-email', { token: 'x' });
  const { rows: left } = await auth.execute(sql`select key from rate_limits`);
  expect(left.length).toBe(1);
  expect(rows.map(({ key }) => key)).not.toContain(left[0]?.key);
});
