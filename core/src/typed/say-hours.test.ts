import { expect, it } from 'vitest';
import { sayHours } from './say-hours.ts';

it.each([
  [0.75, '45 min'],
  [1.5, '1 h 30 min'],
  [2, '2 h'],
  ['2.000000', '2 h'],
  [0, '0 h'],
  ['0.833333', '50 min'],
  ['6.416667', '6 h 25 min'],
  ['0.016667', '1 min'],
  [0.333333, '20 min'],
  [0.29, '0,29 h'],
  ['0.3333', '0,3333 h'],
  ['0.000001', '0,000001 h'],
  [100, '100 h'],
  ['1234.25', '1.234 h 15 min'],
  [-1.5, '-1,5 h'],
])('says %s hours as %j', (hours, text) => {
  expect(sayHours(hours)).toBe(text.replaceAll(' ', '\u00a0'));
});

it('refuses what is no number', () => {
  expect(() => sayHours('1h')).toThrow(RangeError);
});
