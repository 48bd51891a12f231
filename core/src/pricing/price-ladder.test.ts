import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsText, toDecimal } from '../numbers/decimal.ts';
import { type RoundingId, roundingIds, roundPrice } from './final-price.ts';
import { type CostedPiece, earnedAt, floorOf, priceLadder } from './price-ladder.ts';

// 25,00 of yarn, 9 h at 23,15 and 9 h of fixed costs at 1,13.
const bag: CostedPiece & { finalPrice: string } = {
  totalCost: '276.38',
  labour: '208.35',
  productionTime: '9',
  batchSize: '1',
  hourlyRate: '23.15',
  rounding: 'real',
  finalPrice: '290.00',
};

const rungsOf = (piece: typeof bag) =>
  priceLadder(piece).map((rung) => [rung.markup ?? rung.kind, rung.price, rung.isNow]);

test('the ladder of a bag has the price that pays the hour, markups and the one in force', () => {
  expect(rungsOf(bag)).toEqual([
    ['hour', '277.00', false],
    ['now', '290.00', true],
    [50, '415.00', false],
    [100, '553.00', false],
  ]);
  expect(priceLadder(bag).map(({ perHour }) => perHour)).toEqual([
    '23.22',
    '24.66',
    '38.55',
    '53.89',
  ]);
});

test('a price in force that is one of the others stands for itself, and a third markup beside it', () => {
  expect(rungsOf({ ...bag, finalPrice: '553.00' })).toEqual([
    ['hour', '277.00', false],
    [50, '415.00', false],
    [100, '553.00', true],
    [150, '691.00', false],
  ]);
});

test('without hours nothing pays an hour, and what costs nothing has no ladder', () => {
  const untimed = { ...bag, labour: '0.00', totalCost: '68.03', productionTime: 0 };
  expect(rungsOf(untimed)[0]).toEqual([50, '103.00', false]);
  expect(priceLadder(untimed).every(({ perHour }) => perHour === null)).toBe(true);
  expect(floorOf(untimed)).toEqual({ price: '69.00', pays: 'costs' });
  expect(priceLadder({ ...untimed, totalCost: '0.00' })).toEqual([]);
});

const cents = (max: number) =>
  fc.integer({ min: 0, max }).map((amount) => centsText(toDecimal(amount).times('0.01')));

const pieces = fc
  .record({
    other: cents(5_000_000),
    labour: cents(5_000_000),
    finalPrice: cents(20_000_000),
    hourlyRate: cents(50_000),
    productionTime: fc.integer({ min: 0, max: 1_000_000_000 }).map((part) => `${part}e-6`),
    batchSize: fc.integer({ min: 1, max: 9_999 }).map(String),
    rounding: fc.constantFrom(...roundingIds),
  })
  .map(({ other, labour, ...piece }) => ({
    ...piece,
    labour,
    totalCost: centsText(toDecimal(other).plus(toDecimal(labour))),
  }));

/** The price with the same ending one below; 'none' has every cent. */
const steps: Record<RoundingId, string> = {
  none: '0.01',
  real: '1',
  90: '1',
  99: '1',
  5: '5',
  10: '10',
};

/** Whether a price ends as it should and the one below it, if any, is not enough. */
function isLeast(price: string, rounding: RoundingId, isEnough: (price: string) => boolean) {
  const exact = toDecimal(price);
  const below = exact.minus(steps[rounding]);
  const ends = roundPrice(exact, rounding).eq(exact);
  return ends && isEnough(price) && (below.lte('0') || !isEnough(centsText(below)));
}

test('each price is the smallest with its ending that reaches what it is called', () => {
  fc.assert(
    fc.property(pieces, (piece) => {
      const { totalCost, labour, rounding } = piece;
      const costs = toDecimal(totalCost).minus(toDecimal(labour));
      const wanted = toDecimal(piece.productionTime).times(toDecimal(piece.hourlyRate));
      const paysHour = (price: string) =>
        toDecimal(price).minus(costs).times(piece.batchSize).gte(wanted);
      const reaches = (markup: number) => (price: string) =>
        toDecimal(centsText(toDecimal(totalCost).times(`${100 + markup}e-2`))).lte(price);
      const rungs = priceLadder(piece);
      for (const { kind, markup, price } of rungs) {
        if (kind === 'hour') expect(isLeast(price, rounding, paysHour)).toBe(true);
        if (markup) expect(isLeast(price, rounding, reaches(markup))).toBe(true);
      }
      expect(rungs.length).toBeLessThanOrEqual(4);
      if (rungs.length > 0) expect(rungs.filter(({ isNow }) => isNow)).toHaveLength(1);
      expect(new Set(rungs.map(({ price }) => price)).size).toBe(rungs.length);
      const floor = floorOf(piece);
      if (floor?.pays !== 'hour') return;
      const { perHour } = earnedAt(piece, floor.price);
      expect(toDecimal(perHour ?? '').gte(piece.hourlyRate)).toBe(true);
    }),
  );
});
