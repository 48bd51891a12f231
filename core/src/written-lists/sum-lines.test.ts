import { expect, test } from 'vitest';
import { isSumLine } from './sum-lines.ts';

test.each([
  'Total',
  'TOTAL:',
  'Totais',
  'Total geral',
  'Total (R$)',
  'Total R$ 56,70',
  'Soma',
  'Sub total',
  'Subtotal 1',
  'Custo total dos materiais',
  'Somatório',
  'Total (12 itens)',
])('a sum: %s', (label) => {
  expect(isSumLine(['', label, '56,70'])).toBe(true);
});

test.each(['Tinta Total Flex', 'Cola total', 'Fio', 'Valor', 'Sumô', ''])('no sum: %j', (label) => {
  expect(isSumLine([label, '2', '3'])).toBe(false);
});
