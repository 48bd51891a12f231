import { afterEach, expect, test, vi } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { answer, answering } from '../../../api/fake-answers.ts';
import { fakeBrowser } from '../../../ui/browser/fake-browser.ts';
import { fakeToast } from '../../../ui/toasts/fake-toast.ts';
import { createQueryClient } from '../../session/query-client.ts';
import { sessionQuery, startSession } from '../../session/session-query.ts';
import { asksRounding, keepRounding } from './rounding-answer.ts';

afterEach(() => vi.unstubAllGlobals());

const ana = { id: 'ana', rounding: 'none' } as Me;
const none = { count: 0 };

function signedIn() {
  const client = createQueryClient(fakeToast().toast);
  startSession(client, ana);
  return client;
}

test('whoever has a piece or an ending, and whom nothing is known about, is not asked', () => {
  fakeBrowser();
  expect(asksRounding(ana, none)).toBe(true);
  expect(asksRounding(ana, { count: 1 })).toBe(false);
  expect(asksRounding(ana, undefined)).toBe(false);
  expect(asksRounding({ ...ana, rounding: '90' }, none)).toBe(false);
});

test('an ending becomes the account’s own', async () => {
  fakeBrowser();
  const client = signedIn();
  const calls = answering(answer(200, { ...ana, rounding: 'real' }));
  keepRounding(client, ana, 'real');
  await vi.waitFor(() =>
    expect(client.getQueryData(sessionQuery.queryKey)?.user?.rounding).toBe('real'),
  );
  expect(calls.map(({ what, body }) => [what, body])).toEqual([
    ['PATCH /api/me', { rounding: 'real' }],
  ]);
});

test('prices that are left as they come are an answer, of that person on that device', () => {
  fakeBrowser();
  const calls = answering();
  keepRounding(signedIn(), ana, 'none');
  expect(calls).toEqual([]);
  expect(asksRounding(ana, none)).toBe(false);
  expect(asksRounding({ ...ana, id: 'bia' }, none)).toBe(true);
});
