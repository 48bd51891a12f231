import { formatMoney } from '../numbers/formats.ts';
import type { Price } from './price.ts';
import { priceLabels } from './price-labels.ts';

/** The ways to decide a price, beside the price that somebody wants to charge. */
export const priceChoice = {
  title: 'Preço',
  legend: 'Como decidir o preço',
  markup: 'Margem',
  hour: 'Quero ganhar por hora',
} as const;

/** What a wish per hour comes to. @param price in R$; null while there is none */
export function hourWishHint(price: string | null): string {
  return price === null
    ? 'Digite quanto cada hora deve render. Até lá, vale a margem.'
    : `Para isso, cobre ${formatMoney(price)}.`;
}

export const noAmount = 'Digite um valor em reais, como 45,90. Até lá, o preço não muda.';

/** The hint of a chosen price: the suggestion, or what holds while none was chosen. */
export function suggestionHint(
  { suggestedPrice, finalPrice }: PriceState,
  isEmpty: boolean,
): string {
  const suggestion = `${priceLabels.suggestedPrice}: ${formatMoney(suggestedPrice)}.`;
  if (!isEmpty) return suggestion;
  const empty = `Deixe vazio para cobrar ${formatMoney(finalPrice)}`;
  return suggestedPrice === finalPrice ? `${empty}.` : `${empty}, arredondado. ${suggestion}`;
}

/** What rounding makes of the suggestion; null where it changes nothing. */
export function roundingHint({ isChosen, suggestedPrice, finalPrice }: PriceState): string | null {
  if (isChosen) return 'O preço que você escolhe não é arredondado.';
  if (suggestedPrice === finalPrice) return null;
  return `${formatMoney(suggestedPrice)} vira ${formatMoney(finalPrice)}.`;
}

type PriceState = Pick<Price, 'suggestedPrice' | 'finalPrice'> & { readonly isChosen: boolean };
