import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crafts } from '../crafts/crafts.ts';
import { fieldDefaults } from '../fields/field.ts';
import { tidyLine } from '../fields/tidy-text.ts';
import { breakdownAtPrice } from '../pricing/price.ts';
import { profitabilityOf } from '../pricing/profitability.ts';
import {
  countByProfitability,
  countFiltered,
  filterProducts,
  searchProducts,
  sortProducts,
} from './arrange-products.ts';
import { productFields } from './product-fields.ts';
import { standingOfProduct } from './product-figures.ts';
import { orderOf, productOrderKeys } from './product-orders.ts';
import type { Product } from './product-schemas.ts';

const hourlyRate = 25;
const bear: Product = {
  ...fieldDefaults(productFields),
  channelIds: [],
  offChannelIds: [],
  id: '01a1fbf2-07cd-7608-bb09-a2a795abfb83',
  name: 'Urso de crochê',
  craftCategory: 'croche',
  productionTime: 2,
  fixedCosts: 0,
  marginPercentage: 100,
  hourlyRate,
  materials: [],
  batchSize: 1,
  rounding: 'none',
  chosenPrice: null,
  totalCost: 50,
  suggestedPrice: 100,
  finalPrice: 100,
  profit: 50,
  netMargin: 50,
  markup: 100,
  earnedPerHour: 50,
  createdAt: '2025-06-13T12:00:00.000Z',
  updatedAt: '2025-06-13T12:00:00.000Z',
};

const craftIds = crafts.map(({ id }) => id);
const product = fc
  .record({
    // As names are stored.
    name: fc.string({ unit: 'grapheme', maxLength: 20 }).map(tidyLine),
    craftCategory: fc.constantFrom(...craftIds),
    productionTime: fc.integer({ min: 1, max: 100 }),
    finalPrice: fc.integer({ min: 0, max: 1000 }),
    marginPercentage: fc.integer({ min: 10, max: 300 }),
    // What it was priced with, which may not be the rate of today.
    hourlyRate: fc.constantFrom(10, hourlyRate, 40),
    rounding: fc.constantFrom('none' as const, '90' as const),
  })
  .map((values): Product => {
    const product = { ...bear, ...values };
    const { totalCost, profit, netMargin, markup } = breakdownAtPrice(product, product.finalPrice);
    return {
      ...product,
      totalCost: Number(totalCost),
      profit: Number(profit),
      netMargin: Number(netMargin),
      markup: Number(markup),
    };
  });

/** Told apart from markupOf(): the typed markup, unless the price was rounded or it loses today. */
function markupToday(product: Product): number {
  const today = breakdownAtPrice({ ...product, hourlyRate }, product.finalPrice);
  if (today.profit.startsWith('-')) return Number(today.markup);
  return product.rounding === 'none' ? product.marginPercentage : product.markup;
}
const products = fc.array(product, { maxLength: 30 });

describe('searchProducts', () => {
  const found = (query: string) => searchProducts([bear], query).length === 1;

  it.each([
    'urso',
    'URSO',
    'croche',
    'Crochê',
    'CROCHÊ',
    'cro\u0302che',
    '  urso  ',
    'croche urso',
    'rso',
    '',
  ])('finds the crocheted bear by %j', (query) => {
    expect(found(query)).toBe(true);
  });

  it.each(['ursa', 'tricô', 'urso azul', 'croche2'])('does not find it by %j', (query) => {
    expect(found(query)).toBe(false);
  });

  it('finds by display name and by id: decoração and decoracao', () => {
    const candle: Product = { ...bear, name: 'Vela', craftCategory: 'decoracao' };
    for (const query of ['Decoração', 'decoracao', 'DECORAÇÃO']) {
      expect(searchProducts([candle, bear], query)).toEqual([candle]);
    }
  });

  it('finds every product by its whole name and by its craft, in any case, accented or not', () => {
    fc.assert(
      fc.property(products, product, (others, wanted) => {
        const all = [...others, wanted];
        const plain = wanted.name.normalize('NFD').replace(/\p{M}/gu, '');
        const craft = crafts.find(({ id }) => id === wanted.craftCategory)?.name ?? '';
        for (const query of [wanted.name, plain, wanted.name.toLowerCase(), craft]) {
          expect(searchProducts(all, query)).toContain(wanted);
        }
      }),
    );
  });

  it('only leaves out, keeps the order, and a longer query finds no more', () => {
    fc.assert(
      fc.property(products, fc.string(), fc.string(), (all, query, more) => {
        const some = searchProducts(all, query);
        expect(all.filter((each) => some.includes(each))).toEqual(some);
        const fewer = searchProducts(all, `${query} ${more}`);
        expect(some).toEqual(expect.arrayContaining([...fewer]));
      }),
    );
  });
});

