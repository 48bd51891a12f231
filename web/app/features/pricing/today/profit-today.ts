import { breakdownAtPrice, computePrice } from '#core/pricing/price.ts';
import { draftPricing, type ProductDraft } from '#core/products/product-draft.ts';

/** What a piece brings at its price with labour at an hourly rate: R$, as a decimal text. */
export function profitToday(draft: ProductDraft, hourlyRate: number): string {
  const input = draftPricing(draft);
  return breakdownAtPrice({ ...input, hourlyRate }, computePrice(input).finalPrice).profit;
}
