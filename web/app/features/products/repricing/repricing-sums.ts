import { centsText, type DecimalInput, toDecimal } from '#core/numbers/decimal.ts';
import { forWork } from '#core/pricing/earned.ts';
import { earnedWords } from '#core/pricing/earned-texts.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import type { Repricing } from '#core/repricing/repricing-schemas.ts';

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
    { label: priceLabels.totalCost, ...change(({ totalCost }) => totalCost) },
    { label: priceLabels.finalPrice, ...change(({ finalPrice }) => finalPrice) },
  ];
}
