import { breakdownAtPrice, type PriceBreakdown } from '../pricing/price.ts';
import {
  type Profitability,
  practisedMarkup,
  profitabilityOf,
  type Standing,
  standingOf,
} from '../pricing/profitability.ts';
import { searchedText } from '../search/searched-text.ts';
import { productFields } from './product-fields.ts';
import type { Product } from './product-schemas.ts';

interface Figures {
  searched?: string;
  price?: { readonly hourlyRate: number; readonly breakdown: PriceBreakdown };
}

// An answer that has not changed keeps its objects, so that each is computed once per change.
const known = new WeakMap<Product, Figures>();

function figuresOf(product: Product): Figures {
  const found = known.get(product);
  if (found) return found;
  const figures: Figures = {};
  known.set(product, figures);
  return figures;
}

export function searchedTextOf(product: Product): string {
  const figures = figuresOf(product);
  figures.searched ??= searchedText(productFields, product);
  return figures.searched;
}

/**
 * The markup by which a product is rated, in per cent: what its badge, every filter, average and
 * order go by. It is the practised one; a piece that loses at today's hourly rate (R$) has the markup
 * of today instead, below 0.
 */
export function markupOf(product: Product, hourlyRate: number): number {
  const today = hourlyRate === product.hourlyRate ? product : breakdownOf(product, hourlyRate);
  return Number(today.profit) < 0 ? Number(today.markup) : practisedMarkup(product);
}

export function profitabilityOfProduct(product: Product, hourlyRate: number): Profitability {
  return profitabilityOf(markupOf(product, hourlyRate));
}

/** What cards and lists call a product at an hourly rate in R$. */
export function standingOfProduct(product: Product, hourlyRate: number): Standing {
  return standingOf(markupOf(product, hourlyRate), breakdownOf(product, hourlyRate));
}

/** A product's materials, the dearest first; equal ones in their order. */
export const dearestFirst = (materials: Product['materials']): Product['materials'] =>
  materials.toSorted((one, other) => other.totalPrice - one.totalPrice);

/** What the price is made of with labour at an hourly rate in R$, as the list shows it. */
export function breakdownOf(product: Product, hourlyRate: number): PriceBreakdown {
  const figures = figuresOf(product);
  if (figures.price?.hourlyRate !== hourlyRate) {
    const breakdown = breakdownAtPrice({ ...product, hourlyRate }, product.finalPrice);
    figures.price = { hourlyRate, breakdown };
  }
  return figures.price.breakdown;
}
