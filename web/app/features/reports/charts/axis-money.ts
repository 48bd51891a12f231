import { type Formattable, formatWholeMoney } from '#core/text/formats.ts';

const short = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** An amount beside an axis, where there is little room: 'R$ 250', 'R$ 1,5 mi'. */
export const axisMoney = (value: Formattable): string =>
  Number(value) < 100_000 ? formatWholeMoney(value) : short.format(Number(value));
