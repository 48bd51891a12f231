import { describe, expect, it, test } from 'vitest';
import { afterClock, endSitting, isUsedUp, leaveOut, pause, start, use, want } from './sittings.ts';
import {
  isOverlong,
  isRunning,
  measured,
  readStopwatch,
  type Stopwatch,
  stopwatchText,
} from './stopwatch.ts';

const minute = 60_000;
const hour = 60 * minute;
const begin = Date.UTC(2025, 5, 14, 12);

/** A stopwatch with these sittings, in minutes, half an hour apart. */
function withSittings(...sittings: number[]): Stopwatch {
  let at = begin;
  let watch = start(null, at);
  for (const length of sittings) {
    watch = start(watch, at);
    at += length * minute;
    watch = pause(watch, at);
    at += 30 * minute;
  }
  return watch;
}

describe('a stopwatch', () => {
  it('counts by the clock while it runs, and keeps its sum while it is paused', () => {
    const running = start(null, begin);
    expect(measured(running, begin)).toBe(0);
    expect(measured(running, begin + 25 * minute)).toBe(25 * minute);
    const paused = pause(running, begin + 25 * minute);
    expect(measured(paused, begin + 3 * hour)).toBe(25 * minute);
    expect([isRunning(running), isRunning(paused)]).toEqual([true, false]);
  });

  it('adds its sittings up', () => {
    expect(measured(withSittings(25, 45, 15), begin + 9 * hour)).toBe(85 * minute);
  });

  it('goes on when it is started twice, and stays as it is when it is paused twice', () => {
    const running = start(null, begin);
    expect(start(running, begin + minute)).toBe(running);
    const paused = pause(running, begin + minute);
    expect(pause(paused, begin + hour)).toBe(paused);
  });

  it('knows whether its sum is used', () => {
    const used = use(withSittings(25), begin + hour);
    expect(isUsedUp(used)).toBe(true);
    expect(isUsedUp(withSittings(25))).toBe(false);
    const again = start(used, begin + 2 * hour);
    expect(isUsedUp(again)).toBe(false);
    expect(isUsedUp(pause(again, begin + 3 * hour))).toBe(false);
  });

  it('is paused by using it, at once or later', () => {
    const running = start(null, begin);
    expect(use(running, begin + hour)).toMatchObject({ sum: hour, used: hour, wanted: false });
    const wanted = want(running, begin + hour);
    expect(wanted).toMatchObject({ sum: hour, used: null, wanted: true, since: null });
    expect(use(wanted, begin + 2 * hour)).toMatchObject({ sum: hour, used: hour, wanted: false });
    expect(start(wanted, begin + 2 * hour).wanted).toBe(false);
  });
});

describe('a sitting of more than twelve hours', () => {
  const forgotten = start(withSittings(25), begin + hour);
  const morning = begin + 14 * hour;

  it('is overlong, and neither pausing nor using it counts it', () => {
    expect(isOverlong(forgotten, begin + 13 * hour)).toBe(false);
    expect(isOverlong(forgotten, begin + 13 * hour + 1)).toBe(true);
    for (const end of [pause, use, want]) {
      const ended = end(forgotten, morning);
      expect(ended).toEqual({ ...forgotten, until: morning });
      expect(isOverlong(ended, morning + 9 * hour)).toBe(true);
      expect(start(ended, morning + hour)).toBe(ended);
    }
  });

  it.each([
    ['running', forgotten],
    ['ended', pause(forgotten, morning)],
  ])('is left out or counted when somebody says so: %s', (_, watch) => {
    expect(leaveOut(watch)).toEqual(withSittings(25));
    const later = watch === forgotten ? morning : morning + hour;
    expect(endSitting(watch, later)).toEqual({ ...withSittings(25), sum: 25 * minute + 13 * hour });
  });

  it('leaves nothing when it was the only one', () => {
    expect(leaveOut(start(null, begin))).toBeNull();
  });
});

describe('a clock that was set back', () => {
  const running = start(withSittings(25), begin + hour);
  const { since } = running;

  it('never makes a time negative', () => {
    expect(measured(running, begin)).toBe(25 * minute);
    expect(measured(pause(running, begin), begin)).toBe(25 * minute);
  });

  it('loses nothing that was seen, and the sitting goes on', () => {
    const last = { since, at: begin + 2 * hour };
    const set = afterClock(running, begin - 5 * hour, last);
    expect(set).toMatchObject({ sum: 25 * minute + hour, since: begin - 5 * hour });
    expect(measured(set, begin - 4 * hour)).toBe(25 * minute + 2 * hour);
    // Set back to a time within the sitting.
    const slightly = afterClock(running, begin + hour + minute, last);
    expect(measured(slightly, begin + hour + minute)).toBe(25 * minute + hour);
  });

  it('goes on from now where nobody looked', () => {
    const set = afterClock(running, begin, null);
    expect(set).toMatchObject({ sum: 25 * minute, since: begin });
  });

  it('is made up for once, though two tabs see it', () => {
    const last = { since, at: begin + 2 * hour };
    const once = afterClock(running, begin, last);
    expect(afterClock(once, begin + 1000, last)).toBe(once);
  });

  it('changes nothing while the clock goes on, or the stopwatch is paused', () => {
    const last = { since, at: begin + hour };
    expect(afterClock(running, begin + hour + 1000, last)).toBe(running);
    expect(afterClock(withSittings(25), begin, last)).toEqual(withSittings(25));
  });
});

test.each([
  [null, 'Cronômetro'],
  [start(null, begin - 25 * minute), 'Cronômetro ligado · 0 h 25 min'],
  [withSittings(25, 60), 'Cronômetro pausado · 1 h 25 min'],
  [start(null, begin - 13 * hour), 'Cronômetro: confira o tempo'],
])('%j says %j', (watch, expected) => {
  expect(stopwatchText(watch, begin).replaceAll('\u00a0', ' ')).toBe(expected);
});

describe('readStopwatch', () => {
  it('reads what was kept', () => {
    for (const watch of [withSittings(25), start(null, begin), pause(start(null, 0), 13 * hour)]) {
      expect(readStopwatch(JSON.stringify(watch))).toEqual(watch);
    }
  });

  it.each([null, '', 'null', '[]', '7', '{', '{}', '{"sum":"1"}', '{"sum":-1}', '{"sum":1e999}'])(
    'finds none in %j',
    (text) => expect(readStopwatch(text)).toBeNull(),
  );

  it('leaves out what it does not understand', () => {
    expect(readStopwatch('{"sum":60000,"since":"ontem","until":5,"used":-1,"wanted":1}')).toEqual({
      sum: minute,
      since: null,
      until: null,
      used: null,
      wanted: false,
    });
  });
});
