import { expect, test } from 'vitest';
import { settleMoney, stepMoney } from './money-text.ts';

test.each([
  ['12,5', '12,50'],
  ['1234.56', '1.234,56'],
  ['R$ 1.234,56', '1.234,56'],
  ['0,01', '0,01'],
  ['-3', '-3,00'],
  ['0,005', '0,005'],
  ['', ''],
  ['doze', 'doze'],
])('what was typed as %j is shown as %j', (typed, shown) => {
  expect(settleMoney(typed)).toBe(shown);
});

test.each([
  ['0,29', 1, '0,30'],
  ['0,30', -1, '0,29'],
  ['', 1, '0,01'],
  ['0,01', -1, '0,01'],
  ['99.999,99', 1, '99.999,99'],
  ['500000', -1, '99.999,99'],
] as const)('an arrow moves %j by %d cent to %j', (typed, direction, moved) => {
  expect(stepMoney(typed, direction, { min: 0.01, max: 99_999.99 })).toBe(moved);
});
