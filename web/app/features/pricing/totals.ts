import { computePrice, type PriceBreakdown } from '#core/pricing/price.ts';
import {
  draftToPricing,
  type MaterialDraft,
  type ProductDraft,
} from '#core/pricing/product-draft.ts';

const nothingElse = {
  name: '',
  craftCategory: '',
  productionTime: '0',
  fixedCosts: '',
  noFixedCosts: true,
  hourlyRate: '0',
  marginPercentage: '0',
};

/** The figures of the form as it stands, whatever is typed so far. */
export function draftPrice(draft: ProductDraft): PriceBreakdown {
  return computePrice(draftToPricing(draft));
}

/** Quantity × unit price of one row as typed, in R$ with two decimals. */
export function rowTotal(row: MaterialDraft): string {
  return computePrice(draftToPricing({ ...nothingElse, materials: [row] })).materialsTotal;
}
