import type { Price } from '../pricing/price.ts';
import { isLoss } from '../pricing/profitability.ts';
import { formatDecimal, formatMoney, formatPercent } from './formats.ts';
import { labels } from './labels.ts';

/** Stands where there is no price yet. */
export const nothingToPrice =
  'O preço aparece assim que você digitar um material, as horas ou os custos.';

/** The name of a profit (in R$): below zero it is a loss. */
export function profitLabel(profit: string | number): string {
  return isLoss(profit) ? lossLabel : labels.profit;
}

const lossLabel = 'Prejuízo';

/** '12' → 'por peça, de 12': the figures are those of one piece of a batch. */
export function pieceOfBatch(batchSize: number): string {
  return `por peça, de ${formatDecimal(batchSize)}`;
}

/** What is left of a price that somebody chose, in a sentence: a loss, nothing, or a profit. */
export function leftOver({ profit, netMargin, totalCost }: LeftOver): string {
  const margin = `${labels.netMargin.toLowerCase()} de ${formatPercent(netMargin)}`;
  if (isLoss(profit)) {
    return `${lossLabel} de ${formatMoney(profit.replace('-', ''))} por peça (${margin}). Para cobrir o custo, cobre pelo menos ${formatMoney(totalCost)}.`;
  }
  if (Number(profit) === 0) return 'Não sobra nada: o preço só cobre o custo.';
  return `Sobram ${formatMoney(profit)} por peça (${margin}).`;
}

type LeftOver = Pick<Price, 'profit' | 'netMargin' | 'totalCost'>;

/** Said of a price that is no amount. */
export const noAmount = 'Digite um valor em reais, como 45,90. Até lá, fica o preço sugerido.';

/** What the price is when none was chosen. */
export function suggestionNote(suggestedPrice: string): string {
  return `${labels.suggestedPrice}: ${formatMoney(suggestedPrice)}`;
}
