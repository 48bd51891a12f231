import { type MaterialDraft, materialDraft } from '#core/products/product-draft.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import type { Product } from '#core/schemas/product.ts';
import { sameNameKey } from '#core/text/same-name.ts';

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

/** One of what another product is made of as a row of the form. */
export const rowFromProduct = (material: UsedMaterial): MaterialDraft =>
  materialDraft({ ...material, quantity: 1, materialId: null });
