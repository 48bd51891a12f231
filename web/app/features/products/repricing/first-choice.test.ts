import { expect, test } from 'vitest';
import type { Repricing } from '#core/repricing/repricing-schemas.ts';
import { chosenFirst, startsChosen } from './first-choice.ts';

const change = (costs: readonly [number, number], prices: readonly [number, number]) => {
  const figures = (index: 0 | 1) =>
    ({ totalCost: costs[index], finalPrice: prices[index] }) as Repricing['before'];
  return { before: figures(0), after: figures(1) };
};
const dearer = change([5, 6], [10, 12]);
const cheaper = change([6, 5], [12, 10]);
const byHand = change([5, 6], [10, 10]);
const byHandCheaper = change([6, 5], [10, 10]);

test.each([
  { cause: 'materials' },
  { cause: 'materials', material: 'yarn' },
  { cause: 'hourlyRate' },
] as const)(
  '%j begins with what rises, and with costs that rise; the others come behind',
  (review) => {
    const rows = [cheaper, dearer, byHandCheaper, byHand];
    expect(rows.map((row) => startsChosen(review, row))).toEqual([false, true, false, true]);
    expect(chosenFirst(review, rows)).toEqual([dearer, byHand, cheaper, byHandCheaper]);
  },
);

test('the product that somebody asked about is chosen either way', () => {
  const review = { cause: 'materials', product: 'b' } as const;
  expect([cheaper, dearer].map((row) => startsChosen(review, row))).toEqual([true, true]);
});
