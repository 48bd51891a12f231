import { expect, test } from 'vitest';
import { monthOf, sayMonth } from './say-month.ts';

test('a month begins in Brasília', () => {
  expect(monthOf(new Date('2026-12-01T02:59:59Z'))).toBe('2026-11');
  expect(monthOf(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12');
});

test('a month of this year goes without it', () => {
  const newYear = new Date('2027-01-01T02:00:00Z');
  expect(sayMonth('2026-01', newYear)).toBe('janeiro');
  expect(sayMonth('2026-11', newYear)).toBe('novembro');
  expect(sayMonth('2025-12', newYear)).toBe('dezembro de 2025');
});
