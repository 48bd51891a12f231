import { expect, it } from 'vitest';
import { saleOutcome } from './sale-outcome.ts';

it('costs the average of the shelf, whatever the product costs today', () => {
  // 10 ÷ 3 × 2 = 6,666667. Of 2 × 9 = 18 there remain 11,333333.
  const shelf = { onHand: 3, value: 10 };
  expect(saleOutcome(shelf, 50, 2, 9)).toMatchObject({ total: 18, earned: 11.33 });
});

it('costs all that the shelf is worth when all of it goes', () => {
  // 3 × 9,9 = 29,7, less 10.
  const shelf = { onHand: 3, value: 10 };
  expect(saleOutcome(shelf, 50, 3, 9.9)).toMatchObject({ total: 29.7, earned: 19.7 });
});

it('costs the product’s cost for the pieces that the shelf lacks', () => {
  // 10 for the two that are there, and 3 × 7,25 = 21,75. Of 5 × 20 = 100 there remain 68,25.
  const shelf = { onHand: 2, value: 10 };
  expect(saleOutcome(shelf, 7.25, 5, 20)).toMatchObject({ total: 100, earned: 68.25 });
});

it.each([
  ['nothing there', { onHand: 0, value: 0 }],
  ['a value left without a piece', { onHand: 0, value: 4 }],
  ['fewer than none', { onHand: -2, value: -14.5 }],
])('costs the product’s cost with %s', (_what, shelf) => {
  // 2 × 12 = 24, less 2 × 7,25 = 14,5.
  expect(saleOutcome(shelf, 7.25, 2, 12)).toMatchObject({ total: 24, earned: 9.5 });
});

it('earns below zero at a loss', () => {
  // 20 ÷ 4 × 2 = 10, and 2 × 3,49 = 6,98 comes in.
  const shelf = { onHand: 4, value: 20 };
  expect(saleOutcome(shelf, 5, 2, 3.49)).toMatchObject({ total: 6.98, earned: -3.02 });
  // A present.
  expect(saleOutcome(shelf, 5, 1, 0)).toMatchObject({ total: 0, earned: -5 });
});

it('leaves what a channel does not take', () => {
  const shelf = { onHand: 3, value: 10 };
  // 29,7 less 4,35, and less 10.
  expect(saleOutcome(shelf, 50, 3, 9.9, '4.35')).toEqual({
    total: 29.7,
    left: 25.35,
    earned: 15.35,
  });
});

it('says nothing of no pieces', () => {
  expect(saleOutcome({ onHand: 4, value: 20 }, 5, 0, 9)).toBeNull();
});
