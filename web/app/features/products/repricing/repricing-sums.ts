import { centsText, type DecimalInput, toDecimal } from '#core/pricing/decimal.ts';
import { forWork } from '#core/pricing/earned.ts';
import { earnedWords } from '#core/pricing/earned-texts.ts';
import type { Repricing } from '#core/schemas/repricing.ts';
import { labels } from '#core/text/labels.ts';

type Figures = Repricing['before'];

export const earnedWith = (figures: Figures): string => centsText(forWork(figures));

/** What several products come to together, in R$ with two decimals. */
function sumOf(all: readonly Figures[], of: (each: Figures) => DecimalInput): string {
  const total = all.reduce((sum, each) => sum.plus(toDecimal(of(each))), toDecimal(0));
  return centsText(total);
}

export function sumsOf(products: readonly Pick<Repricing, 'before' | 'after'>[]) {
  const change = (of: (each: Figures) => DecimalInput) => ({
    before: sumOf(
      products.map(({ before }) => before),
      of,
    ),
    after: sumOf(
      products.map(({ after }) => after),
      of,
    ),
  });
  return [
    { label: earnedWords.earned, ...change(earnedWith) },
    { label: labels.totalCost, ...change(({ totalCost }) => totalCost) },
    { label: labels.finalPrice, ...change(({ finalPrice }) => finalPrice) },
  ];
}
