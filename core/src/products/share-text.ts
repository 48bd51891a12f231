import { earnedOf } from '../pricing/earned.ts';
import { earnedAmount, earnedLabel, perHourText } from '../pricing/earned-texts.ts';
import type { PriceBreakdown } from '../pricing/price.ts';
import { piecesMade, profitLabel } from '../pricing/price-notes.ts';
import { formatMoney, formatPercent } from '../text/formats.ts';
import { labels } from '../text/labels.ts';
import { sayHours } from '../typed/say-hours.ts';
import type { ProductValues } from './product-input-of.ts';

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
    [labels.finalPrice, formatMoney(product.finalPrice)],
    [earnedLabel(earned), `${earnedAmount(earned)}${hour}`],
    [labels.netMargin, formatPercent(product.netMargin)],
    [profitLabel(product.profit), formatMoney(product.profit)],
    [labels.productionTime, sayHours(productionTime) + made],
    [labels.materials, formatMoney(product.materialsTotal)],
    [labels.labour, formatMoney(product.labour)],
  ];
  return [product.name, '', ...figures.map(([label, value]) => `${label}: ${value}`)].join('\n');
}
