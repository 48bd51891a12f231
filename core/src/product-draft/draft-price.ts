import { centsText, type DecimalInput } from '../numbers/decimal.ts';
import type { RoundingId } from '../pricing/final-price.ts';
import { computePrice, type Price, priceForHour } from '../pricing/price.ts';
import { practisedMarkup } from '../pricing/profitability.ts';
import { rowCost } from '../pricing/row-cost.ts';
import type { Judged } from '../pricing/verdict.ts';
import {
  draftPricing,
  type MaterialDraft,
  type ProductDraft,
  rowPricing,
} from './product-draft.ts';

export interface DraftPrice extends Price, Pick<Judged, 'hourlyRate' | 'productionTime'> {
  /** The markup in per cent by which the product would be rated (`practisedMarkup`). */
  readonly practisedMarkup: number;
  readonly batchSize: number;
  readonly rounding: RoundingId;
  readonly isChosen: boolean;
}

export function draftPrice(draft: ProductDraft): DraftPrice {
  const input = draftPricing(draft);
  const price = computePrice(input);
  const { hourlyRate, productionTime } = input;
  return {
    ...price,
    hourlyRate,
    productionTime,
    practisedMarkup: practisedMarkup({ ...input, markup: Number(price.markup) }),
    batchSize: input.batchSize,
    rounding: input.rounding,
    isChosen: input.chosenPrice !== null,
  };
}

/** What to charge, in R$, for an hour to bring so much; null where the piece takes no time. */
export const draftPriceForHour = (draft: ProductDraft, wish: DecimalInput) =>
  priceForHour(draftPricing(draft), wish);

/** Whether a price was rounded, or chosen, away from the suggestion. */
export const differs = ({ finalPrice, suggestedPrice }: DraftPrice) =>
  finalPrice !== suggestedPrice;

/** What one row costs as typed, in R$ with two decimals. */
export function draftRowTotal(row: MaterialDraft): string {
  return centsText(rowCost(rowPricing(row)));
}
