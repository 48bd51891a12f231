import { parseDecimal } from '#core/pricing/parse-decimal.ts';
import type { MaterialDraft, ProductDraft } from '#core/pricing/product-draft.ts';

/**
 * What a form says, however it is written: '25' and '25,00' are the same, and a row in which
 * nothing was typed says nothing.
 */
export function draftContent(draft: ProductDraft): string {
  return JSON.stringify([
    draft.name.trim(),
    draft.craftCategory,
    draft.materials.map(rowContent).join(''),
    numberContent(draft.productionTime),
    draft.noFixedCosts ? null : numberContent(draft.fixedCosts),
    numberContent(draft.hourlyRate),
    numberContent(draft.marginPercentage),
  ]);
}

/** Whether nothing was typed in a row. */
export function isBlankRow({ name, quantity, unitPrice }: MaterialDraft): boolean {
  return name.trim() === '' && quantity.trim() === '' && unitPrice.trim() === '';
}

// A row that was typed into is another object, so each is read once.
const knownRows = new WeakMap<MaterialDraft, string>();

function rowContent(row: MaterialDraft): string {
  const known = knownRows.get(row);
  if (known !== undefined) return known;
  const { name, quantity, unitPrice } = row;
  const texts = [name.trim(), numberContent(quantity), numberContent(unitPrice)];
  const content = isBlankRow(row) ? '' : JSON.stringify(texts);
  knownRows.set(row, content);
  return content;
}

function numberContent(text: string): string {
  return parseDecimal(text) ?? text.trim();
}
