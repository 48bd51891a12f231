import { expect, it } from 'vitest';
import { countsText, moreMonthsText, otherPieces, workedText } from './stock-months.ts';

const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [2, 'em 2 h'],
  [7.142857, 'em 7 h 9 min'],
  [0.714286, 'em 43 min'],
  [0.004, 'em 0,004 h'],
  [0, 'em 0 h'],
])('says %s hours as %j', (hours, expected) => {
  expect(withSpaces(workedText(hours))).toBe(expected);
});

it('counts one month and many', () => {
  expect([moreMonthsText(1), moreMonthsText(9)]).toEqual([
    'Mostrar mais um mês',
    'Mostrar mais 9 meses',
  ]);
});

it.each([
  [{ sold: 20, made: 1 }, '20 vendidas · 1 feita'],
  [{ sold: 1, made: 0 }, '1 vendida'],
  [{ sold: 0, made: 2 }, '2 feitas'],
  [{ sold: 0, made: 0 }, ''],
])('says %j', (month, expected) => {
  expect(countsText(month)).toBe(expected);
});

it('says how many sold pieces are not named, if any', () => {
  const named = [{ sold: 12 }, { sold: 5 }];
  expect(otherPieces(20, named)).toBe('mais 3 peças de outros produtos');
  expect(otherPieces(18, named)).toBe('mais 1 peça de outros produtos');
  expect(otherPieces(17, named)).toBeNull();
});
