import { centsText, toDecimal } from '../numbers/decimal.ts';
import { formatMoney, formatPercent } from '../numbers/formats.ts';
import { breakdownAtPrice, type CostInput, type PriceBreakdown } from './price.ts';
import { priceLabels } from './price-labels.ts';
import { type Judged, verdictWithRestOf } from './verdict.ts';

export const whatIfWords = {
  title: 'E se o preço mudar?',
  lead: 'O que você ganha com uma peça a outro preço, com os custos de hoje.',
  product: 'Peça',
  price: 'Preço',
  outcome: 'A este preço',
} as const;

/** The prices of a product that are looked at, in cents: from well below its cost to well above. */
export interface PriceRange {
  /** The price in R$ at which nothing is earned or lost. */
  readonly breakEven: string;
  readonly from: number;
  readonly to: number;
}

/**
 * @param finalPrice of today, in R$
 * @throws {RangeError} as computePrice()
 */
export function priceRange(costs: CostInput, finalPrice: number): PriceRange {
  const { totalCost: breakEven } = breakdownAtPrice(costs, finalPrice);
  // The ends of a slider: nothing is charged by them.
  const cost = Number(breakEven);
  const from = Math.max(1, Math.floor(60 * Math.min(cost, finalPrice || cost)));
  return {
    breakEven,
    from,
    to: Math.max(from + 60, Math.ceil(Math.max(150 * cost, 130 * finalPrice))),
  };
}

/** Whole cents as a decimal text in R$. */
export const inReais = (cents: number): string => centsText(toDecimal(cents).div('100'));

/** What a price does, led by the hour: '… Lucro de R$ 204,55. Margem líquida de 50,0%.' */
export function outcomeText(price: Judged & Pick<PriceBreakdown, 'netMargin'>): string {
  return `${verdictWithRestOf(price)} ${priceLabels.netMargin} de ${formatPercent(price.netMargin)}.`;
}

export const breakEvenText = (price: string): string =>
  `A ${formatMoney(price)} a sua hora está paga, sem lucro.`;
