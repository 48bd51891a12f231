import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieceAtPrice, pieceInChannel } from '../channels/piece-in-channel.ts';
import { toDecimal } from '../numbers/decimal.ts';
import { earnedOfMonth } from '../stock/stock-months.ts';
import { orderOutcome } from './discount.ts';
import { type Earned, earnedOf, hourStateOf } from './earned.ts';
import { earnedFacts, earnedText, profitText } from './earned-texts.ts';
import { breakdownAtPrice } from './price.ts';

const cents = (max: number) => fc.integer({ min: 0, max }).map((each) => each / 100);
const batch = fc.record({
  unitPrice: cents(50_000),
  fixedCosts: cents(20_000),
  hourlyRate: cents(10_000),
  productionTime: fc.integer({ min: 1, max: 400_000_000 }).map((millionths) => millionths / 1e6),
  batchSize: fc.integer({ min: 1, max: 500 }),
});
const fees = { bands: [{ from: 0, percent: 14, fixed: 4.5 }] };

/** hours × per hour is what is said, by half a cent an hour at most. */
function isOf({ earned, perHour }: Earned, hours: number, pieces: number): boolean {
  const worked = toDecimal(hours);
  const apart = worked
    .times(toDecimal(perHour ?? 'none'))
    .minus(toDecimal(earned).times(String(pieces)));
  return apart.abs().lte(worked.times('0.005'));
}

test('hours by what an hour brings are what is earned: piece, batch, channel, order, month', () => {
  fc.assert(
    fc.property(batch, cents(200_000), fc.integer({ min: 1, max: 50 }), (made, price, many) => {
      const { productionTime, batchSize, unitPrice } = made;
      const costs = { ...made, materials: [{ quantity: 3, unitPrice }] };
      const at = breakdownAtPrice(costs, price);
      const piece = { ...at, productionTime, batchSize, rounding: 'none' as const };
      const earned = earnedOf(piece);
      expect(earned.perHour).toBe(at.earnedPerHour);
      expect(isOf(earned, productionTime, batchSize)).toBe(true);
      const order = orderOutcome(piece, { quantity: many, percent: 12.5 });
      expect(isOf(order.earned, productionTime, batchSize)).toBe(true);
      expect(isOf(order.totalEarned, productionTime * many, batchSize)).toBe(true);
      const there = [pieceInChannel(fees, piece), pieceAtPrice(fees, piece, '40.00')];
      for (const each of there) {
        expect(each === null || isOf(each, productionTime, batchSize)).toBe(true);
      }
      const profit = Number(at.profit) / 3;
      const month = { earned: profit, labour: Number(at.labour), hours: productionTime };
      expect(isOf(earnedOfMonth({ ...month, earnedPerHour: 1 }), productionTime, 1)).toBe(true);
    }),
  );
});

test('what is earned does not depend on what the hour should cost, nor the offer from the sale', () => {
  fc.assert(
    fc.property(batch, cents(10_000), cents(200_000), ({ unitPrice, ...made }, rate, price) => {
      const costs = { ...made, materials: [{ quantity: 3, unitPrice }] };
      const [one, other] = [costs, { ...costs, hourlyRate: rate }].map((each) =>
        earnedOf({ ...made, ...breakdownAtPrice(each, price) }),
      );
      expect(one).toEqual(other);
    }),
  );
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const bag = (profit: string) => ({ labour: '208.35', profit, productionTime: 9 });

test.each([
  ['13.62', 'paid', 'Você ganha R$ 221,97 · R$ 24,66 por hora', 'Lucro R$ 13,62'],
  ['-26.38', 'unpaid', 'Você ganha R$ 181,97 · R$ 20,22 por hora', 'Prejuízo R$ 26,38'],
  ['-208.35', 'unpaid', 'Você ganha R$ 0,00 · R$ 0,00 por hora', 'Prejuízo R$ 208,35'],
  ['-215.00', 'loss', 'Você perde R$ 6,65 · R$ 0,74 por hora', 'Prejuízo R$ 215,00'],
])('a profit of %s leaves the hour %s', (profit, state, text, second) => {
  const earned = earnedOf(bag(profit));
  expect(hourStateOf(bag(profit))).toBe(state);
  expect([earnedText(earned), profitText(profit)].map(plain)).toEqual([text, second]);
  expect(`Você ${plain(earnedFacts(earned))}`).toBe(text);
});

test('what takes no time has no hour', () => {
  const piece = { labour: '0', profit: '3.78', productionTime: 0 };
  expect(plain(earnedText(earnedOf(piece, 2)))).toBe('Você ganha R$ 7,56');
});
