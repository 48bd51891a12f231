import {
  type DraftOf,
  type Fields,
  mapFields,
  type ReadOf,
  type ValuesOf,
} from '../fields/field.ts';
import type { PricingInput } from '../pricing/price.ts';
import { contentOf, draftOf, emptyDraft, readDraft, settleDraft } from './field-draft.ts';
import { materialFields, productFields } from './fields.ts';
import type { ProductValues } from './product-input-of.ts';

/** One material row as typed. */
export type MaterialDraft = DraftOf<typeof materialFields>;

/** The pricing form as typed: every number is still a text in Brazilian notation. */
export type ProductDraft = DraftOf<typeof productFields> & {
  readonly materials: readonly MaterialDraft[];
};

/** A form as it is sent, before productInputSchema judges it. */
type ProductRead = ReadOf<typeof productFields> & {
  readonly materials: ReadOf<typeof materialFields>[];
};

export const emptyMaterial: MaterialDraft = emptyDraft(materialFields);

/** A fresh form: one empty row, the numbers at their defaults or as the user has them. */
export function emptyProduct(known: Partial<ValuesOf<typeof productFields>> = {}): ProductDraft {
  return { ...emptyDraft(productFields, known), materials: [emptyMaterial] };
}

/** A stored product as the form shows it. */
export function productDraft(product: ProductValues): ProductDraft {
  const materials = product.materials.map((row) => draftOf(materialFields, row));
  return { ...draftOf(productFields, product), materials };
}

/**
 * The product that is sent on saving, for productInputSchema to judge. Texts are trimmed, blank
 * rows dropped, and what is not numeric replaced by its fallback (specification, section 5).
 */
export function readProduct(draft: ProductDraft): ProductRead {
  const materials = draft.materials.filter(isSent).map((row) => readDraft(materialFields, row));
  return { ...readDraft(productFields, draft), materials };
}

/** For each material of readProduct, the drafted row it came from (to place its errors). */
export function sentRows(draft: ProductDraft): number[] {
  return draft.materials.flatMap((row, index) => (isSent(row) ? [index] : []));
}

/** The form as if every field had been left: it may be saved while one still has the cursor. */
export function settleProduct<Draft extends ProductDraft>(draft: Draft): Draft {
  const materials = draft.materials.map((row) => settleDraft(materialFields, row));
  return { ...settleDraft(productFields, draft), materials };
}

/** The content of a form, however it is written. A row in which nothing was typed has none. */
export function productContent(draft: ProductDraft): string {
  const rows = draft.materials.filter((row) => !isBlankRow(row));
  return JSON.stringify([
    contentOf(productFields, draft),
    ...rows.map((row) => contentOf(materialFields, row)),
  ]);
}

const blankContent = contentOf(materialFields, emptyMaterial);

/** Whether nothing was typed in a row. */
export function isBlankRow(row: MaterialDraft): boolean {
  return contentOf(materialFields, row) === blankContent;
}

/**
 * The numbers behind the totals while somebody types, one row per drafted row, with the fallbacks
 * of saving. A number out of bounds counts as 0 or as the field's maximum, so the totals can always
 * be shown and drawn.
 */
export function draftPricing(draft: ProductDraft): PricingInput {
  const within = withinReach(productFields, readDraft(productFields, draft));
  return { ...within, materials: draft.materials.map(rowPricing) };
}

/** The same of one row. */
export function rowPricing(row: MaterialDraft): PricingInput['materials'][number] {
  return withinReach(materialFields, readDraft(materialFields, row));
}

// A nameless row that costs something is sent, and the schema asks for its name. Dropping it would
// lower the price just shown.
function isSent(row: MaterialDraft): boolean {
  const { name, unitPrice } = readDraft(materialFields, row);
  return name !== '' || unitPrice !== 0;
}

function withinReach<F extends Fields>(fields: F, values: ReadOf<F>): ReadOf<F> {
  return mapFields(fields, (field, key) => {
    const value: string | number | null = values[key];
    return field.kind === 'number' && typeof value === 'number'
      ? Math.min(Math.max(value, 0), field.max)
      : value;
  });
}
