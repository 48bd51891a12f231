import {
  type Formattable,
  formatDecimal,
  formatMoney,
  formatSaidMoney,
  formatWholeMoney,
} from '../text/formats.ts';
import { labels } from '../text/labels.ts';
import { isLoss } from './profitability.ts';

export const nothingToPrice = 'O preço aparece assim que você digitar um material ou as horas.';

/** The name of a profit (in R$): below zero it is a loss. */
export function profitLabel(profit: string | number): string {
  return isLoss(profit) ? lossLabel : labels.profit;
}

const lossLabel = 'Prejuízo';

/** '12' → 'por peça, de 12': the figures are those of one piece of a batch. */
export function pieceOfBatch(batchSize: number): string {
  return `por peça, de ${formatDecimal(batchSize)}`;
}

/** '12' → 'rende 12 peças': of a product whose figures are those of one piece. */
export function piecesMade(batchSize: number): string {
  return `rende ${formatDecimal(batchSize)} peças`;
}

/** 'sugerido R$ 45,20': beside a final price that is another one. */
export function suggestedBeside(suggestedPrice: Formattable): string {
  return `sugerido ${formatMoney(suggestedPrice)}`;
}

/** Beside an average price, which says little of prices far apart: 'de R$ 16,99 a R$ 7.000'; null of one price. */
export function priceRange(prices: {
  readonly lowestPrice: number;
  readonly highestPrice: number;
}): string | null {
  const [least, most] = [prices.lowestPrice, prices.highestPrice].map(briefly);
  return least === most ? null : `de ${least} a ${most}`;
}

/** Cents say something of a small price only. */
const briefly = (price: number) =>
  price < 1000 ? formatSaidMoney(price) : formatWholeMoney(price);
