import { nice, ticks } from 'd3-array';
import { formatShortMonth } from '#core/dates/time.ts';
import { formatMoney, formatWholeMoney } from '#core/numbers/formats.ts';

/** A place along an axis, from 0 to 1, with its name. */
export interface AxisLabel {
  readonly name: string;
  readonly at: number;
}

/** Amounts in R$ from nothing up, with round ones named. */
export interface MoneyAxis {
  readonly labels: readonly AxisLabel[];
  readonly at: (amount: number) => number;
}

export function moneyAxis(highest: number): MoneyAxis {
  // No step is less than a cent.
  const [, end] = nice(0, Math.max(highest, 0.05), 4);
  const at = (amount: number) => amount / end;
  const name = end < 5 ? formatMoney : end < 100_000 ? formatWholeMoney : shortMoney;
  return { at, labels: ticks(0, end, 4).map((amount) => ({ name: name(amount), at: at(amount) })) };
}

const short = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** 'R$ 1,5 mi' */
const shortMoney = (amount: number) => short.format(amount);

/** The names of months, '2026-11' each, below so many columns of one width. */
export const monthLabels = (months: readonly string[], columns: number): AxisLabel[] =>
  months
    .map((month, index) => ({ name: formatShortMonth(month), at: (index + 0.5) / columns }))
    // On a phone there is room for every other name.
    .filter((_, index) => months.length <= 6 || (months.length - index) % 2 === 1);
