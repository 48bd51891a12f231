import { forWork } from '../pricing/earned.ts';
import type { Profitability } from '../pricing/profitability.ts';
import { compareText } from '../search/compare-text.ts';
import { searchWords } from '../search/search-words.ts';
import {
  breakdownOf,
  markupOf,
  profitabilityOfProduct,
  searchedTextOf,
} from './product-figures.ts';
import type { ProductFilter } from './product-list-schemas.ts';
import { orderKeyOf, type ProductOrder, type ProductOrderKey } from './product-orders.ts';
import type { Product } from './product-schemas.ts';

// The server does the same in SQL, for lists that are not on the device as a whole.

/**
 * The products in the chosen order. Equal ones stay newest first.
 *
 * @param products newest first
 * @param hourlyRate in R$, which the profit and the markup depend on
 */
export function sortProducts(
  products: readonly Product[],
  order: ProductOrder,
  hourlyRate: number,
): readonly Product[] {
  if (order === 'newest') return products;
  const { key, isReversed } = orderKeyOf(order);
  const turn = isReversed ? -1 : 1;
  if (key === 'name') return products.toSorted((a, b) => turn * compareText(a.name, b.name));
  const values = new Map(products.map((each) => [each, figures[key](each, hourlyRate)]));
  const figureOf = (product: Product) => values.get(product) ?? 0;
  return products.toSorted((a, b) => turn * (figureOf(b) - figureOf(a)));
}

type Figure = (product: Product, hourlyRate: number) => number;

const ofBreakdown =
  (figure: 'totalCost' | 'profit' | 'netMargin' | 'earnedPerHour'): Figure =>
  (product, hourlyRate) =>
    Number(breakdownOf(product, hourlyRate)[figure]);

const figures: Readonly<Record<Exclude<ProductOrderKey, 'name'>, Figure>> = {
  price: ({ finalPrice }) => finalPrice,
  cost: ofBreakdown('totalCost'),
  profit: ofBreakdown('profit'),
  netMargin: ofBreakdown('netMargin'),
  earned: (product, hourlyRate) => Number(forWork(breakdownOf(product, hourlyRate)).toFixed()),
  perHour: ofBreakdown('earnedPerHour'),
  markup: markupOf,
};

/** The products in whose searched fields every word stands, in any order, case and accents. */
export function searchProducts(products: readonly Product[], query: string): readonly Product[] {
  const words = searchWords(query);
  if (words.length === 0) return products;
  return products.filter((product) => {
    const text = searchedTextOf(product);
    return words.every((word) => text.includes(word));
  });
}

/** The products that a filter leaves at an hourly rate in R$; all when it is null. */
export function filterProducts(
  products: readonly Product[],
  filter: ProductFilter | null,
  hourlyRate: number,
): readonly Product[] {
  if (filter === null) return products;
  return products.filter((product) => {
    const profitability = profitabilityOfProduct(product, hourlyRate);
    return filter === 'review' ? profitability !== 'lucrative' : profitability === filter;
  });
}

/** How many a filter leaves, of counted ones; all when it is null. */
export function countFiltered(
  { lucrative, attention, loss }: Readonly<Record<Profitability, number>>,
  filter: ProductFilter | null,
): number {
  const review = attention + loss;
  return filter === null ? lucrative + review : { lucrative, attention, loss, review }[filter];
}

/** How many there are of each profitability at an hourly rate in R$. */
export function countByProfitability(
  products: readonly Product[],
  hourlyRate: number,
): Record<Profitability, number> {
  const counts = { lucrative: 0, attention: 0, loss: 0 };
  for (const product of products) counts[profitabilityOfProduct(product, hourlyRate)] += 1;
  return counts;
}
