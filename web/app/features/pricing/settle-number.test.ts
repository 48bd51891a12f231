import { expect, test } from 'vitest';
import { settleNumber } from './settle-number.ts';

test.each(['1234.56', '1.234,56', 'R$ 1.234,56'])('writes %j the Brazilian way', (typed) => {
  expect(settleNumber('unitPrice', typed)).toEqual({ text: '1.234,56', note: null });
});

test('keeps fractions smaller than a step', () => {
  expect(settleNumber('quantity', '0,29')).toEqual({ text: '0,29', note: null });
  expect(settleNumber('productionTime', '0,25')).toEqual({ text: '0,25', note: null });
});

test('says what it changed', () => {
  expect(settleNumber('productionTime', '150')).toEqual({ text: '100', note: 'O máximo é 100.' });
  expect(settleNumber('quantity', '0')).toEqual({ text: '0,1', note: 'O mínimo é 0,1.' });
  expect(settleNumber('unitPrice', '1,005').note).toContain('Arredondado para 1,01');
});

test.each(['', '0', 'abc'])('puts 50 in place of fixed costs %j, and says so', (typed) => {
  const settled = settleNumber('fixedCosts', typed);
  expect(settled.text).toBe('50,00');
  expect(settled.note).toContain('R$ 50,00');
});

test('leaves an empty number of a material row empty', () => {
  expect(settleNumber('quantity', ' ')).toEqual({ text: '', note: null });
  expect(settleNumber('quantity', 'abc').text).toBe('1');
});
