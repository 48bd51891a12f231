import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { emptyProduct } from '#core/product-draft/product-draft.ts';
import { answerOf, api } from '../../api/client.ts';
import { answer, answering, later, lost, noContent, refusal } from '../../api/fake-answers.ts';
import { pendingSignOut } from '../../api/pending-sign-out.ts';
import { deviceOwner } from '../../kept/device.ts';
import { fakeBrowser } from '../../ui/browser/fake-browser.ts';
import { fakeToast } from '../../ui/toasts/fake-toast.ts';
import { draftPrefix, tabDraftPrefix, unsavedWork, watchOpenWork } from './drafts.ts';
import { leavingMark } from './leaving.ts';
import { createQueryClient } from './query-client.ts';
import { sessionHint } from './session-hint.ts';
import {
  endSession,
  forAnybody,
  sessionQuery,
  signOutQuery,
  startSession,
  updateUser,
} from './session-query.ts';
import { trialStorage } from './trial.ts';
import { followOtherTabs } from './use-followed-session.ts';

const ana = { id: 'ana', plan: 'free' } as Me;
const rosa = { id: 'rosa', plan: 'free' } as Me;
const trial = emptyProduct({ craftCategory: 'croche', hourlyRate: 40 });

let browser: ReturnType<typeof fakeBrowser>;
let screen: ReturnType<typeof fakeToast>;
let client: QueryClient;

const session = () => client.getQueryData(sessionQuery.queryKey);
const ask = () => client.fetchQuery({ ...sessionQuery, staleTime: 0 });

beforeEach(() => {
  browser = fakeBrowser();
  screen = fakeToast();
  client = createQueryClient(screen.toast);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('who is signed in is remembered for the next visit, and so is that nobody is', async () => {
  answering(answer(200, ana), refusal(401, 'unauthenticated'));
  expect(await ask()).toEqual({ user: ana });
  expect(sessionHint.get()).toBe(true);
  expect(await ask()).toEqual({ user: null });
  expect(sessionHint.get()).toBe(false);
});

test('what was refused because too much was asked at once is asked again', async () => {
  vi.useFakeTimers();
  const calls = answering(refusal(429, 'too_many_requests'), answer(200, ana));
  const leave = new QueryObserver(client, sessionQuery).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.map(({ what }) => what)).toEqual(['GET /api/me', 'GET /api/me']);
  expect(session()).toEqual({ user: ana });
  leave();
});

test('an answer from before a payment does not undo its confirmation', async () => {
  startSession(client, ana);
  const old = later();
  answering(old.answer);
  const pending = ask();
  updateUser(client, { ...ana, plan: 'pro' });
  old.come(answer(200, ana));
  await pending;
  expect(session()).toEqual({ user: { ...ana, plan: 'pro' } });
});

test('an answer from before the sign-out signs nobody in again', async () => {
  startSession(client, ana);
  const old = later();
  answering(old.answer);
  const pending = ask();
  endSession(client, { left: true });
  old.come(answer(200, ana));
  await pending;
  expect(session()).toEqual({ user: null, left: true });
  expect(sessionHint.get()).toBe(false);
});

// The check of a link in an email waited for ever where the device still showed an account.
test('the end of a session takes nothing from a screen that is for everybody', async () => {
  startSession(client, ana);
  const link = later();
  answering(link.answer);
  const queryFn = () => answerOf(api.support.$get({}));
  const shown = new QueryObserver(client, { queryKey: ['link'], queryFn, meta: forAnybody });
  const leave = shown.subscribe(() => {});
  endSession(client, { left: false });
  link.come(answer(200, { email: 'ajuda@artesa.example' }));
  await expect.poll(() => shown.getCurrentResult().data).toBeDefined();
  leave();
});

test('somebody else who has signed in meanwhile is who is there', async () => {
  startSession(client, ana);
  const other = later();
  answering(other.answer);
  const pending = ask();
  updateUser(client, { ...ana, plan: 'pro' });
  other.come(answer(200, rosa));
  await pending;
  expect(session()).toEqual({ user: rosa });
});

test('an answer that nobody is signed in, to any call, ends the session and what it has loaded', async () => {
  for (const call of [
    () => client.fetchQuery({ queryKey: ['rows'], queryFn: () => answerOf(api.me.$get({})) }),
    () =>
      client
        .getMutationCache()
        .build(client, { mutationFn: () => answerOf(api.me.$get({})) })
        .execute(undefined),
  ]) {
    answering(refusal(401, 'unauthenticated'));
    screen.messages.length = 0;
    startSession(client, ana);
    client.setQueryData(['others'], 'of Ana');
    await expect(call()).rejects.toThrow();
    expect(session()).toEqual({ user: null, left: false });
    expect(client.getQueryData(['others'])).toBeUndefined();
    expect(screen.messages).toHaveLength(1);
  }
});

test.each([
  ['of somebody else', answer(200, rosa), [rosa.id, null]],
  ['that nobody is signed in', refusal(401, 'unauthenticated'), [undefined, null]],
  ['of the same user', answer(200, ana), [ana.id, ana.id]],
])('an answer %s decides whether the device keeps what it knew', async (_, reply, expected) => {
  answering(reply);
  startSession(client, ana);
  deviceOwner.set(ana.id);
  client.setQueryData(['rows'], 'of Ana');
  await ask();
  expect([session()?.user?.id, deviceOwner.read()]).toEqual(expected);
  expect(client.getQueryData(['rows'])).toBe(expected[1] ? 'of Ana' : undefined);
});

test('news of somebody else, as after a login that this tab did not see, leave no rows behind', () => {
  startSession(client, ana);
  client.setQueryData(['rows'], 'of Ana');
  updateUser(client, rosa);
  expect(session()).toEqual({ user: rosa });
  expect(client.getQueryData(['rows'])).toBeUndefined();
});

test('what failed without a network is read again when it is back, fresh or not', async () => {
  browser.connect(false);
  const calls = answering(answer(200, ana), lost, answer(200, ana));
  const stopClient = mounted(createQueryClient(screen.toast));
  const read = { queryKey: ['rows'], queryFn: () => answerOf(api.me.$get({})), staleTime: 60_000 };
  const observer = new QueryObserver(stopClient.client, read);
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(ana));
  await observer.refetch();
  expect(observer.getCurrentResult().isError).toBe(true);
  browser.connect(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(false));
  expect(calls).toHaveLength(3);
  leave();
  stopClient.stop();
});

