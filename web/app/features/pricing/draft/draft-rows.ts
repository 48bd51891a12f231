import {
  emptyMaterial,
  type MaterialDraft,
  type ProductDraft,
} from '#core/products/product-draft.ts';

/** A material row with a key of its own, so that a row keeps its place while others come and go. */
export interface DraftRow extends MaterialDraft {
  readonly key: string;
}

/** What the pricing form holds. */
export type PricingDraft = Omit<ProductDraft, 'materials'> & {
  readonly materials: readonly DraftRow[];
};

let rowsMade = 0;

export function newRow(material: MaterialDraft = emptyMaterial): DraftRow {
  rowsMade += 1;
  return { ...material, key: String(rowsMade) };
}

/** Gives every row of a draft a key. */
export function withKeys(draft: ProductDraft): PricingDraft {
  return { ...draft, materials: draft.materials.map((row) => newRow(row)) };
}

export type RowField = keyof MaterialDraft | `pack.${keyof MaterialDraft['pack']}`;

/** Where a row, or one of its fields, is in the form; the path of a field is its element's id. */
export function rowPath(index: number, field?: RowField): string {
  return field === undefined ? `materials.${index}` : `materials.${index}.${field}`;
}
