import type { Repricing } from '#core/repricing/repricing-schemas.ts';
import type { Review } from './review-query.ts';

type Row = Pick<Repricing, 'before' | 'after'>;

/** Whether a product is chosen at first: nobody sells for less by a press on a button. */
export function startsChosen({ product }: Review, { before, after }: Row): boolean {
  if (product !== undefined || after.finalPrice > before.finalPrice) return true;
  return after.finalPrice === before.finalPrice && after.totalCost >= before.totalCost;
}

export function chosenFirst<R extends Row>(review: Review, rows: readonly R[]): readonly R[] {
  const first = rows.filter((row) => startsChosen(review, row));
  return [...first, ...rows.filter((row) => !startsChosen(review, row))];
}
