import { expect, it } from 'vitest';
import { earnedText, moreMonthsText, workedText } from './stock-months.ts';

const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [12, 'R$ 12,00'],
  [0, 'R$ 0,00'],
  [-12, 'Você perdeu R$ 12,00'],
  [-1234.565, 'Você perdeu R$ 1.234,56'],
  [76.255, 'R$ 76,26'],
  [-0.004, 'R$ 0,00'],
  [1e-6, 'R$ 0,00'],
])('says %s reais earned as %j', (earned, said) => {
  expect(withSpaces(earnedText(earned))).toBe(said);
});

it.each([
  [2, 'em 2 h'],
  [7.142857, 'em 7 h 9 min'],
  [0.714286, 'em 43 min'],
  [0.004, 'em 0,004 h'],
  [0, 'em 0 h'],
])('says %s hours as %j', (hours, said) => {
  expect(withSpaces(workedText(hours))).toBe(said);
});

it('counts one month and many', () => {
  expect([moreMonthsText(1), moreMonthsText(9)]).toEqual([
    'Mostrar mais um mês',
    'Mostrar mais 9 meses',
  ]);
});
