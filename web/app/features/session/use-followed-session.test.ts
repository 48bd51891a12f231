import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import type { RowChange } from '#core/kinds/change-notices.ts';
import { followLazily } from '../../acts/follow-lazily.ts';
import { answer, answering, lost, refusal } from '../../api/fake-answers.ts';
import { fakeBrowser } from '../../ui/browser/fake-browser.ts';
import { fakeToast } from '../../ui/toasts/fake-toast.ts';
import { leaving, leavingMark } from './leaving.ts';
import { createQueryClient } from './query-client.ts';
import { endSession, sessionQuery, startSession } from './session-query.ts';
import { followUser } from './use-followed-session.ts';

const ana = { id: 'ana', name: 'Ana', plan: 'free' } as Me;
const ended = 'Sua sessão terminou. Entre de novo para continuar.';
const change: RowChange = { kind: 'product', id: 'a', version: '2', gone: false };

let browser: ReturnType<typeof fakeBrowser>;
let screen: ReturnType<typeof fakeToast>;
let client: QueryClient;
let events: unknown[];
let stop: () => void;

const user = () => client.getQueryData(sessionQuery.queryKey)?.user;
const server = () => {
  const connection = browser.connections.at(-1);
  if (!connection) throw new Error('no connection');
  return connection;
};

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser();
  screen = fakeToast();
  client = createQueryClient(screen.toast);
  startSession(client, ana);
  events = [];
  const follower = {
    changed: ({ id }: RowChange) => events.push(id),
    missed: (kind: string) => events.push(kind),
  };
  stop = followUser({ client, toast: screen.toast }, (_, over) => {
    over.addEventListener('abort', () => events.push('over'));
    return followLazily(async () => follower, vi.fn());
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a plan that changes elsewhere shows at once, and so does a name', () => {
  server().say('user', { ...ana, plan: 'pro', name: 'Beatriz' });
  expect(user()).toMatchObject({ plan: 'pro', name: 'Beatriz' });
});

test('what is said after somebody has left signs nobody in', () => {
  endSession(client, { left: true });
  server().say('user', ana);
  expect(user()).toBeNull();
});

test('what happened while nothing was heard is found when something is heard again', async () => {
  server().say('rows', { product: '1', material: null });
  server().say('changed', change);
  server().fail();
  await vi.advanceTimersByTimeAsync(1_000);
  // Of products nothing was missed.
  server().say('rows', { product: '2', material: '3' });
  await vi.waitFor(() => expect(events).toEqual(['a', 'material']));
});

test('a session that ended elsewhere ends here, and it is said', () => {
  server().say('signed-out');
  expect(user()).toBeNull();
  expect(screen.messages).toEqual([ended]);
});

test('who leaves on purpose, here or in another tab, is not told that the session ended', async () => {
  const leave = client
    .getMutationCache()
    .build(client, { mutationKey: leaving, mutationFn: () => new Promise(() => {}) });
  void leave.execute(undefined);
  await vi.waitFor(() => expect(client.isMutating()).toBe(1));
  server().say('signed-out');
  // The answer of the sign-out ends it, in its own way.
  expect(user()).toEqual(ana);
  client.getMutationCache().clear();
  leavingMark.set();
  server().say('signed-out');
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual({ user: null, left: true });
  expect(screen.messages).toEqual([]);
});

test.each([
  ['nobody is signed in', refusal(401, 'unauthenticated'), null, [ended]],
  ['somebody is', answer(200, ana), ana, []],
  ['the server is down', refusal(503, 'database_unavailable'), ana, []],
])(
  'a stream that was refused lets the server be asked: %s',
  async (_, reply, expected, messages) => {
    const calls = answering(reply);
    server().fail({ refused: true });
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(calls.map(({ what }) => what)).toEqual(['GET /api/me']);
    expect(user()).toEqual(expected);
    expect(screen.messages).toEqual(messages);
  },
);

test('a server out of reach ends no session', async () => {
  answering(lost, lost, lost);
  server().fail({ refused: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(client.isFetching()).toBe(0);
  expect(user()).toEqual(ana);
  expect(screen.messages).toEqual([]);
});

test('what ends it ends the following of rows', () => {
  stop();
  expect(events).toEqual(['over']);
  expect(browser.open()).toBe(0);
});
