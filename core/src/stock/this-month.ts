import { monthOf, sayMonth } from '../dates/say-month.ts';
import { capitalized } from '../names/capitalized.ts';
import { centsText, toDecimal } from '../numbers/decimal.ts';
import { formatCount, formatMoney } from '../numbers/formats.ts';
import { isLost } from '../pricing/earned.ts';
import { earnedAmount, earnedThenLabel, perHourText, profitText } from '../pricing/earned-texts.ts';
import { earnedOfMonth } from './stock-months.ts';
import type { StockMonth } from './stock-schemas.ts';

export const thisMonthWords = {
  toMonths: 'ver o mês',
  sell: 'Vendi',
  make: 'Produzi',
} as const;

type Figures = Pick<
  StockMonth,
  'month' | 'sold' | 'revenue' | 'earned' | 'labour' | 'hours' | 'earnedPerHour'
>;

export interface ThisMonth {
  readonly title: string;
  /** What the figure is: 'Você ganhou'. */
  readonly label: string;
  /** The amount in R$, without a sign. */
  readonly figure: string;
  readonly isLoss: boolean;
  /** 'R$ 61,78 por hora · 20 peças vendidas'. */
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
  const title = `${capitalized(sayMonth(month, now))}, até hoje`;
  const { earned, perHour } = earnedOfMonth(latest);
  const label = earnedThenLabel(earned);
  const figure = earnedAmount(earned);
  const hour = perHour === null ? [] : [perHourText(perHour.replace('-', ''))];
  const sold = `${formatCount(latest.sold, 'peça vendida', 'peças vendidas')}`;
  if (latest.month !== month) {
    return {
      title,
      label: earnedThenLabel('0'),
      figure: formatMoney(0),
      isLoss: false,
      lead: 'Nenhuma peça vendida ainda.',
      more: [`Em ${sayMonth(latest.month, now)} ${label.toLowerCase()} ${figure}`, ...hour].join(
        ' · ',
      ),
    };
  }
  return {
    title,
    label,
    figure,
    isLoss: isLost(earned),
    lead: [...hour, unbroken(sold)].join(' · '),
    more: `${unbroken(`${formatMoney(latest.revenue)} vendidos`)} · ${profitText(centsText(toDecimal(latest.earned)))}`,
  };
}

/** Parts of a line go to the next one whole. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
