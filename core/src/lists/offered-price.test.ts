import { expect, test } from 'vitest';
import { fieldDefaults } from '../fields/field.ts';
import { productFields } from '../products/fields.ts';
import type { Product } from '../schemas/product.ts';
import { rowFacts, rowOutcome } from './list-texts.ts';
import { offerAnswer, readOffer, withPrice } from './offered-price.ts';
import { breakdownOf, standingOfProduct } from './product-figures.ts';

const octopus = {
  ...fieldDefaults(productFields),
  name: 'Polvo de crochê',
  productionTime: 3.75,
  fixedCosts: 2,
  hourlyRate: 40,
  batchSize: 1,
  channelIds: [],
  offChannelIds: [],
  materials: [
    { id: 'a', name: 'Fio', quantity: 1, unitPrice: 14.22, pack: null, materialId: null },
  ],
  finalPrice: 129.9,
} as unknown as Product;

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['90', '90.00'],
  ['R$ 1.234,5', '1234.50'],
  ['90,555', '90.56'],
  ['9999999,99', '9999999.99'],
])('an offer of %s is R$ %s', (typed, price) => {
  expect(readOffer(typed)).toEqual({ price });
});

test.each(['abc', '0', '0,001', '-5'])('%s is no offer', (typed) => {
  expect(readOffer(typed)?.wrong).toMatch(/^Digite um valor em reais/);
});

test('an offer is no more than a price may be, and nothing typed is none', () => {
  expect(plain(readOffer('10000000')?.wrong ?? '')).toMatch(/no máximo R\$ 9\.999\.999,99$/);
  expect(readOffer('  ')).toBeNull();
});

test.each([
  ['129.90', 'low', 'R$ 30,31 por hora, mais que os R$ 25,00 que quer. Fica R$ 19,93.'],
  ['110.00', 'low', 'R$ 25,01 por hora, mais que os R$ 25,00 que quer. Fica R$ 0,03.'],
  ['90.00', 'loss', 'menos que os R$ 25,00 que quer. Faltam R$ 19,97 para o custo com a sua hora.'],
  ['160.00', 'lucrative', 'Fica R$ 50,03.'],
])('R$ %s would be %s', (price, standing, end) => {
  const answer = offerAnswer(octopus, price, 25);
  expect(answer.standing).toBe(standing);
  expect(plain(answer.text).slice(-end.length)).toBe(end);
});

test('what is kept stands as it was said to, with the figures that were shown', () => {
  const input = withPrice(octopus, '110.00', 25);
  const kept = { ...octopus, ...input, finalPrice: 110, profit: 0.03, markup: 0.03 } as Product;
  expect(input).toMatchObject({ chosenPrice: 110, hourlyRate: 25, name: octopus.name });
  expect(standingOfProduct(kept, 25)).toBe('low');
  expect(breakdownOf(kept, 25).profit).toBe('0.03');
});

test.each([
  [129.9, 'Margem baixa · R$ 30,31/h', 'fica R$ 19,93'],
  [90, 'Prejuízo · R$ 19,67/h', 'quer R$ 25,00/h'],
  [10, 'Prejuízo · -R$ 1,66/h', 'perde R$ 99,97'],
])('a row at R$ %d sets no loss beside an hour that earns without its wish', (price, ...texts) => {
  const product = { ...octopus, chosenPrice: price, finalPrice: price, markup: 0 };
  expect([rowFacts(product, 25), rowOutcome(product, 25)].map(plain)).toEqual(texts);
});
