import { pickFields } from '#core/fields/field.ts';
import { breakdownAtPrice, computePrice } from '#core/pricing/price.ts';
import { type CataloguePrice, withPricesOfToday } from '#core/products/price-of-today.ts';
import { productFields } from '#core/products/product-fields.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { RepricingCause } from '#core/repricing/repricing-causes.ts';
import type {
  PricedBefore,
  Repricing,
  RepricingContent,
  UndoneRepricing,
} from '#core/repricing/repricing-schemas.ts';
import { idsOf } from '../../portions.ts';

/** The most rows of materials that are repriced at once. */
export const maxRowsRead = 20_000;

/** A product as it is stored, and with its new prices. */
export interface RepricedProduct {
  readonly product: Product;
  readonly repriced: Product;
}

/** What products are repriced with. */
export interface Today {
  readonly cause: RepricingCause;
  /** The user's hourly rate, in R$. */
  readonly hourlyRate: number;
  /** The catalogue's prices, by the id of the material. */
  readonly prices: ReadonlyMap<string, CataloguePrice>;
}

/** @returns null when the product has these prices already */
export function repriceProduct(product: Product, today: Today): RepricedProduct | null {
  const repriced = changedBy(product, today);
  if (!repriced) return null;
  const finalPrice = Number(computePrice(repriced).finalPrice);
  return { product, repriced: { ...repriced, finalPrice } };
}

function changedBy(product: Product, { cause, hourlyRate, prices }: Today): Product | null {
  switch (cause) {
    case 'hourlyRate':
      return product.hourlyRate === hourlyRate ? null : { ...product, hourlyRate };
    case 'materials':
      return withPricesOfToday(product, prices);
  }
}

/** What is shown before. @param hourlyRate of today, in R$, at which labour counts */
export function previewOf({ product, repriced }: RepricedProduct, hourlyRate: number): Repricing {
  const { id, name, craftCategory, updatedAt } = product;
  const before = figuresAt(product, hourlyRate);
  const after = figuresAt(repriced, hourlyRate);
  const dearer = after.totalCost > before.totalCost;
  const at = { hourlyRate: product.hourlyRate, updatedAt };
  return { id, name, craftCategory, ...at, before, after, dearer };
}

function figuresAt(product: Product, hourlyRate: number): Repricing['before'] {
  const { materials, finalPrice } = product;
  const input = { ...pickFields(productFields, product), materials, hourlyRate };
  const figures = breakdownAtPrice(input, finalPrice);
  return {
    totalCost: Number(figures.totalCost),
    finalPrice,
    labour: Number(figures.labour),
    profit: Number(figures.profit),
    netMargin: Number(figures.netMargin),
  };
}

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
  const remaining = settled.filter((before) => before.kept);
  const still = remaining.flatMap(({ id }) => found.get(id) ?? []);
  return {
    restored: settled.length - remaining.length,
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
