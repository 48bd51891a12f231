import { computePrice, costOfRow, type Price } from '../pricing/price.ts';
import {
  draftPricing,
  type MaterialDraft,
  type ProductDraft,
  rowPricing,
} from './product-draft.ts';

/** The figures of the form as it stands, whatever is typed so far. */
export function draftPrice(draft: ProductDraft): Price {
  return computePrice(draftPricing(draft));
}

/** What one row costs as typed, in R$ with two decimals. */
export function draftRowTotal(row: MaterialDraft): string {
  return costOfRow(rowPricing(row));
}
