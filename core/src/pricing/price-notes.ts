import {
  type Formattable,
  formatDecimal,
  formatHourlyRate,
  formatMoney,
  formatShortMoney,
  formatWholeMoney,
} from '../numbers/formats.ts';
import { priceLabels } from './price-labels.ts';
import { isLoss } from './profitability.ts';

export const nothingToPrice = 'O preço aparece assim que você digitar um material ou as horas.';

/** The name of a profit (in R$): below zero it is a loss. */
export function profitLabel(profit: string | number): string {
  return isLoss(profit) ? lossLabel : priceLabels.profit;
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

/** The range beside an average of prices far apart: 'de R$ 16,99 a R$ 7.000'; null where all are one. */
export function priceRange(prices: {
  readonly lowestPrice: number;
  readonly highestPrice: number;
}): string | null {
  const [least, most] = [prices.lowestPrice, prices.highestPrice].map(briefly);
  return least === most ? null : `de ${least} a ${most}`;
}

/** Cents say something of a small price only. */
const briefly = (price: number) =>
  price < 1000 ? formatShortMoney(price) : formatWholeMoney(price);

/** The note of a card whose price was computed at another hourly rate (R$ per hour) than today's. */
export function rateChangedNote(pricedWith: number | string, today: number | string): string {
  return `Preço calculado com ${formatHourlyRate(pricedWith)}; hoje seu valor é ${formatHourlyRate(today)}`;
}
