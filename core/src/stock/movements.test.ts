import { describe, expect, it, test } from 'vitest';
import { toDecimal } from '../numbers/decimal.ts';
import type { UnitTypeId } from '../units/unit-types.ts';
import { baseUnitOf, costAt, fromBase, inBase, type StockPrice, usedBy } from './amounts.ts';
import {
  atPrice,
  type ExactStock,
  exactCount,
  exactOpposite,
  exactOut,
  exactSum,
  millionths,
  millionthsText,
  nothing,
  randomFrom,
} from './cases/exact-stock.ts';
import { after, count, type Movement, opposite, type Stock, takeOut } from './movements.ts';

const stock = (onHand: string, value: string): Stock => ({
  onHand: toDecimal(onHand),
  value: toDecimal(value),
});
const tenEach = (quantity: Movement['quantity']) => quantity.times('10');
const texts = ({ quantity, value }: Movement) => [quantity.toFixed(), value.toFixed()];

describe('what goes out', () => {
  it.each([
    ['a part at the average, half-up to six places', '3', '10', '1', ['-1', '-3.333333']],
    ['two thirds', '3', '10', '2', ['-2', '-6.666667']],
    ['the last of it with all that remains', '1', '3.333334', '1', ['-1', '-3.333334']],
    ['what stock does not cover at its cost', '2', '30', '5', ['-5', '-60']],
    ['all at its cost where there is none', '0', '0', '2', ['-2', '-20']],
    ['and below zero, where no average counts', '-4', '-40', '2', ['-2', '-20']],
  ])('%s', (_what, onHand, value, quantity, expected) => {
    const out = takeOut(stock(onHand, value), toDecimal(quantity), tenEach);
    expect(texts(out)).toEqual(expected);
  });
});

describe('a count', () => {
  it.each([
    ['that finds less takes the rest out', '10', '50', '7', ['-3', '-15']],
    ['that finds more puts it in at the average', '3', '10', '4', ['1', '3.333333']],
    ['that finds something where there was nothing has its cost', '0', '0', '2', ['2', '20']],
    ['after stock went below zero has its cost too', '-5', '-50', '3', ['8', '80']],
    ['of as much as is known moves nothing', '3', '10', '3', ['0', '0']],
    ['of nothing takes all', '3', '10', '0', ['-3', '-10']],
  ])('%s', (_what, onHand, value, counted, expected) => {
    expect(texts(count(stock(onHand, value), toDecimal(counted), tenEach))).toEqual(expected);
  });
});

test('a movement and its opposite leave what there was', () => {
  const before = stock('7.123456', '31.987654');
  const out = takeOut(before, toDecimal('2.000001'), tenEach);
  const back = after(after(before, out), opposite(out));
  expect([back.onHand.toFixed(), back.value.toFixed()]).toEqual(['7.123456', '31.987654']);
});

describe('amounts', () => {
  it.each<[string, UnitTypeId, string]>([
    ['0.000001', 'milimetro', '0.0000001'],
    ['1.5', 'duzia', '18'],
    ['0.333333', 'metro', '33.3333'],
    ['2', 'novelo', '2'],
  ])('%s %s are %s of the base unit, and come back', (quantity, unit, base) => {
    expect(inBase(quantity, unit).toFixed()).toBe(base);
    expect(fromBase(base, unit).toFixed()).toBe(quantity);
  });

  it('is rounded in a unit that it does not fit', () => {
    expect(fromBase('10', 'duzia').toFixed()).toBe('0.833333');
  });

  it.each<[UnitTypeId, UnitTypeId]>([
    ['quilograma', 'grama'],
    ['milheiro', 'unidade'],
    ['metro-quadrado', 'centimetro-quadrado'],
    ['cone', 'cone'],
  ])('%s is kept in %s', (unit, base) => {
    expect(baseUnitOf(unit)).toBe(base);
  });

  it('uses a row with its waste, by the batch, once rounded', () => {
    const row = { quantity: 1, unit: 'metro', wastePercentage: 10 } as const;
    expect(usedBy(row, 2, 7, 'metro').toFixed()).toBe('0.314286');
    expect(usedBy(row, 2, 7, 'centimetro').toFixed()).toBe('31.428571');
  });

  it.each<[string, StockPrice, string, string]>([
    ['a price per unit', { unit: 'metro', unitPrice: 5 }, '30', '1.5'],
    ['a price per dozen', { unit: 'duzia', unitPrice: 10 }, '5', '4.166667'],
    [
      'a pack',
      { unit: 'centimetro', pack: { price: 18.9, content: 254, unit: 'metro' } },
      '100',
      '0.074409',
    ],
    ['what was for free', { unit: 'grama', unitPrice: null }, '7', '0'],
  ])('cost by %s', (_what, price, quantity, cost) => {
    expect(costAt(price, toDecimal(quantity)).toFixed()).toBe(cost);
  });
});

const asDecimal = (amount: bigint) => toDecimal(millionthsText(amount));

test('a random walk of 10,000 movements agrees with an exact computation in whole numbers', () => {
  const random = randomFrom(17);
  let known = stock('0', '0');
  let exact = nothing;
  const made: { movement: Movement; exact: ExactStock }[] = [];
  for (let step = 0; step < 10_000; step += 1) {
    const exactly = atPrice(BigInt(random(9_999) + 1) * 10_000n);
    const quantity = BigInt(random(50_000_000) + 1);
    const cost = (some: Movement['quantity']) => asDecimal(exactly(millionths(some.toFixed())));
    const act = random(5);
    const next = (): { movement: Movement; exact: ExactStock } => {
      const earlier = made[random(made.length || 1)];
      if (act === 0) {
        const value = BigInt(random(100_000)) * 10_000n;
        const movement = { quantity: asDecimal(quantity), value: asDecimal(value) };
        return { movement, exact: { onHand: quantity, value } };
      }
      if (act === 1) {
        const movement = count(known, asDecimal(quantity), cost);
        return { movement, exact: exactCount(exact, quantity, exactly) };
      }
      if (act === 2 && earlier) {
        return { movement: opposite(earlier.movement), exact: exactOpposite(earlier.exact) };
      }
      const movement = takeOut(known, asDecimal(quantity), cost);
      return { movement, exact: exactOut(exact, quantity, exactly) };
    };
    const moved = next();
    made.push(moved);
    known = after(known, moved.movement);
    exact = exactSum([exact, moved.exact]);
    if (!(known.onHand.eq(asDecimal(exact.onHand)) && known.value.eq(asDecimal(exact.value)))) {
      expect({ step, act, ...known }).toEqual({ step, act, ...exact });
    }
  }
  expect(made.some(({ exact: { value } }) => value < 0n)).toBe(true);
  expect(known.onHand.eq(asDecimal(exact.onHand))).toBe(true);
});
