import { piecesMade, profitLabel } from '../pricing/price-notes.ts';
import { formatMoney, formatPercent } from '../text/formats.ts';
import { labels } from '../text/labels.ts';
import { sayHours } from '../typed/say-hours.ts';

/**
 * A product's figures as its card shows them, of one piece: amounts in R$, the net margin in per cent.
 * The time is that of the batch.
 */
export interface SharedFigures {
  readonly name: string;
  readonly productionTime: number;
  readonly batchSize: number;
  readonly finalPrice: string;
  readonly netMargin: string;
  readonly materialsTotal: string;
  readonly labour: string;
  readonly profit: string;
}

/**
 * The shared text of a product: one figure per line under its name. It has the net margin, so that
 * price times margin is the profit beside it (specification, section 9).
 */
export function shareText(product: SharedFigures): string {
  const { productionTime, batchSize } = product;
  const made = batchSize > 1 ? ` (${piecesMade(batchSize)})` : '';
  const figures = [
    [labels.finalPrice, formatMoney(product.finalPrice)],
    [labels.netMargin, formatPercent(product.netMargin)],
    [profitLabel(product.profit), formatMoney(product.profit)],
    [labels.productionTime, sayHours(productionTime) + made],
    [labels.materials, formatMoney(product.materialsTotal)],
    [labels.labour, formatMoney(product.labour)],
  ];
  return [product.name, '', ...figures.map(([label, value]) => `${label}: ${value}`)].join('\n');
}
