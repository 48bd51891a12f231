import { expect, test } from 'vitest';
import { formatMoney } from '../numbers/formats.ts';
import { breakdownAtPrice } from './price.ts';
import { verdictOf, verdictWithRestOf } from './verdict.ts';

// 14,22 of materials and 2,00 of fixed costs; 3 h 45 min at R$ 25,00 are 93,75: 109,97 in all.
const octopus = {
  materials: [{ quantity: 1, unitPrice: 14.22 }],
  productionTime: '3.75',
  hourlyRate: '25',
  fixedCosts: 2,
};

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const judged = (price: string, costs: Parameters<typeof breakdownAtPrice>[0] = octopus) => ({
  ...costs,
  ...breakdownAtPrice(costs, price),
});

test.each([
  ['129.90', 'você ganha R$ 113,68: R$ 30,31 por hora, acima dos R$ 25,00 que você quer.'],
  ['110', 'você ganha R$ 93,78: R$ 25,01 por hora, acima dos R$ 25,00 que você quer.'],
  ['109.97', 'você ganha R$ 93,75: R$ 25,00 por hora, o que você quer.'],
  ['90', 'você ganha R$ 73,78: R$ 19,67 por hora, abaixo dos R$ 25,00 que você quer.'],
  ['16.23', 'você ganha R$ 0,01: R$ 0,00 por hora, abaixo dos R$ 25,00 que você quer.'],
  ['16.22', 'você trabalha de graça: o preço só cobre materiais e custos fixos.'],
  ['16.21', 'você paga para trabalhar: falta R$ 0,01 para materiais e custos fixos.'],
  ['10', 'você paga para trabalhar: faltam R$ 6,22 para materiais e custos fixos.'],
])('at R$ %s it is said what happens to the person', (price, sentence) => {
  expect(plain(verdictOf(judged(price)))).toBe(`Com ${plain(formatMoney(price))} ${sentence}`);
});

test.each([
  ['110', 'acima dos R$ 25,00 que você quer. Lucro de R$ 0,03.'],
  ['109.97', 'o que você quer. Lucro de R$ 0,00.'],
  ['90', 'que você quer. A sua hora não está paga: faltam R$ 19,97.'],
  ['108.97', 'que você quer. A sua hora não está paga: falta R$ 1,00.'],
  ['10', 'para trabalhar: faltam R$ 6,22 para materiais e custos fixos.'],
])('R$ %s says what is left over the cost, once', (price, end) => {
  expect(plain(verdictWithRestOf(judged(price))).slice(-end.length)).toBe(end);
});

test('a loss of less than a cent of the hour is said beside the hour', () => {
  const long = { ...octopus, productionTime: 8 };
  expect(plain(verdictOf(judged('216.21', long)))).toBe(
    'Com R$ 216,21 você ganha R$ 199,99: R$ 25,00 por hora, o que você quer, mas falta R$ 0,01 para o custo.',
  );
});

test('the figures are those of one piece of a batch', () => {
  const soaps = { ...octopus, productionTime: 2, batchSize: 12 };
  expect(plain(verdictOf(judged('4', soaps)))).toBe(
    'Com R$ 4,00 você ganha R$ 2,64: R$ 15,84 por hora, abaixo dos R$ 25,00 que você quer.',
  );
});

test.each([
  ['20', 'você ganha R$ 3,78 depois de materiais e custos fixos.'],
  ['16.22', 'não sobra nada: o preço só cobre materiais e custos fixos.'],
  ['14', 'faltam R$ 2,22 para materiais e custos fixos.'],
])('without a time R$ %s says what is left', (price, sentence) => {
  const untimed = judged(price, { ...octopus, productionTime: 0 });
  expect(plain(verdictOf(untimed))).toContain(sentence);
  expect(verdictOf(untimed)).not.toContain('hora');
});
