import type { Product } from '#core/schemas/product.ts';
import type { PricedBefore, RepricingContent, UndoneRepricing } from '#core/schemas/repricing.ts';

/** A product with its former prices; rows that were not repriced stay the same objects. */
export function withPricesOf(product: Product, before: PricedBefore): Product {
  const prices = new Map(before.materials.map(({ id, ...price }) => [id, price]));
  const materials = product.materials.map((row) => {
    const price = prices.get(row.id);
    return price ? { ...row, ...price } : row;
  });
  return { ...product, hourlyRate: before.hourlyRate, materials };
}

/**
 * @param settled whether each product stayed as it is
 * @param found the products that are not deleted, by their ids
 */
export function undone(
  settled: readonly PricedBefore[],
  found: ReadonlyMap<string, Product>,
): UndoneRepricing {
  const kept = settled.filter((before) => before.kept);
  const still = kept.flatMap(({ id }) => found.get(id) ?? []);
  return {
    restored: settled.length - kept.length,
    kept: still.map(({ id, name }) => ({ id, name })),
  };
}

export function isAbout(
  stored: { readonly cause: string; readonly products: readonly PricedBefore[] },
  { cause, products: sent }: RepricingContent,
): boolean {
  const ids = new Set(idsOf(sent));
  const isSame = stored.cause === cause && stored.products.length === ids.size;
  return isSame && stored.products.every(({ id }) => ids.has(id));
}

export const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
