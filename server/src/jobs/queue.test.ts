import { expect, test } from 'vitest';
import { standsStill } from './queue.ts';

const minutes = 60_000;

test.each([
  ['one that has just begun', { createdOn: 9.5 }, false],
  ['one that never got an answer', { createdOn: 7 }, true],
  ['one that asked a minute ago', { lastFetchedOn: 9 }, false],
  ['one that got no answer for long', { lastFetchedOn: 7.9 }, true],
  ['one that has just finished a long job', { lastFetchedOn: -5, lastJobEndedOn: 9 }, false],
  ['one at work on a slow job', { count: 1, lastFetchedOn: -5 }, false],
  ['one whose job never ends', { count: 1, lastFetchedOn: -11 }, true],
])('%s', (_what, loop, expected) => {
  const known = { count: 0, createdOn: -60, lastFetchedOn: null, lastJobEndedOn: null, ...loop };
  const at = (minute: number | null) => minute && (1_000 + minute) * minutes;
  const found = standsStill(
    {
      count: known.count,
      createdOn: (1_000 + known.createdOn) * minutes,
      lastFetchedOn: at(known.lastFetchedOn),
      lastJobEndedOn: at(known.lastJobEndedOn),
    },
    1_010 * minutes,
  );
  expect(found).toBe(expected);
});
