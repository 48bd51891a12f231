import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldDefaults } from '../fields/field.ts';
import { toDecimal } from '../numbers/decimal.ts';
import { earnedAt } from '../pricing/price-ladder.ts';
import { hourNote, profitFacts, rowFacts } from '../products/list-texts.ts';
import { productFields } from '../products/product-fields.ts';
import { breakdownOf, standingOfProduct } from '../products/product-figures.ts';
import type { Product } from '../products/product-schemas.ts';
import { answerOffer, costedProduct, readOffer, steppedOffer, withPrice } from './answer-offer.ts';
import { answerText } from './offer-texts.ts';

const octopus = {
  ...fieldDefaults(productFields),
  name: 'Polvo de crochê',
  productionTime: 3.75,
  fixedCosts: 2,
  hourlyRate: 40,
  batchSize: 1,
  channelIds: [],
  offChannelIds: [],
  rounding: 'none',
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

const answerTo = (offer: string, rate = 25, product = octopus) => {
  const { answer, counters, floor } = answerOffer(product, offer, rate);
  return {
    answer: answer && [answer.tone, plain(answer.verdict), plain(answer.text)],
    counters: counters.map(({ price, brings }) => `${price} ${plain(brings)}`),
    floor: floor && `${floor.price} ${floor.text}`,
  };
};

// 14,22 of yarn and 2,00 of fixed costs; 3,75 h.
test.each([
  ['110.00', 'good', 'Dá: R$ 25,01 por hora', 'você ganha R$ 93,78, e a hora fica R$ 0,01 acima'],
  ['109.97', 'good', 'Dá: R$ 25 por hora', 'você ganha R$ 93,75, e a hora fica igual à sua.'],
  [
    '90.00',
    'warn',
    'Abaixo da sua hora: R$ 19,67 por hora',
    'R$ 73,78, e a hora fica R$ 5,33 abaixo',
  ],
  ['16.22', 'bad', 'Não dá: você trabalha de graça', 'Com R$ 16,22 o preço só cobre materiais'],
  ['15.00', 'bad', 'Não dá: você paga para trabalhar', 'Com R$ 15 falta R$ 1,22 para materiais'],
])('R$ %s is %s: %s', (offer, tone, verdict, text) => {
  expect(answerTo(offer).answer).toEqual([tone, verdict, expect.stringContaining(text)]);
});

test('an offer is answered with prices above the floor, and what an hour brings at them', () => {
  expect(answerTo('90.00')).toMatchObject({
    counters: ['110.00 R$ 25,01 por hora', '120.00 R$ 27,67 por hora'],
    floor: '109.97 seu piso: paga a sua hora',
  });
  const round = { ...octopus, rounding: 'real', finalPrice: 130 } as const;
  expect(answerTo('112.00', 25, round)).toMatchObject({
    counters: ['117.00 R$ 26,87 por hora', '121.00 R$ 27,94 por hora'],
    floor: '110.00 seu piso: paga a sua hora',
  });
  expect(answerTo('130.00', 25, round).counters).toEqual([]);
});

test('a piece that takes no time is answered by what is left', () => {
  const untimed = { ...octopus, productionTime: 0, rounding: 'real', finalPrice: 40 } as const;
  expect(answerTo('30.00', 25, untimed)).toEqual({
    answer: [
      'good',
      'Dá: sobram R$ 13,78',
      expect.stringMatching(/^Com R\$ 30 sobram R\$ 13,78 dep/),
    ],
    counters: ['33.00 sobram R$ 16,78', '35.00 sobram R$ 18,78'],
    floor: '17.00 seu piso: paga materiais e custos fixos',
  });
});

test('elsewhere, what is left after the fees counts, and the floor and the answers are prices there', () => {
  const tenth = { net: (price: string) => toDecimal(price).times('0.9').toFixed(2) };
  const place = { ...tenth, leaving: (net: string) => toDecimal(net).plus('20').toFixed(2) };
  const { answer, counters, floor } = answerOffer(octopus, '120.00', 25, place);
  expect(plain(answer?.text ?? '')).toMatch(/^Com R\$ 120 você ganha R\$ 91,78,/);
  expect(floor?.price).toBe('129.97');
  expect(counters.map(({ price }) => price)).toEqual(['130.00', '140.00']);
});

test('a step is five reais, and leads to no price that is none', () => {
  expect([steppedOffer('90.00', 5), steppedOffer('90.50', -5)]).toEqual(['95.00', '85.50']);
  expect([steppedOffer('5.00', -5), steppedOffer('9999999.00', 5)]).toEqual([null, null]);
});

test('whatever is offered, the hours times what each brings are what is earned', () => {
  const cents = fc.integer({ min: 1, max: 500_000 }).map((amount) => (amount / 100).toFixed(2));
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 4_000 }), (offer, quarters) => {
      const productionTime = quarters / 4;
      const piece = costedProduct({ ...octopus, productionTime }, 25);
      const { earned, perHour } = earnedAt(piece, offer);
      const apart = toDecimal(perHour ?? '')
        .times(toDecimal(productionTime))
        .minus(earned)
        .abs();
      expect(apart.lte(toDecimal(productionTime).times('0.005'))).toBe(true);
      const { tone } = answerText(offer, { earned, perHour }, piece);
      const isPaid = toDecimal(perHour ?? '').gte('25');
      expect(tone === 'good').toBe(isPaid && toDecimal(earned).gt('0'));
    }),
  );
});

test('what is kept stands as it was said to, with the figures that were shown', () => {
  const input = withPrice(octopus, '110.00', 25);
  const priced = { ...octopus, ...input, finalPrice: 110, profit: 0.03, markup: 0.03 } as Product;
  expect(input).toMatchObject({ chosenPrice: 110, hourlyRate: 25, name: octopus.name });
  expect(standingOfProduct(priced, 25)).toBe('low');
  expect(breakdownOf(priced, 25).profit).toBe('0.03');
});

test.each([
  [129.9, 'R$ 30,31 por hora', 'low', null, 'Lucro R$ 19,93 · margem líquida 15,3%'],
  [
    90,
    'R$ 19,67 por hora',
    'unpaid',
    'abaixo da sua hora',
    'Prejuízo R$ 19,97 · margem líquida -22,2%',
  ],
  [10, '-R$ 1,66 por hora', 'loss', null, 'Prejuízo R$ 99,97 · margem líquida -999,7%'],
])('a row at R$ %d sets no loss beside an hour that earns without its wish', (price, ...texts) => {
  const product = { ...octopus, chosenPrice: price, finalPrice: price, markup: 0 };
  const [facts, profit] = [rowFacts, profitFacts].map((text) => plain(text(product, 25)));
  const [standing, note] = [standingOfProduct(product, 25), hourNote(product, 25)];
  expect([facts, standing, note, profit]).toEqual(texts);
});
