import { expect, it } from 'vitest';
import { earnedOf } from '../pricing/earned.ts';
import { breakdownAtPrice } from '../pricing/price.ts';
import { saleOutcome } from './sale-outcome.ts';

// 8,335 of materials, shown as 8,34; 1,50 of fixed costs; two hours at R$ 22,00.
const bear = {
  materials: [{ quantity: 1, unitPrice: 8.335 }],
  productionTime: 2,
  hourlyRate: 22,
  fixedCosts: 1.5,
};

it('brings for each piece what an offer of its price says, whatever the hour should cost', () => {
  const offer = earnedOf({ ...bear, ...breakdownAtPrice({ ...bear, hourlyRate: 40 }, 37.48) });
  expect(offer).toEqual({ earned: '27.64', perHour: '13.82' });
  expect(saleOutcome(bear, 1, 37.48)).toMatchObject({ ...offer, total: '37.48', left: '37.48' });
  // Ten pieces are ten times as much, and no cents of theirs are rounded anew.
  expect(saleOutcome(bear, 10, 37.48)).toMatchObject({ earned: '276.40', perHour: '13.82' });
});

it('leaves what a channel does not take', () => {
  expect(saleOutcome(bear, 3, 37.48, '4.35')).toMatchObject({
    total: '112.44',
    left: '108.09',
    earned: '78.57',
    perHour: '13.10',
    profit: '-53.43',
    hour: 'unpaid',
  });
});

it('is of a piece of a batch', () => {
  expect(saleOutcome({ ...bear, batchSize: 4 }, 2, 20)).toMatchObject({
    total: '40.00',
    earned: '35.08',
    perHour: '35.08',
    profit: '13.08',
    hour: 'paid',
  });
});

it('loses only what the work is not even paid for', () => {
  expect(saleOutcome(bear, 1, 9.84)).toMatchObject({ earned: '0.00', hour: 'unpaid' });
  expect(saleOutcome(bear, 1, 0)).toMatchObject({ earned: '-9.84', hour: 'loss' });
});

it('says nothing of no pieces', () => {
  expect(saleOutcome(bear, 0, 9)).toBeNull();
});
