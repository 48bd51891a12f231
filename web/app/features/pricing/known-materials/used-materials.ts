import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { sameNameKey } from '#core/names/same-name.ts';
import { type MaterialDraft, materialDraft } from '#core/product-draft/product-draft.ts';
import type { Product } from '#core/products/product-schemas.ts';

type UsedMaterial = Product['materials'][number];

/**
 * What products are made of, as the newest product of each name has it.
 *
 * @param products the newest first
 * @param catalogue whose names are left out
 */
export function usedMaterials(
  products: readonly Product[],
  catalogue: readonly CatalogueMaterial[],
): readonly UsedMaterial[] {
  const known = new Set(catalogue.map(({ name }) => sameNameKey(name)));
  const byName = new Map<string, UsedMaterial>();
  for (const row of products.flatMap(({ materials }) => materials)) {
    const key = sameNameKey(row.name);
    if (!known.has(key) && !byName.has(key)) byName.set(key, row);
  }
  return [...byName.values()];
}

/** A material of another product as a row of the form. */
export const rowFromProduct = (material: UsedMaterial): MaterialDraft =>
  materialDraft({ ...material, quantity: 1, materialId: null });
