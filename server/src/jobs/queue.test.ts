import { expect, test } from 'vitest';
import { standStill } from './queue.ts';

interface At {
  count?: number;
  createdOn?: number;
  lastFetchedOn?: number;
  lastJobEndedOn?: number;
}

/** Times are in minutes. */
const now = 1_000;

test.each<[string, At[], boolean]>([
  ['that have just begun', [{ createdOn: now - 1 }], false],
  ['that never got an answer', [{ createdOn: now - 3 }], true],
  ['that asked a minute ago', [{ lastFetchedOn: now - 1 }], false],
  ['that got no answer for long', [{ lastFetchedOn: now - 3 }, { lastFetchedOn: now - 2.1 }], true],
  ['of which one got an answer', [{ lastFetchedOn: now - 5 }, { lastFetchedOn: now }], false],
  ['of which one has just ended a job', [{ lastFetchedOn: now - 9, lastJobEndedOn: now }], false],
  ['that are all at slow jobs', [{ count: 5, lastFetchedOn: now - 15 }], false],
  ['without an answer, but for one at work', [{ count: 1, lastFetchedOn: now }, {}], true],
  [
    'of which one never ends its job',
    [{ count: 1, lastFetchedOn: now - 21 }, { lastFetchedOn: now }],
    true,
  ],
])('loops %s', (_what, loops, expected) => {
  const at = (minute?: number) => (minute === undefined ? null : minute * 60_000);
  const found = loops.map(({ count = 0, createdOn = 1, lastFetchedOn, lastJobEndedOn }) => ({
    count,
    createdOn: createdOn * 60_000,
    lastFetchedOn: at(lastFetchedOn),
    lastJobEndedOn: at(lastJobEndedOn),
  }));
  expect(standStill(found, now * 60_000)).toBe(expected);
});
