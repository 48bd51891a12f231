import { expect, test } from 'vitest';
import { chosenFirst, startsChosen } from './first-choice.ts';

const dearer = { id: 'a', dearer: true };
const cheaper = { id: 'b', dearer: false };
const another = { id: 'c', dearer: true };

test('a review of all prices begins with those that are dearer; the others come behind them', () => {
  const all = { cause: 'materials' } as const;
  expect([cheaper, dearer].map((row) => startsChosen(all, row))).toEqual([false, true]);
  expect(chosenFirst(all, [cheaper, dearer, another])).toEqual([dearer, another, cheaper]);
});

test.each([
  { cause: 'materials', material: 'yarn' },
  { cause: 'materials', product: 'b' },
  { cause: 'hourlyRate' },
] as const)('%j begins with all, as they come', (review) => {
  expect([cheaper, dearer].map((row) => startsChosen(review, row))).toEqual([true, true]);
  expect(chosenFirst(review, [cheaper, dearer])).toEqual([cheaper, dearer]);
});
