import { centsText, toDecimal } from '../pricing/decimal.ts';
import type { StockMonth } from '../schemas/stock.ts';
import { formatCount, formatMoney } from '../text/formats.ts';
import { monthOf, sayMonth } from '../text/say-month.ts';

export const thisMonthWords = {
  toMonths: 'ver o mês',
  sell: 'Vendi',
  make: 'Produzi',
} as const;

type Figures = Pick<StockMonth, 'month' | 'sold' | 'revenue' | 'earned' | 'earnedPerHour'>;

export interface ThisMonth {
  readonly title: string;
  /** In R$, without a sign. */
  readonly figure: string;
  readonly isLoss: boolean;
  /** What the figure is: 'ganhos em 20 peças vendidas · R$ 61,78 por hora'. */
  readonly lead: string;
  readonly more: string;
}

/**
 * The month so far, of whoever has sold something; null of everybody else.
 * @param months newest first
 */
export function thisMonthOf(months: readonly Figures[], now = new Date()): ThisMonth | null {
  const latest = months.find(({ sold }) => sold > 0);
  if (!latest) return null;
  const month = monthOf(now);
  const name = sayMonth(month, now);
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}, até hoje`;
  if (latest.month !== month) {
    return {
      title,
      figure: formatMoney(0),
      isLoss: false,
      lead: 'Nenhuma peça vendida ainda.',
      more: `Em ${sayMonth(latest.month, now)}: ${figureOf(latest)} ${leadOf(latest)}`,
    };
  }
  return {
    title,
    figure: figureOf(latest),
    isLoss: isLost(latest),
    lead: leadOf(latest),
    more: `${formatMoney(latest.revenue)} vendidos`,
  };
}

const centsOf = ({ earned }: Figures) => centsText(toDecimal(earned));
const isLost = (month: Figures) => centsOf(month).startsWith('-');
const figureOf = (month: Figures) => formatMoney(centsOf(month).replace('-', ''));

function leadOf(month: Figures): string {
  const { sold, earnedPerHour } = month;
  const pieces = formatCount(sold, 'peça vendida', 'peças vendidas');
  const hour = earnedPerHour === null ? '' : ` · ${formatMoney(earnedPerHour)} por hora`;
  if (!isLost(month)) return `ganhos em ${pieces}${hour}`;
  // An hour that earns something is no loss by itself: its wish is part of the cost.
  return earnedPerHour !== null && earnedPerHour > 0
    ? `a menos que o custo, que conta a sua hora, em ${pieces}${hour}`
    : `perdidos em ${pieces}${hour}`;
}
