import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePrices } from '../pricing/row-cost.ts';
import { areAlike, unitTypeIds } from '../units/unit-types.ts';
import { type CataloguePrice, priceOfToday, withPricesOfToday } from './price-of-today.ts';

const skein = { price: 18.9, content: 254, unit: 'metro' } as const;
const byMetre = (unitPrice: number): CataloguePrice => ({
  unitType: 'metro',
  unitPrice,
  pack: null,
});
const row = { quantity: 3, unit: 'metro', unitPrice: 5, pack: null } as const;

describe('the price of today', () => {
  it('is the unit price where the row is used in that unit', () => {
    expect(priceOfToday(row, byMetre(6.5))).toEqual({ unitPrice: 6.5, pack: null });
  });

  it('is the pack, whatever unit of its dimension the row is used in', () => {
    const material: CataloguePrice = { unitType: 'metro', unitPrice: null, pack: skein };
    expect(priceOfToday(row, material)).toEqual({ unitPrice: null, pack: skein });
    expect(priceOfToday({ ...row, unit: 'centimetro' }, material)?.pack).toEqual(skein);
  });

  it('is a pack of one unit where the row is used in another one', () => {
    const pack = { price: 6.5, content: 1, unit: 'metro' };
    const inCentimetres = { ...row, unit: 'centimetro' as const };
    expect(priceOfToday(inCentimetres, byMetre(6.5))).toEqual({ unitPrice: null, pack });
    const inMillimetres = { ...row, unit: 'milimetro' as const, unitPrice: null, pack: skein };
    expect(priceOfToday(inMillimetres, byMetre(6.5))).toEqual({ unitPrice: null, pack });
  });

  it('is a pack of one unit where only a pack may be used that often', () => {
    const many = { quantity: 10_000, unit: 'metro', unitPrice: null, pack: skein } as const;
    const pack = { price: 6.5, content: 1, unit: 'metro' };
    expect(priceOfToday(many, byMetre(6.5))).toEqual({ unitPrice: null, pack });
    expect(priceOfToday({ ...many, quantity: 9999 }, byMetre(6.5))?.pack).toBeNull();
  });

  it('is none where it is the same, however it is said', () => {
    expect(priceOfToday(row, byMetre(5))).toBeNull();
    const pack = { price: 0.5, content: 10, unit: 'centimetro' } as const;
    expect(priceOfToday({ ...row, unitPrice: null, pack }, byMetre(5))).toBeNull();
  });

  it('is none for a row that is measured otherwise', () => {
    expect(priceOfToday({ ...row, unit: 'novelo' }, byMetre(6))).toBeNull();
  });

  it('leaves nothing to take, once it is taken', () => {
    const unit = fc.constantFrom(...unitTypeIds);
    const price = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100);
    const content = fc.integer({ min: 1, max: 999_999 }).map((hundredths) => hundredths / 100);
    const priced = unit.chain((one) => {
      const like = fc.constantFrom(...unitTypeIds.filter((other) => areAlike(other, one)));
      const pack = fc.record({ price, content, unit: like });
      return fc.record({
        unit: fc.constant(one),
        price: fc.oneof(
          fc.record({ unitPrice: price, pack: fc.constant(null) }),
          fc.record({ unitPrice: fc.constant(null), pack }),
        ),
        quantity: fc.integer({ min: 1, max: 999_999 }),
      });
    });
    fc.assert(
      fc.property(priced, priced, (used, bought) => {
        const before = { ...used.price, unit: used.unit, quantity: used.quantity };
        const material = { ...bought.price, unitType: bought.unit };
        const today = priceOfToday(before, material);
        const compared = comparePrices(before, { ...bought.price, unit: bought.unit });
        expect(today === null).toBe(compared === 'same' || compared === 'unlike');
        if (today === null) return;
        const after = { ...before, ...today };
        expect(comparePrices(after, { ...bought.price, unit: bought.unit })).toBe('same');
        expect(priceOfToday(after, material)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a product with the prices of today', () => {
  const linked = (materialId: string | null) => ({ ...row, name: 'Fio', materialId });
  const product = { name: 'Cachecol', materials: [linked('a'), linked(null), linked('b')] };

  it('has new prices in the rows that came from those materials alone', () => {
    const prices = new Map([['a', byMetre(7)]]);
    expect(withPricesOfToday(product, prices)).toEqual({
      name: 'Cachecol',
      materials: [{ ...linked('a'), unitPrice: 7 }, linked(null), linked('b')],
    });
  });

  it('is none where nothing differs', () => {
    expect(withPricesOfToday(product, new Map([['a', byMetre(5)]]))).toBeNull();
    expect(withPricesOfToday(product, new Map())).toBeNull();
  });
});
