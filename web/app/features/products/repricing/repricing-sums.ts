import { centsText, toDecimal } from '#core/pricing/decimal.ts';
import { profitLabel } from '#core/pricing/price-notes.ts';
import type { Repricing } from '#core/schemas/repricing.ts';
import { labels } from '#core/text/labels.ts';

type Figures = Repricing['before'];
type Figure = Exclude<keyof Figures, 'netMargin'>;

/** The figures of several products together, in R$ with two decimals. */
export function sumOf(all: readonly Figures[], figure: Figure): string {
  const total = all.reduce((sum, each) => sum.plus(toDecimal(each[figure])), toDecimal(0));
  return centsText(total);
}

export function sumsOf(products: readonly Pick<Repricing, 'before' | 'after'>[]) {
  const before = products.map((product) => product.before);
  const after = products.map((product) => product.after);
  const change = (figure: Figure) => ({
    before: sumOf(before, figure),
    after: sumOf(after, figure),
  });
  const profit = change('profit');
  return [
    { label: labels.totalCost, ...change('totalCost') },
    { label: labels.finalPrice, ...change('finalPrice') },
    { label: profitLabel(profit.after), ...profit },
  ];
}
