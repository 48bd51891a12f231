import { breakdownAtPrice, computePrice } from '#core/pricing/price.ts';
import { draftPrice } from '#core/product-draft/draft-price.ts';
import {
  draftPricing,
  type MaterialDraft,
  type ProductDraft,
  rowPricing,
} from '#core/product-draft/product-draft.ts';
import { type CataloguePrice, priceOfToday } from '#core/products/price-of-today.ts';
import { materialFields, packFields } from '#core/products/product-fields.ts';
import type { MaterialPrice } from '#core/products/product-input-of.ts';
import { draftOf } from '#core/typed/field-draft.ts';
import { numberText } from '#core/typed/number-text.ts';
import type { DraftRow, PricingDraft } from './draft/draft-rows.ts';

/**
 * The rows of the form with the prices that the materials they came from have in the catalogue:
 * how many changed, and whether a piece costs more with them.
 */
export function rowsOfToday(
  draft: PricingDraft,
  catalogue: readonly (CataloguePrice & { readonly id: string })[],
) {
  const prices = new Map(catalogue.map((material) => [material.id, material]));
  let changed = 0;
  const rows = draft.materials.map((row) => {
    const material = prices.get(row.materialId);
    const price = material && hasPrice(row) ? priceOfToday(rowPricing(row), material) : null;
    if (!price) return row;
    changed += 1;
    return atPrice(row, price);
  });
  const cost = (materials: readonly DraftRow[]) =>
    Number(draftPrice({ ...draft, materials }).totalCost);
  return { rows, changed, dearer: changed > 0 && cost(rows) > cost(draft.materials) };
}

/** The rows with the prices that they had, except where another one was typed since. */
export function rowsTakenBack(
  now: readonly DraftRow[],
  before: readonly DraftRow[],
  after: readonly DraftRow[],
): readonly DraftRow[] {
  const had = new Map(before.map((row) => [row.key, row]));
  const took = new Map(after.map((row) => [row.key, row]));
  return now.map((row) => {
    const [old, taken] = [had.get(row.key), took.get(row.key)];
    if (!old || !taken || old === taken || priceText(row) !== priceText(taken)) return row;
    const { byPack, unitPrice, pack } = old;
    return { ...row, byPack, unitPrice, pack };
  });
}

/** Whether its price is complete; a price that is half typed is no old one. */
function hasPrice({ byPack, unitPrice, pack }: MaterialDraft): boolean {
  const texts = byPack ? [pack.price, pack.content] : [unitPrice];
  return texts.every((text) => text.trim() !== '');
}

/** The texts of the other kind of price, by the pack or by the unit, stay. */
function atPrice(row: DraftRow, { unitPrice, pack }: MaterialPrice): DraftRow {
  return pack
    ? { ...row, byPack: true, pack: draftOf(packFields, pack) }
    : { ...row, byPack: false, unitPrice: numberText(materialFields.unitPrice, unitPrice ?? 0) };
}

const priceText = ({ byPack, unitPrice, pack }: MaterialDraft) =>
  JSON.stringify(byPack ? [pack.price, pack.content, pack.unit] : unitPrice);

/** What a piece brings at its price with labour at an hourly rate: R$, as a decimal text. */
export function profitToday(draft: ProductDraft, hourlyRate: number): string {
  const input = draftPricing(draft);
  return breakdownAtPrice({ ...input, hourlyRate }, computePrice(input).finalPrice).profit;
}
