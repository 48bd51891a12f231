import { expect, test } from 'vitest';
import {
  formatDate,
  formatMoment,
  formatMonth,
  formatShortMonth,
  formatTimeAgo,
  formatTimeSince,
} from './time.ts';

const now = Date.parse('2025-06-13T12:00:00.000Z');

test.each([
  ['2025-06-13T12:00:30.000Z', 'agora'],
  ['2025-06-13T11:59:01.000Z', 'agora'],
  ['2025-06-13T11:59:00.000Z', 'há 1 minuto'],
  ['2025-06-13T09:30:00.000Z', 'há 2 horas'],
  ['2025-06-12T11:00:00.000Z', 'ontem'],
  ['2025-06-10T12:00:00.000Z', 'há 3 dias'],
  ['2025-05-01T12:00:00.000Z', 'mês passado'],
  ['2022-06-13T12:00:00.000Z', 'há 3 anos'],
])('%s is %s', (time, expected) => {
  expect(formatTimeAgo(time, now)).toBe(expected);
});

test('what is over was not now', () => {
  expect(formatTimeSince('2025-06-13T12:00:30.000Z', now)).toBe('há instantes');
  expect(formatTimeSince('2025-06-13T11:59:00.000Z', now)).toBe('há 1 minuto');
});

test('a moment is written to the minute', () => {
  expect(formatMoment('2025-06-13T12:00:00.000Z')).toMatch(/^1[34]\/06\/2025, \d\d:00$/);
});

test('a day is written in figures', () => {
  expect(formatDate('2025-06-13T12:00:00.000Z')).toMatch(/^1[34]\/06\/2025$/);
});

test('a month has its name, and a short one', () => {
  expect(formatMonth('2026-11')).toBe('novembro de 2026');
  expect(formatShortMonth('2026-03')).toBe('mar');
});
