import { formatMoney, formatPercent } from '../numbers/formats.ts';
import { earnedOf } from '../pricing/earned.ts';
import { earnedAmount, earnedLabel, perHourText } from '../pricing/earned-texts.ts';
import type { PriceBreakdown } from '../pricing/price.ts';
import { priceLabels } from '../pricing/price-labels.ts';
import { piecesMade, profitLabel } from '../pricing/price-notes.ts';
import { sayHours } from '../typed/say-hours.ts';
import type { ProductValues } from './product-input-of.ts';
import { productLabels } from './product-texts.ts';

/** A product's figures of one piece, as its card shows them; the time is that of the batch. */
type SharedFigures = Pick<ProductValues, 'name' | 'productionTime' | 'batchSize'> &
  Pick<PriceBreakdown, 'finalPrice' | 'netMargin' | 'materialsTotal' | 'labour' | 'profit'>;

/** One figure per line. Price times the net margin is the profit (specification, section 9). */
export function shareText(product: SharedFigures): string {
  const { productionTime, batchSize } = product;
  const made = batchSize > 1 ? ` (${piecesMade(batchSize)})` : '';
  const { earned, perHour } = earnedOf(product);
  const hour = perHour === null ? '' : ` · ${perHourText(perHour.replace('-', ''))}`;
  const figures = [
    [priceLabels.finalPrice, formatMoney(product.finalPrice)],
    [earnedLabel(earned), `${earnedAmount(earned)}${hour}`],
    [priceLabels.netMargin, formatPercent(product.netMargin)],
    [profitLabel(product.profit), formatMoney(product.profit)],
    [productLabels.productionTime, sayHours(productionTime) + made],
    [priceLabels.materials, formatMoney(product.materialsTotal)],
    [priceLabels.labour, formatMoney(product.labour)],
  ];
  return [product.name, '', ...figures.map(([label, value]) => `${label}: ${value}`)].join('\n');
}
