import { expect, test } from 'vitest';
import { sayDay } from './say-day.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test.each([
  ['this morning', at(25, 0), 'hoje'],
  ['a clock that is ahead by minutes', at(25, 23), 'hoje'],
  ['last night', at(24, 23), 'ontem'],
  ['the day before', at(23, 23), '23/11/2026'],
  ['tomorrow', at(26, 1), '26/11/2026'],
])('%s', (_, time, said) => {
  expect(sayDay(new Date(time).toISOString(), at(25, 12))).toBe(said);
});
