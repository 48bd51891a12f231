import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../ui/browser/fake-browser.ts';
import { draftPrefix, unsavedWork } from '../session/drafts.ts';
import { measured } from './stopwatch.ts';
import { load, settleSaved, stopwatchActs, storedPlaces } from './stopwatch-acts.ts';
import { followStored, readStored, type StopwatchPlace } from './stored-stopwatches.ts';

const minute = 60_000;
const hour = 60 * minute;
const bear: StopwatchPlace = { userId: 'ana', productId: 'bear' };
const newOne: StopwatchPlace = { userId: 'ana', productId: null };
const rosas: StopwatchPlace = { userId: 'rosa', productId: 'bear' };

const storedWatch = (place = bear) => load(place);
const timeOf = (place = bear, now = 0) => {
  const watch = storedWatch(place);
  return watch && measured(watch, now);
};
const run = (from: number, to: number, place = bear) => {
  stopwatchActs(place).start(from);
  stopwatchActs(place).pause(to);
};

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

test('each user and each product has one, beside the drafts', () => {
  run(0, minute);
  run(hour, hour + 2 * minute, newOne);
  run(0, 3 * minute, rosas);
  expect([bear, newOne, rosas].map((place) => timeOf(place))).toEqual([
    minute,
    2 * minute,
    3 * minute,
  ]);
  expect(Object.keys(browser.device).every((key) => key.startsWith('artesa:draft:'))).toBe(true);
  expect(unsavedWork('ana').measured).toBe(true);
  expect(storedPlaces('ana')).toEqual([bear, newOne]);
});

test('only one of a user runs: starting another one pauses it', () => {
  expect(stopwatchActs(bear).start(0)).toBe(false);
  expect(stopwatchActs(rosas).start(0)).toBe(false);
  expect(stopwatchActs(newOne).start(5 * minute)).toBe(true);
  expect(storedWatch()).toMatchObject({ sum: 5 * minute, since: null });
  expect(storedWatch(rosas)?.since).toBe(0);
  // One that was forgotten still has to be answered for.
  expect(stopwatchActs(bear).start(20 * hour)).toBe(true);
  expect(storedWatch(newOne)).toMatchObject({ sum: 0, since: 5 * minute, until: 20 * hour });
});

test('a reset is taken back, running or not, unless it was started again', () => {
  const acts = stopwatchActs(bear);
  run(0, 25 * minute);
  const takeBack = acts.reset(hour);
  expect(storedWatch()).toBeNull();
  expect(unsavedWork('ana').measured).toBe(false);
  takeBack();
  expect(timeOf()).toBe(25 * minute);

  acts.start(hour);
  const takeBackRunning = acts.reset(2 * hour);
  stopwatchActs(newOne).start(2 * hour);
  takeBackRunning();
  expect(timeOf(bear, 3 * hour)).toBe(2 * hour + 25 * minute);
  expect(storedWatch(newOne)?.since).toBeNull();

  const tooLate = acts.reset(3 * hour);
  acts.start(4 * hour);
  tooLate();
  expect(storedWatch()).toMatchObject({ sum: 0, since: 4 * hour });
});

test('a forgotten sitting is left out, and that is taken back', () => {
  const acts = stopwatchActs(bear);
  acts.start(0);
  const takeBack = acts.leaveOut(13 * hour);
  expect(storedWatch()).toBeNull();
  takeBack();
  expect(timeOf(bear, 13 * hour)).toBe(13 * hour);
  acts.count(13 * hour);
  expect(storedWatch()).toMatchObject({ sum: 13 * hour, since: null });
});

test('using a time is taken back', () => {
  const acts = stopwatchActs(bear);
  acts.start(0);
  const takeBack = acts.use(hour);
  expect(storedWatch()).toMatchObject({ sum: hour, used: hour, since: null });
  takeBack();
  expect(storedWatch()).toMatchObject({ sum: 0, used: null, since: 0 });
});

test('a clock that was set back is followed', () => {
  const acts = stopwatchActs(bear);
  acts.start(hour);
  acts.followClock(0, { since: hour, at: 2 * hour });
  expect(storedWatch()).toMatchObject({ sum: hour, since: 0 });
  const text = readStored(bear);
  acts.followClock(minute, { since: 0, at: 0 });
  expect(readStored(bear)).toBe(text);
});

test('nothing is done where there is none', () => {
  const acts = stopwatchActs(bear);
  acts.pause(hour);
  acts.use(hour)();
  acts.want(hour);
  acts.reset(hour)();
  acts.followClock(hour, null);
  settleSaved(bear, 'bear');
  expect(Object.keys(browser.device)).toEqual([]);
});

test('a saved product ends a stopwatch whose time is in it', () => {
  const acts = stopwatchActs(bear);
  run(0, hour);
  settleSaved(bear, 'bear');
  expect(timeOf()).toBe(hour);
  acts.use(hour);
  settleSaved(bear, 'bear');
  expect(storedWatch()).toBeNull();
});

test('a new product takes with it what was not used, and what still runs', () => {
  run(0, hour, newOne);
  settleSaved(newOne, 'bear');
  expect([timeOf(), storedWatch(newOne)]).toEqual([hour, null]);

  const acts = stopwatchActs(newOne);
  acts.start(hour);
  acts.use(2 * hour);
  acts.start(2 * hour);
  settleSaved(newOne, 'scarf');
  const scarf = { userId: 'ana', productId: 'scarf' };
  expect([timeOf(scarf, 3 * hour), storedWatch(newOne)]).toEqual([2 * hour, null]);

  acts.start(0);
  acts.use(hour);
  settleSaved(newOne, 'hat');
  expect([storedWatch({ userId: 'ana', productId: 'hat' }), storedWatch(newOne)]).toEqual([
    null,
    null,
  ]);
});

test('this tab and others are heard, and signing out removes them', () => {
  const heard = vi.fn();
  const stop = followStored(heard);
  stopwatchActs(bear).start(0);
  expect(heard).toHaveBeenCalledTimes(1);
  browser.device.removeItem(`${draftPrefix('ana')}stopwatch:bear`);
  browser.happen('storage', { key: null });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(storedWatch()).toBeNull();
  stop();
  browser.happen('storage', { key: null });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('where the device keeps nothing it runs for as long as the tab is open', () => {
  stopwatchActs(bear).start(0);
  browser.fill();
  const acts = stopwatchActs(bear);
  acts.pause(hour);
  expect(timeOf()).toBe(hour);
  expect(stopwatchActs(newOne).start(hour)).toBe(false);
  expect(stopwatchActs(bear).start(2 * hour)).toBe(true);
  expect(timeOf(newOne)).toBe(hour);
  stopwatchActs(newOne).reset(3 * hour);
  expect(storedWatch(newOne)).toBeNull();
});