describe('sortProducts', () => {
  const today = (each: Product) => breakdownAtPrice({ ...each, hourlyRate }, each.finalPrice);
  const figures = {
    price: ({ finalPrice }: Product) => finalPrice,
    markup: markupToday,
    cost: (each: Product) => Number(today(each).totalCost),
    profit: (each: Product) => Number(today(each).profit),
    earned: (each: Product) => (each.finalPrice * 100 - outOfPocket(today(each))) / 100,
    netMargin: (each: Product) => Number(today(each).netMargin),
    perHour: (each: Product) => Number(today(each).earnedPerHour),
  };

  const cents = (amount: string) => Number(amount.replace('.', ''));
  const outOfPocket = ({ materialsTotal, fixedCosts }: ReturnType<typeof today>) =>
    cents(materialsTotal) + cents(fixedCosts);

  it('puts the highest figure first, or last when reversed; equal ones stay as they were', () => {
    const keys = productOrderKeys.filter((key) => key !== 'name');
    fc.assert(
      fc.property(products, fc.constantFrom(...keys), fc.boolean(), (all, key, isReversed) => {
        const sorted = sortProducts(all, orderOf(key, isReversed), hourlyRate);
        const figure = figures[key];
        const turn = isReversed ? -1 : 1;
        const expected = all
          .map((each, age) => ({ each, age }))
          .sort((a, b) => turn * (figure(b.each) - figure(a.each)) || a.age - b.age)
          .map(({ each }) => each);
        expect(sorted).toEqual(expected);
      }),
    );
  });

  it('sorts names as a Brazilian dictionary does, and their numbers by size', () => {
    const sorted = ['Zebra', 'égua', 'Égua', 'Anel 10', 'anel 9', 'Ímã', 'Dália', 'Éter', 'eco'];
    const shuffled = sorted.toReversed().map((name) => ({ ...bear, name }));
    const names = sortProducts(shuffled, 'name', hourlyRate).map(({ name }) => name);
    expect(names).toEqual([
      'anel 9',
      'Anel 10',
      'Dália',
      'eco',
      'égua',
      'Égua',
      'Éter',
      'Ímã',
      'Zebra',
    ]);
    const fromZ = sortProducts(shuffled, 'name-reversed', hourlyRate).map(({ name }) => name);
    expect(fromZ).toEqual(names.toReversed());
  });

  it('leaves the newest first as they come', () => {
    fc.assert(
      fc.property(products, (all) => {
        expect(sortProducts(all, 'newest', hourlyRate)).toEqual(all);
      }),
    );
  });
});

describe('filterProducts', () => {
  it('splits all products into the three, as many as are counted', () => {
    fc.assert(
      fc.property(products, (all) => {
        const counts = countByProfitability(all, hourlyRate);
        for (const kind of ['lucrative', 'attention', 'loss'] as const) {
          const some = filterProducts(all, kind, hourlyRate);
          expect(some).toHaveLength(countFiltered(counts, kind));
          expect(some.every((each) => profitabilityOf(markupToday(each)) === kind)).toBe(true);
        }
        expect(countFiltered(counts, null)).toBe(all.length);
        expect(filterProducts(all, null, hourlyRate)).toEqual(all);
        const review = filterProducts(all, 'review', hourlyRate);
        expect(review).toEqual(
          all.filter((each) => profitabilityOf(markupToday(each)) !== 'lucrative'),
        );
        expect(review).toHaveLength(countFiltered(counts, 'review'));
      }),
    );
  });
});

describe('a product that loses at the hourly rate of today', () => {
  it('is a loss, whatever its typed markup, and comes last', () => {
    const dear = { ...bear, hourlyRate: 10, totalCost: 20, profit: 80, markup: 400 };
    const losing = { ...dear, marginPercentage: 300, finalPrice: 40 };
    expect(filterProducts([losing, dear], 'loss', 25)).toEqual([losing]);
    expect(sortProducts([losing, dear], 'markup', 25)).toEqual([dear, losing]);
    expect(countByProfitability([losing, dear], 25)).toEqual({
      lucrative: 1,
      attention: 0,
      loss: 1,
    });
    expect(standingOfProduct(losing, 25)).toBe('unpaid');
    expect(standingOfProduct(losing, 10)).toBe('lucrative');
  });
});
