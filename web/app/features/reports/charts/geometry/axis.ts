import { type Formattable, formatWholeMoney } from '#core/text/formats.ts';
import { formatShortMonth } from '#core/text/time.ts';
import type { Tick } from './scale.ts';

/** A place along an axis, from 0 to 1, with its name. */
export interface AxisLabel extends Pick<Tick, 'at'> {
  readonly name: string;
  /** The line from which others are looked at. */
  readonly isBase?: boolean;
}

export const axisLabels = (ticks: readonly Tick[], format: (value: number) => string) =>
  ticks.map(({ value, at }): AxisLabel => ({ name: format(value), at, isBase: value === 0 }));

/** The names of months, '2026-11' each, below so many columns of one width. */
export const monthLabels = (months: readonly string[], columns: number): AxisLabel[] =>
  months
    .map((month, index) => ({ name: formatShortMonth(month), at: (index + 0.5) / columns }))
    // On a phone there is room for every other name.
    .filter((_, index) => months.length <= 6 || (months.length - index) % 2 === 1);

const short = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** An amount beside an axis, where there is little room: 'R$ 250', 'R$ 1,5 mi'. */
export const axisMoney = (value: Formattable): string =>
  Number(value) < 100_000 ? formatWholeMoney(value) : short.format(Number(value));

/** A place from 0 to 1 as a length of a drawing: 0.5 → '50%'. */
export const percent = (place: number): string => `${Math.round(place * 1e4) / 100}%`;
