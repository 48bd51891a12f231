import type { Repricing } from '#core/schemas/repricing.ts';
import type { Review } from './review-query.ts';

type Row = Pick<Repricing, 'dearer'>;

/**
 * Whether a product is chosen at first. Who looks at all prices came from a note about dearer ones,
 * and has left the others as they are so far.
 */
export function startsChosen({ cause, material, product }: Review, { dearer }: Row): boolean {
  return dearer || cause !== 'materials' || material !== undefined || product !== undefined;
}

export function chosenFirst<R extends Row>(review: Review, rows: readonly R[]): readonly R[] {
  const first = rows.filter((row) => startsChosen(review, row));
  return [...first, ...rows.filter((row) => !startsChosen(review, row))];
}
