import { unitOfCraft } from '#core/crafts/craft-units.ts';
import {
  emptyMaterial,
  isBlankRow,
  type MaterialDraft,
  type ProductDraft,
} from '#core/product-draft/product-draft.ts';

/** A material row with a key, by which it keeps its place while others come and go. */
export interface DraftRow extends MaterialDraft {
  readonly key: string;
}

export type PricingDraft = Omit<ProductDraft, 'materials'> & {
  readonly materials: readonly DraftRow[];
};

let rowsMade = 0;

/** A row in which nothing was typed asks for what was bought: nearly everything comes in packs. */
export const blankRow: MaterialDraft = { ...emptyMaterial, byPack: true };

export function newRow(material: MaterialDraft = blankRow): DraftRow {
  rowsMade += 1;
  return { ...material, key: String(rowsMade) };
}

/** A blank row in the unit that most of such pieces are made of. Single prices stay per piece. */
export function proposedRow(craft: string, byPack = true): MaterialDraft {
  const unit = byPack ? unitOfCraft(craft) : blankRow.unit;
  return { ...blankRow, byPack, unit, pack: { ...blankRow.pack, unit } };
}

export function withKeys(draft: ProductDraft): PricingDraft {
  const blank = proposedRow(draft.craftCategory);
  const materials = draft.materials.map((row) => newRow(isBlankRow(row) ? blank : row));
  return { ...draft, materials };
}

export type RowField = keyof MaterialDraft | `pack.${keyof MaterialDraft['pack']}`;

/** The path of a row, or of one of its fields, in the form; a field's path is its element's id. */
export function rowPath(index: number, field?: RowField): string {
  return field === undefined ? `materials.${index}` : `materials.${index}.${field}`;
}
