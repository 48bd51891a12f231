import { expect, test } from 'vitest';
import type { PaidPrice } from '#core/catalogue/catalogue-schemas.ts';
import { comparePaid, lastChange, todayText } from './compare-paid.ts';

type Paid = Partial<PaidPrice>;

const paid = (price: Paid): PaidPrice => ({
  unitType: 'metro',
  unitPrice: null,
  pack: null,
  paidSince: '2026-11-23T12:00:00.000Z',
  ...price,
});
const skein = (price: number) => paid({ pack: { price, content: 254, unit: 'metro' } });
const perMetre = (unitPrice: number) => paid({ unitPrice });

const texts = (prices: PaidPrice[], unit: PaidPrice['unitType'] = 'metro') =>
  comparePaid(prices, unit).map(({ paid: text, perUnit }) => [text, perUnit?.text ?? null]);

test('every price is said as it was paid, and per unit of today', () => {
  const kilo = paid({ unitType: 'quilograma', unitPrice: 60 });
  expect(texts([skein(21.5), perMetre(0.08), kilo])).toEqual([
    ['R$\u00a021,50 por 254\u00a0m', 'R$\u00a00,0846'],
    ['R$\u00a00,08 por metro', 'R$\u00a00,08'],
    ['R$\u00a060,00 por quilograma', null],
  ]);
  expect(texts([kilo], 'grama')).toEqual([['R$\u00a060,00 por quilograma', 'R$\u00a00,06']]);
});

test('what is drawn is as large as what is said', () => {
  const sizes = comparePaid([skein(25.4), perMetre(0.1)], 'metro').map(
    ({ perUnit }) => perUnit?.size,
  );
  expect(sizes).toEqual([0.1, 0.1]);
});

test.each<[PaidPrice[], string | null]>([
  [[skein(21.5), skein(18.9)], '13,8% mais caro que antes'],
  [[skein(18.9), skein(21.5)], '12,1% mais barato que antes'],
  [[skein(25.4), perMetre(0.1)], 'o mesmo que antes'],
  [[skein(18.9), perMetre(0)], 'antes era de graça'],
  [[perMetre(0), skein(18.9)], null],
  [[perMetre(0), perMetre(0)], 'o mesmo que antes'],
  [[perMetre(0.01), perMetre(1000)], 'quase 100% mais barato que antes'],
  [[perMetre(0.01), perMetre(10)], '99,9% mais barato que antes'],
  [[perMetre(2), perMetre(1)], '100% mais caro que antes'],
  [[perMetre(1000.01), perMetre(1000)], 'um pouco mais caro que antes'],
  [[skein(18.9), paid({ unitType: 'grama', unitPrice: 1 })], null],
  [[skein(18.9)], null],
  [[], null],
])('the newest of %j is %s', (prices, change) => {
  expect(lastChange(prices, 'metro')).toBe(change);
});

test('what costs nothing today is free', () => {
  const free = paid({ pack: { price: 0, content: 254, unit: 'metro' } });
  expect([free, perMetre(0)].map((price) => todayText(price, 'metro'))).toEqual([
    'de graça',
    'de graça',
  ]);
  expect(todayText(skein(18.9), 'metro')).toBe('R$\u00a00,0744 por metro');
  expect(texts([free])).toEqual([['R$\u00a00,00 por 254\u00a0m', 'R$\u00a00,00']]);
});
