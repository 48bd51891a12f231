import { describe, expect, it } from 'vitest';
import { curveAround } from './curve.ts';
import { feeTableOf } from './fee-tables.ts';
import { pieceAtPrice, pieceInChannel, type SoldPiece } from './piece-in-channel.ts';
import { placeOf } from './place.ts';

const shopee = feeTableOf('shopee')?.fees ?? expect.unreachable();
const nearlyAll = { bands: [{ from: 0, percent: 99.99, fixed: 0 }] };

/** Of the worked case that falls into a dead zone of Shopee, made four at a time. */
const mug: SoldPiece = {
  finalPrice: '59.68',
  totalCost: '37.30',
  labour: '20.00',
  productionTime: 4,
  batchSize: 4,
  rounding: 'none',
};

describe('a piece in a channel', () => {
  it('has a price there, and an hour of it brings what is left with its labour', () => {
    expect(pieceInChannel(shopee, mug)).toEqual({
      price: '88.00',
      fees: '28.32',
      net: '59.68',
      profit: '22.38',
      labour: '20.00',
      earned: '42.38',
      perHour: '42.38',
    });
    expect(pieceAtPrice(shopee, mug, '80.00')).toMatchObject({ net: '52.80', perHour: '35.50' });
    expect(pieceInChannel(shopee, { ...mug, productionTime: 0 })?.perHour).toBeNull();
  });

  it('has none where no price pays, nor a place to give a discount in', () => {
    expect(pieceInChannel(nearlyAll, mug)).not.toBeNull();
    const dear = { ...mug, finalPrice: '9999.00' };
    expect(pieceInChannel(nearlyAll, dear)).toBeNull();
    expect(placeOf(dear, nearlyAll)).toBeNull();
  });

  it('is drawn as far as a dead zone reaches that begins before', () => {
    const { to, zones, lines, most, least } = curveAround(shopee, 55);
    expect(zones.map(({ from }) => from)).toEqual(['9.00', '80.00']);
    expect(to).toBe(90);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)?.at(-1)).toEqual({ price: 90, net: 61.4 });
    expect({ most, least }).toEqual({ most: 61.4, least: 0 });
    expect(curveAround(shopee, 999_999.99).to).toBe(1_000_000);
  });

  it('takes a discount off the price there, down to a floor that leaves as much as its direct one', () => {
    const place = placeOf(mug, shopee);
    expect(place?.price).toBe('88.00');
    expect(place?.order({ quantity: 10, percent: 10 })).toMatchObject({
      price: '79.20',
      profit: '21.56',
      totalEarned: { earned: '415.60', perHour: '41.56' },
    });
    // R$ 37,30 less a fifth of the price is R$ 46,63 in a direct sale.
    expect(place?.floorFor(20)).toBe('63.91');
    expect(place?.order({ quantity: 10, percent: 50 }, '63.91')).toMatchObject({
      price: '63.91',
      isHeld: true,
      profit: '9.33',
    });
    // R$ 52,25 leave the cost: 40,6 % less than R$ 88,00.
    expect(place?.untilLoss).toBe('40.6');
    expect(placeOf(mug, null)).toMatchObject({ price: '59.68', untilLoss: '37.5' });
    expect(placeOf(mug, null)?.floorFor(20)).toBe('46.63');
  });
});
