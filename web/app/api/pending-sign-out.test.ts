import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../ui/browser/fake-browser.ts';
import { answerOf, api } from './client.ts';
import { answer, answering, lost, noContent, refusal } from './fake-answers.ts';
import { endPendingSession, pendingSignOut } from './pending-sign-out.ts';

const signOut = 'POST /api/auth/sign-out';
const call = () => answerOf(api.support.$get({}));
const support = answer(200, { email: 'ajuda@artesa.example' });

let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  browser = fakeBrowser();
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['no answer', lost],
  ['a failure', refusal(503, 'database_unavailable')],
  ['the page of somebody’s Wi-Fi', answer(200, {})],
])(
  '%s to a sign-out holds back every other call, which would bring the cookie',
  async (_, reply) => {
    const calls = answering(reply, noContent, support, support);
    pendingSignOut.set();
    await expect(call()).rejects.toMatchObject({ code: 'network' });
    await call();
    await call();
    const support$ = 'GET /api/support';
    expect(calls.map(({ what }) => what)).toEqual([signOut, signOut, support$, support$]);
  },
);

test('a session that was over already needs no end', async () => {
  answering(refusal(401, 'unauthenticated'));
  pendingSignOut.set();
  await endPendingSession();
  expect(pendingSignOut.isSet()).toBe(false);
});

test('of two tabs one tells it: the cookie may be the next person’s by then', async () => {
  const turn = Promise.withResolvers<void>();
  const request = (_: string, __: object, act: () => Promise<void>) => turn.promise.then(act);
  Object.assign(navigator, { locks: { request } });
  const calls = answering();
  pendingSignOut.set();
  const second = endPendingSession();
  for (const key of Object.keys(browser.device)) browser.device.removeItem(key);
  turn.resolve();
  await second;
  expect(calls).toEqual([]);
});

test('on a device that stores nothing the tab remembers it', async () => {
  browser.fill();
  const calls = answering(noContent, support, support);
  pendingSignOut.set();
  await call();
  await call();
  expect(calls).toHaveLength(3);
});
