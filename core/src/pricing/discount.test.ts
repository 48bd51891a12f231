import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discounted, discountUntilLoss, floorForMargin, orderOutcome } from './discount.ts';

const piece = { finalPrice: '89.90', totalCost: '44.95', labour: '20.00', productionTime: 2 };

describe('a discount', () => {
  it('is taken of the price and rounded half-up to cents', () => {
    expect(discounted('89.90', '10')).toBe('80.91');
    expect(discounted('0.05', '10')).toBe('0.05');
    expect(discounted('99.99', '12.5')).toBe('87.49');
  });

  it('is a loss from where the cost is no longer covered', () => {
    expect(discountUntilLoss('89.90', '44.95')).toBe('50.0');
    expect(discountUntilLoss('90.00', '60.01')).toBe('33.3');
    expect(discountUntilLoss('40.00', '44.95')).toBe('0.0');
  });

  it('leaves per piece and in all what it leaves', () => {
    expect(orderOutcome(piece, { quantity: 10, percent: 10 })).toEqual({
      price: '80.91',
      isHeld: false,
      total: '809.10',
      profit: '35.96',
      labour: '20.00',
      earned: { earned: '55.96', perHour: '27.98' },
      totalEarned: { earned: '559.60', perHour: '27.98' },
      netMargin: '44.4',
    });
    expect(orderOutcome(piece, { quantity: 2, percent: 60 })).toMatchObject({
      profit: '-8.99',
      totalEarned: { earned: '22.02' },
      netMargin: '-25.0',
    });
  });

  it('stops at the floor, and never raises a price that is below it', () => {
    const floor = floorForMargin('44.95', '40');
    expect(floor).toBe('74.92');
    expect(orderOutcome(piece, { quantity: 50, percent: 20 }, floor)).toMatchObject({
      price: '74.92',
      isHeld: true,
      netMargin: '40.0',
    });
    const cheap = { ...piece, finalPrice: '50.00' };
    expect(orderOutcome(cheap, { quantity: 50, percent: 20 }, floor).price).toBe('50.00');
  });

  it('is judged by what is left after the fees of a channel', () => {
    const half = (price: string) => (Number(price) / 2).toFixed(2);
    const order = { quantity: 2, percent: 0 };
    expect(
      orderOutcome({ ...piece, finalPrice: 100, totalCost: 40 }, order, 0, half),
    ).toMatchObject({
      total: '200.00',
      profit: '10.00',
      totalEarned: { earned: '60.00' },
    });
  });

  it('has a floor that is the smallest price with the margin', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 });
    const margins = fc.integer({ min: 0, max: 9999 });
    fc.assert(
      fc.property(cents, margins, (cost, margin) => {
        const floor = BigInt(floorForMargin(cost / 100, margin / 100).replace('.', ''));
        const keeps = (price: bigint) => (price - BigInt(cost)) * 10_000n >= BigInt(margin) * price;
        expect(keeps(floor) && !keeps(floor - 1n)).toBe(true);
      }),
    );
  });
});