function mounted(client: QueryClient) {
  client.mount();
  return { client, stop: () => client.unmount() };
}

test('a read that got no answer is tried twice more; what the server says is taken', async () => {
  vi.useFakeTimers();
  const calls = answering(lost, lost, lost, refusal(503, 'database_unavailable'));
  for (const count of [3, 4]) {
    const read = { queryKey: [count], queryFn: () => answerOf(api.me.$get({})) };
    const failed = expect(client.fetchQuery(read)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(calls).toHaveLength(count);
  }
});

test('the drafts of who was signed out stay, those of who leaves go, and nobody else’s', () => {
  const keep = () => {
    startSession(client, ana);
    for (const { id } of [ana, rosa]) browser.device.setItem(`${draftPrefix(id)}product`, 'typed');
    browser.tab.setItem(`${tabDraftPrefix}support`, 'typed');
    trialStorage.keep(trial);
  };
  keep();
  endSession(client, { left: false });
  expect(unsavedWork(ana.id).typed).toBe(true);
  expect(Object.keys(browser.tab)).toHaveLength(1);
  expect(trialStorage.isStored()).toBe(true);
  keep();
  endSession(client, { left: true });
  expect(unsavedWork(ana.id).typed).toBe(false);
  expect(Object.keys(browser.tab)).toEqual([]);
  expect(Object.keys(browser.device)).toEqual([`${draftPrefix(rosa.id)}product`]);
});

test('drafts that who leaves has kept stay, in this tab and for the others', () => {
  for (const end of [{ left: true, keepsDrafts: true }, { left: true }]) {
    startSession(client, ana);
    browser.device.setItem(`${draftPrefix(ana.id)}product`, 'typed');
    browser.tab.setItem(`${tabDraftPrefix}support`, 'typed');
    if (!end.keepsDrafts) leavingMark.set({ keepsDrafts: true });
    endSession(client, end);
    expect(unsavedWork(ana.id)).toEqual({ typed: true, measured: false, canBeStored: true });
    expect(Object.keys(browser.tab)).toEqual([]);
  }
});

test('work is unsaved in an open form, on the device, or in a price tried by a visitor', () => {
  expect(unsavedWork(ana.id).typed).toBe(false);
  const close = watchOpenWork(() => true);
  expect(unsavedWork(ana.id).typed).toBe(true);
  close();
  browser.device.setItem(`${draftPrefix(rosa.id)}product`, 'typed');
  expect(unsavedWork(ana.id).typed).toBe(false);
  trialStorage.keep(trial);
  expect(unsavedWork(ana.id).typed).toBe(true);
});

test('the rate of a tried price is taken once', () => {
  trialStorage.keep({ ...trial, hourlyRate: '42,5' });
  expect([trialStorage.takeRate(), trialStorage.takeRate()]).toEqual([42.5, null]);
  expect(trialStorage.isStored()).toBe(true);
});

/** As a browser tells the other tabs. */
function tellTabs(newValue: string | null, key = sessionHint.key) {
  browser.happen('storage', { key, newValue });
}

test.each([
  ['was signed out', false],
  ['chose to leave', true],
])('who %s in another tab is signed out here, without a question to the server', (_, left) => {
  const calls = answering();
  startSession(client, ana);
  const stop = followOtherTabs(client);
  if (left) leavingMark.set();
  tellTabs(null, 'something else');
  expect(session()?.user).toEqual(ana);
  tellTabs(null);
  expect(session()).toEqual({ user: null, left });
  stop();
  expect(calls).toEqual([]);
});

test('a page that comes back whole from before the sign-out shows nothing of the user', () => {
  startSession(client, ana);
  const stop = followOtherTabs(client);
  browser.happen('pageshow', { persisted: true });
  expect(session()?.user).toEqual(ana);
  pendingSignOut.set();
  browser.happen('pageshow', { persisted: true });
  expect(session()?.user).toBeNull();
  stop();
});

test('after a sign-out nobody is signed in, whatever the cookie, until the server knows it', async () => {
  const calls = answering(lost, noContent, answer(200, rosa));
  const mountedClient = mounted(createQueryClient(screen.toast));
  pendingSignOut.set();
  const leave = new QueryObserver(mountedClient.client, signOutQuery).subscribe(() => {});
  await vi.waitFor(() => expect(mountedClient.client.isFetching()).toBe(0));
  expect(await ask()).toEqual({ user: null });
  browser.connect(false);
  browser.connect(true);
  await vi.waitFor(() => expect(pendingSignOut.isSet()).toBe(false));
  expect(await ask()).toEqual({ user: rosa });
  const signOut = 'POST /api/auth/sign-out';
  expect(calls.map(({ what }) => what)).toEqual([signOut, signOut, 'GET /api/me']);
  leave();
  mountedClient.stop();
});

test('a login in another tab lets the server be asked who is there', async () => {
  answering(answer(200, rosa));
  endSession(client, { left: false });
  const screenThatAsks = new QueryObserver(client, { ...sessionQuery, enabled: true });
  const leave = screenThatAsks.subscribe(() => {});
  const stop = followOtherTabs(client);
  tellTabs('1');
  await vi.waitFor(() => expect(session()).toEqual({ user: rosa }));
  stop();
  leave();
});

test('a tab that was closed while it left has left no lasting mark', () => {
  vi.useFakeTimers();
  expect(leavingMark.isSet()).toBe(false);
  leavingMark.set();
  vi.advanceTimersByTime(59_999);
  expect(leavingMark.isSet()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(leavingMark.isSet()).toBe(false);
});
