import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../ui/browser/fake-browser.ts';
import { listenToUser } from './user-event-source.ts';

let browser: ReturnType<typeof fakeBrowser>;
let events: unknown[];
let stop: () => void;
const newest = () => {
  const connection = browser.connections.at(-1);
  if (!connection) throw new Error('no connection');
  return connection;
};
const last = { product: '1', material: null };

beforeEach(() => {
  vi.useFakeTimers();
  // As late as it can be.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  browser = fakeBrowser();
  events = [];
  stop = listenToUser({
    onUser: ({ name }) => events.push(name),
    onChanged: ({ id }) => events.push(id),
    onResumed: (_, begins) => events.push(begins ? 'begins' : 'resumed'),
    onSignedOut: () => events.push('signed out'),
    onRefused: () => events.push('refused'),
  });
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what the server says is handed on', () => {
  newest().say('user', { name: 'Ana' });
  newest().say('changed', { id: 'a' });
  expect(events).toEqual(['Ana', 'a']);
});

test('only the first word about the rows, of the first connection, begins', () => {
  newest().say('rows', last);
  newest().say('rows', last);
  newest().fail();
  vi.advanceTimersByTime(1_000);
  newest().say('rows', last);
  expect(events).toEqual(['begins', 'resumed', 'resumed']);
});

test('a first connection that failed leaves nothing that begins', () => {
  newest().fail();
  vi.advanceTimersByTime(1_000);
  newest().say('rows', last);
  expect(events).toEqual(['resumed']);
});

test('a stream that was refused comes back by itself, later each time, half a minute at most', () => {
  for (const ms of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    newest().fail({ refused: true });
    const { length } = browser.connections;
    vi.advanceTimersByTime(ms - 1);
    expect(browser.connections).toHaveLength(length);
    vi.advanceTimersByTime(1);
    expect(browser.connections).toHaveLength(length + 1);
  }
  expect(events).toEqual(Array(7).fill('refused'));
  // Once it has spoken, it is trusted again.
  newest().say('user', { name: 'Ana' });
  newest().fail();
  vi.advanceTimersByTime(1_000);
  expect(browser.connections).toHaveLength(9);
});

test('a connection that broke off was not refused', () => {
  newest().fail();
  expect(events).toEqual([]);
  expect(browser.open()).toBe(0);
});

test('not every tab comes back at the same moment', () => {
  vi.mocked(Math.random).mockReturnValue(0);
  newest().fail();
  vi.advanceTimersByTime(500);
  expect(browser.connections).toHaveLength(2);
});

test('without a network it waits, and comes back with it at once', () => {
  browser.connect(false);
  expect(browser.open()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(browser.connections).toHaveLength(1);
  browser.connect(true);
  expect(browser.open()).toBe(1);
});

test('a tab that is looked at again without a network waits for it', () => {
  browser.connect(false);
  browser.show(false);
  browser.show(true);
  expect(browser.connections).toHaveLength(1);
});

test('a try that is due without a network is not made', () => {
  newest().fail();
  browser.connect(false);
  vi.advanceTimersByTime(60_000);
  expect(browser.connections).toHaveLength(1);
});

test('a tab that nobody sees gives its connection back, not after a short look elsewhere', () => {
  browser.show(false);
  vi.advanceTimersByTime(9_999);
  browser.show(true);
  vi.advanceTimersByTime(60_000);
  expect(browser.connections).toHaveLength(1);
  browser.show(false);
  vi.advanceTimersByTime(10_000);
  expect(browser.open()).toBe(0);
  browser.show(true);
  expect(browser.open()).toBe(1);
});

test('a page that is left listens no more, until it is come back to as it was', () => {
  browser.happen('pagehide');
  expect(browser.open()).toBe(0);
  browser.happen('pageshow', { persisted: false });
  expect(browser.open()).toBe(0);
  browser.happen('pageshow', { persisted: true });
  expect(browser.open()).toBe(1);
});

test('after the end of the session it asks once more, later', () => {
  newest().say('signed-out');
  expect(events).toEqual(['signed out']);
  expect(browser.open()).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(browser.open()).toBe(1);
});

test('when it is ended, nothing brings it back', () => {
  newest().fail();
  browser.show(false);
  stop();
  browser.show(true);
  browser.connect(true);
  vi.advanceTimersByTime(60_000);
  expect(browser.connections).toHaveLength(1);
});
