import { centsText, toDecimal } from '#core/pricing/decimal.ts';
import type { Repricing } from '#core/schemas/repricing.ts';

type Figures = Repricing['before'];

/** The figures of several products together, in R$ with two decimals. */
export function sumOf(
  all: readonly Figures[],
  figure: Exclude<keyof Figures, 'netMargin'>,
): string {
  const total = all.reduce((sum, each) => sum.plus(toDecimal(each[figure])), toDecimal(0));
  return centsText(total);
}
