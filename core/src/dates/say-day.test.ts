import { expect, test } from 'vitest';
import { sayDay, sayMoment } from './say-day.ts';

const now = new Date(2026, 0, 1, 0, 30);
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();

test.each([
  [at(2026, 0, 1, 0), 'hoje'],
  [at(2025, 11, 31, 23), 'ontem'],
  [at(2025, 11, 30, 23), '30 de dezembro de 2025'],
])('%s is said as %s', (time, text) => {
  expect(sayDay(time, now)).toBe(text);
});

test('a day of this year goes without it, and a moment says when', () => {
  expect(sayDay(at(2026, 5, 13, 9), new Date(2026, 10, 27))).toBe('13 de junho');
  expect(sayMoment(at(2026, 5, 13, 9), new Date(2026, 5, 14))).toBe('ontem às 09:00');
});
