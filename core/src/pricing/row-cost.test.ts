import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsText, toDecimal } from '../numbers/decimal.ts';
import { areAlike, type UnitTypeId, unitTypeIds } from '../units/unit-types.ts';
import { inUnit } from './cases/units-apart.ts';
import { comparePrices, type MaterialRow, rowCost, shownUnitPrice } from './row-cost.ts';

const skein = { price: '18.90', content: '254', unit: 'metro' } as const;
const cost = (row: MaterialRow) => rowCost(row).toFixed(6);

const unit = fc.constantFrom(...unitTypeIds);
const likeUnits = unit.chain((one) => {
  const alike = fc.constantFrom(...unitTypeIds.filter((each) => areAlike(each, one)));
  return fc.tuple(fc.constant(one), alike, alike, alike);
});
const hundredths = (max: number) =>
  fc.integer({ min: 1, max: max * 100 }).map((value) => (value / 100).toFixed(2));
const price = hundredths(99_999);
const quantity = hundredths(9_999);
const waste = fc.integer({ min: 0, max: 100 });
const row = fc.record({ amount: quantity, lost: waste, each: price, content: quantity });

describe('the cost of a row', () => {
  it.each([
    [
      '85 of 254 m with 10 % of waste',
      { quantity: 85, unit: 'metro', wastePercentage: 10, pack: skein },
      '6.957283',
    ],
    [
      'a third of a skein',
      { quantity: '0.3333', unit: 'novelo', pack: { price: 18.9, content: 1, unit: 'novelo' } },
      '6.299370',
    ],
    [
      '60 g of half a kilogram',
      { quantity: 60, unit: 'grama', pack: { price: 24, content: 0.5, unit: 'quilograma' } },
      '2.880000',
    ],
    ['a pair of ten', { quantity: 2, pack: { price: 4.5, content: 10, unit: 'par' } }, '0.450000'],
    [
      '37 of 500 beads',
      { quantity: 37, pack: { price: 12.9, content: 5, unit: 'cento' } },
      '0.954600',
    ],
    [
      'cloth by its area',
      {
        quantity: 1680,
        unit: 'centimetro-quadrado',
        pack: { price: 29.9, content: 1.4, unit: 'metro-quadrado' },
      },
      '3.588000',
    ],
    [
      'all of it lost once more',
      { quantity: 1, wastePercentage: 100, unitPrice: 3.35 },
      '6.700000',
    ],
    [
      'a pack that was free',
      { quantity: 7, pack: { price: 0, content: 3, unit: 'par' } },
      '0.000000',
    ],
    ['a unit price', { quantity: '1.5', unitPrice: '18.90' }, '28.350000'],
  ] as const)('%s', (_, row, expected) => {
    expect(cost(row)).toBe(expected);
  });

  it('is rounded once, half-up, at the sixth decimal', () => {
    const third = { quantity: 1, pack: { price: 1, content: 3, unit: 'unidade' } } as const;
    expect(cost(third)).toBe('0.333333');
    expect(cost({ ...third, quantity: 2 })).toBe('0.666667');
    expect(centsText(rowCost({ ...third, quantity: 2 }))).toBe('0.67');
  });

  it('is that of the unit price, where a pack means the same', () => {
    fc.assert(
      fc.property(row, likeUnits, (material, [one, other]) => {
        const { amount, lost, each, content } = material;
        const plain = { quantity: amount, wastePercentage: lost, unit: one, unitPrice: each };
        const [unit, used] = amountsIn(other, content, one);
        // Nothing is rounded: a pack of so many costs so many times the price of one.
        const paid = toDecimal(each).times(content).toFixed();
        const pack = { price: paid, content: used, unit };
        const packed = { quantity: amount, wastePercentage: lost, unit: one, pack };
        expect(cost(packed)).toBe(cost(plain));
        expect(comparePrices(packed, plain)).toBe('same');
      }),
    );
  });

  it('is the price of the pack when all of it is used: no division is visible', () => {
    fc.assert(
      fc.property(quantity, price, likeUnits, (content, paid, [one, other]) => {
        const pack = { price: paid, content, unit: one };
        expect(cost({ quantity: content, unit: one, pack })).toBe(toDecimal(paid).toFixed(6));
        const [unit, all] = amountsIn(other, content, one);
        expect(cost({ quantity: all, unit, pack })).toBe(toDecimal(paid).toFixed(6));
      }),
    );
  });

  it('is the same in whatever units its quantity and its pack are said', () => {
    fc.assert(
      fc.property(row, likeUnits, (material, [one, other, ofRow, ofPack]) => {
        const { amount, lost: wastePercentage, each: price, content } = material;
        const said = { quantity: amount, unit: one, wastePercentage };
        const [unit, quantity] = amountsIn(ofRow, amount, one);
        const [packUnit, inPack] = amountsIn(ofPack, content, other);
        const pack = { price, content, unit: other };
        const otherPack = { price, content: inPack, unit: packUnit };
        expect(cost({ quantity, unit, wastePercentage, pack: otherPack })).toBe(
          cost({ ...said, pack }),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('never falls when more is lost', () => {
    const pack = fc.record({ price, content: quantity, unit: fc.constant('grama' as const) });
    fc.assert(
      fc.property(quantity, pack, waste, waste, (amount, bag, less, more) => {
        const [few, many] = less < more ? [less, more] : [more, less];
        const losing = (wastePercentage: number) =>
          rowCost({ quantity: amount, unit: 'quilograma', wastePercentage, pack: bag });
        expect(losing(many).gte(losing(few))).toBe(true);
      }),
    );
  });

  it.each([
    ['another dimension', { quantity: 1, unit: 'grama', pack: skein }],
    ['an empty pack', { quantity: 1, pack: { price: 1, content: 0, unit: 'unidade' } }],
    ['no number', { quantity: 'um', unitPrice: 1 }],
    ['an unknown unit', { quantity: 1, unit: 'legua' as UnitTypeId, pack: skein }],
  ] as const)('refuses %s', (_, row) => {
    expect(() => rowCost(row)).toThrow(RangeError);
  });
});

describe('units', () => {
  it('convert within one dimension, and what comes in skeins or rolls to itself', () => {
    const own = ['pacote', 'rolo', 'folha', 'novelo', 'meada', 'cone'];
    for (const one of own) {
      expect(unitTypeIds.filter((other) => areAlike(one, other))).toEqual([one]);
    }
    expect(areAlike('metro', 'metro-quadrado')).toBe(false);
    expect(areAlike('duzia', 'milheiro')).toBe(true);
  });
});

describe('the price of a unit', () => {
  it('is shown with four decimals', () => {
    expect(shownUnitPrice({ unit: 'metro', pack: skein })).toBe('0.0744');
    expect(shownUnitPrice({ unit: 'centimetro', pack: skein })).toBe('0.0007');
    expect(shownUnitPrice({ unitPrice: 2.5 })).toBe('2.5000');
  });

  it('is compared exactly, whatever the units', () => {
    const perMetre = { unit: 'metro', unitPrice: '5.00' } as const;
    const per100cm = {
      unit: 'milimetro',
      pack: { price: 5, content: 100, unit: 'centimetro' },
    } as const;
    expect(comparePrices(perMetre, per100cm)).toBe('same');
    expect(comparePrices(perMetre, { ...perMetre, unitPrice: '5.01' })).toBe('cheaper');
    expect(comparePrices({ ...perMetre, unitPrice: '5.01' }, per100cm)).toBe('dearer');
    expect(comparePrices(perMetre, { unit: 'grama', unitPrice: 5 })).toBe('unlike');
  });

  it('turns around when both are exchanged', () => {
    const turned = {
      cheaper: 'dearer',
      dearer: 'cheaper',
      same: 'same',
      unlike: 'unlike',
    } as const;
    const priced = likeUnits.chain(([one, other]) =>
      fc.oneof(
        fc.record({ unit: fc.constant(one), unitPrice: price }),
        fc.record({
          unit: fc.constant(one),
          pack: fc.record({ price, content: quantity, unit: fc.constant(other) }),
        }),
      ),
    );
    fc.assert(
      fc.property(priced, priced, (one, other) => {
        expect(comparePrices(other, one)).toBe(turned[comparePrices(one, other)]);
        expect(comparePrices(one, one)).toBe('same');
      }),
    );
  });
});

/** An amount and its unit, in the wished unit where decimals can tell it. */
function amountsIn(wished: UnitTypeId, amount: string, unit: UnitTypeId): [UnitTypeId, string] {
  const converted = inUnit(amount, unit, wished);
  return converted === null ? [unit, amount] : [wished, converted];
}
