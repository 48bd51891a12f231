import { formatMoney, formatPercent } from '../text/formats.ts';
import { labels } from '../text/labels.ts';
import type { Price } from './price.ts';
import { lossLabel } from './price-notes.ts';
import { isLoss } from './profitability.ts';

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

export const noAmount = 'Digite um valor em reais, como 45,90. Até lá, o preço não muda.';

/** The hint of a chosen price: the suggestion, or what holds while none was chosen. */
export function suggestionHint(
  { suggestedPrice, finalPrice }: PriceState,
  isEmpty: boolean,
): string {
  const suggestion = `${labels.suggestedPrice}: ${formatMoney(suggestedPrice)}.`;
  if (!isEmpty) return suggestion;
  return suggestedPrice === finalPrice
    ? `Vazio, fica o preço sugerido: ${formatMoney(suggestedPrice)}.`
    : `Vazio, fica o preço arredondado: ${formatMoney(finalPrice)}. ${suggestion}`;
}

/** What rounding makes of the suggestion; null where it changes nothing. */
export function roundingHint({ isChosen, suggestedPrice, finalPrice }: PriceState): string | null {
  if (isChosen) return 'O preço que você escolhe não é arredondado.';
  if (suggestedPrice === finalPrice) return null;
  return `${formatMoney(suggestedPrice)} vira ${formatMoney(finalPrice)}.`;
}

type PriceState = Pick<Price, 'suggestedPrice' | 'finalPrice'> & { readonly isChosen: boolean };
