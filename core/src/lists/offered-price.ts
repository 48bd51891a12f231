import { boundsMessage } from '../fields/bounds-message.ts';
import { noAmount } from '../pricing/chosen-price-notes.ts';
import { roundToCents, toDecimal } from '../pricing/decimal.ts';
import { breakdownAtPrice } from '../pricing/price.ts';
import { type Standing, standingOf } from '../pricing/profitability.ts';
import { verdictWithRestOf } from '../pricing/verdict.ts';
import { productFields } from '../products/fields.ts';
import { readOptionalNumber } from '../products/number-text.ts';
import { productInputOf } from '../products/product-input-of.ts';
import type { Product } from '../schemas/product.ts';

export type TypedOffer =
  | { readonly price: string; readonly wrong?: never }
  | { readonly wrong: string; readonly price?: never };

/** What somebody offers, as typed: a price in R$ with two decimals, or what is wrong with it. */
export function readOffer(typed: string): TypedOffer | null {
  if (typed.trim() === '') return null;
  const { chosenPrice } = productFields;
  const price = roundToCents(toDecimal(readOptionalNumber(chosenPrice, typed) ?? 0));
  if (price.lte('0')) return { wrong: noAmount };
  if (price.gt(String(chosenPrice.max))) return { wrong: boundsMessage(chosenPrice) };
  return { price: price.toFixed(2) };
}

/**
 * What a product brings at a price in R$ and an hourly rate in R$, with the figures of its card: how
 * it would stand if it were the price, and what happens then.
 */
export function offerAnswer(
  product: Product,
  price: string,
  hourlyRate: number,
): { standing: Standing; text: string } {
  const costs = { ...product, hourlyRate };
  const at = breakdownAtPrice(costs, price);
  return {
    standing: standingOf(at.markup, at),
    text: verdictWithRestOf({ ...at, productionTime: product.productionTime, hourlyRate }),
  };
}

/** The product with an offer as its price; it was judged at today's hourly rate, which it keeps. */
export const withPrice = (product: Product, price: string, hourlyRate: number) => ({
  ...productInputOf(product),
  chosenPrice: Number(price),
  hourlyRate,
});
