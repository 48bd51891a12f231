import { pickFields } from '#core/fields/field.ts';
import { breakdownAtPrice, computePrice } from '#core/pricing/price.ts';
import type { RepricingCause } from '#core/pricing/repricing.ts';
import { productFields } from '#core/products/fields.ts';
import { type CataloguePrice, withPricesOfToday } from '#core/products/price-of-today.ts';
import type { Product } from '#core/schemas/product.ts';
import type { Repricing } from '#core/schemas/repricing.ts';

/** The most rows of materials that are repriced at once. */
export const maxRowsRead = 20_000;

/** A product as it is stored, and with its new prices. */
export interface RepricedProduct {
  readonly product: Product;
  readonly anew: Product;
}

/** What products are repriced with. */
export interface Today {
  readonly cause: RepricingCause;
  /** The user's, in R$. */
  readonly hourlyRate: number;
  /** Of the catalogue, by the id of the material. */
  readonly prices: ReadonlyMap<string, CataloguePrice>;
}

/** @returns null when the product has these prices already */
export function repriceProduct(product: Product, today: Today): RepricedProduct | null {
  const anew = changedBy(product, today);
  if (!anew) return null;
  const finalPrice = Number(computePrice(anew).finalPrice);
  return { product, anew: { ...anew, finalPrice } };
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
export function previewOf({ product, anew }: RepricedProduct, hourlyRate: number): Repricing {
  const { id, name, craftCategory, updatedAt } = product;
  const before = figuresAt(product, hourlyRate);
  const after = figuresAt(anew, hourlyRate);
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
    profit: Number(figures.profit),
    netMargin: Number(figures.netMargin),
  };
}
