import { expect, test } from 'vitest';
import { formatMoney } from '../text/formats.ts';
import { breakdownAtPrice } from './price.ts';
import { verdictOf, verdictWithRestOf, wantedBeside } from './verdict.ts';

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
  ['129.90', 'você ganha R$ 30,31 por hora, mais que os R$ 25,00 que quer.'],
  ['110', 'você ganha R$ 25,01 por hora, mais que os R$ 25,00 que quer.'],
  ['109.97', 'você ganha R$ 25,00 por hora, o que quer.'],
  ['90', 'você ganha R$ 19,67 por hora, menos que os R$ 25,00 que quer.'],
  ['16.23', 'você ganha R$ 0,00 por hora, menos que os R$ 25,00 que quer.'],
  ['16.22', 'você trabalha de graça: o preço só cobre materiais e custos fixos.'],
  ['16.21', 'você paga para trabalhar: falta R$ 0,01 para materiais e custos fixos.'],
  ['10', 'você paga para trabalhar: faltam R$ 6,22 para materiais e custos fixos.'],
])('at R$ %s it is said what happens to the person', (price, sentence) => {
  expect(plain(verdictOf(judged(price)))).toBe(`Com ${plain(formatMoney(price))} ${sentence}`);
});

test('beside an hour that earns less than wanted stands the wish', () => {
  expect(plain(wantedBeside(judged('90')) ?? '')).toBe('quer R$ 25,00/h');
  for (const price of ['109.97', '129.90', '16.22', '10']) {
    expect(wantedBeside(judged(price))).toBeNull();
  }
});

test.each([
  ['110', 'mais que os R$ 25,00 que quer. Fica R$ 0,03.'],
  ['109.97', 'o que quer. Fica R$ 0,00.'],
  ['90', 'que quer. Faltam R$ 19,97 para o custo com a sua hora.'],
  ['108.97', 'que quer. Falta R$ 1,00 para o custo com a sua hora.'],
  ['10', 'para trabalhar: faltam R$ 6,22 para materiais e custos fixos.'],
])('R$ %s says what is left over the cost, once', (price, end) => {
  expect(plain(verdictWithRestOf(judged(price))).slice(-end.length)).toBe(end);
});

test('a loss of less than a cent of the hour is said beside the hour', () => {
  const long = { ...octopus, productionTime: 8 };
  expect(plain(verdictOf(judged('216.21', long)))).toBe(
    'Com R$ 216,21 você ganha R$ 25,00 por hora, o que quer, mas falta R$ 0,01 para o custo.',
  );
});

test('the figures are those of one piece of a batch', () => {
  const soaps = { ...octopus, productionTime: 2, batchSize: 12 };
  expect(plain(verdictOf(judged('4', soaps)))).toBe(
    'Com R$ 4,00 você ganha R$ 15,84 por hora, menos que os R$ 25,00 que quer.',
  );
});

test.each([
  ['20', 'fica R$ 3,78 depois de materiais e custos fixos.'],
  ['16.22', 'não sobra nada: o preço só cobre materiais e custos fixos.'],
  ['14', 'faltam R$ 2,22 para materiais e custos fixos.'],
])('without a time R$ %s says what is left', (price, sentence) => {
  const untimed = judged(price, { ...octopus, productionTime: 0 });
  expect(plain(verdictOf(untimed))).toContain(sentence);
  expect(verdictOf(untimed)).not.toContain('hora');
});
