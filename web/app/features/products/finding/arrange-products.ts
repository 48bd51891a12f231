import type { Profitability } from '#core/pricing/profitability.ts';
import type { Product } from '#core/schemas/product.ts';
import { compareText } from '#core/text/compare-text.ts';
import { foldText } from '#core/text/fold-text.ts';
import { breakdownOf, profitabilityOfProduct, searchedTextOf } from '../figures/product-figures.ts';
import type { SortId } from './view.ts';

/**
 * The products in the chosen order. Equal ones stay newest first.
 *
 * @param products newest first
 * @param hourlyRate in R$, which the profit depends on
 */
export function sortProducts(
  products: readonly Product[],
  sort: SortId,
  hourlyRate: number,
): readonly Product[] {
  switch (sort) {
    case 'newest':
      return products;
    case 'name':
      return products.toSorted((a, b) => compareText(a.name, b.name));
    case 'price':
      return highestFirst(products, ({ finalPrice }) => finalPrice);
    case 'profit':
      return highestFirst(products, (product) => Number(breakdownOf(product, hourlyRate).profit));
    case 'markup':
      return highestFirst(products, ({ marginPercentage }) => marginPercentage);
    default:
      return sort satisfies never;
  }
}

function highestFirst(products: readonly Product[], value: (product: Product) => number) {
  const values = new Map(products.map((product) => [product, value(product)]));
  const figureOf = (product: Product) => values.get(product) ?? 0;
  return products.toSorted((a, b) => figureOf(b) - figureOf(a));
}

/**
 * The products whose name or category contains every word of the query. Letter case, accents and
 * the order of the words make no difference.
 */
export function searchProducts(products: readonly Product[], query: string): readonly Product[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return products;
  return products.filter((product) => {
    const text = searchedTextOf(product);
    return words.every((word) => text.includes(word));
  });
}

/** Those of a profitability; all when it is null. */
export function filterProducts(
  products: readonly Product[],
  profitability: Profitability | null,
): readonly Product[] {
  if (profitability === null) return products;
  return products.filter((product) => profitabilityOfProduct(product) === profitability);
}

/** How many there are of each profitability. */
export function countByProfitability(products: readonly Product[]): Record<Profitability, number> {
  const counts = { lucrative: 0, attention: 0, loss: 0 };
  for (const product of products) counts[profitabilityOfProduct(product)] += 1;
  return counts;
}
