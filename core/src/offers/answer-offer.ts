import { boundsMessage } from '../fields/bounds-message.ts';
import { centsText, roundToCents, toDecimal } from '../numbers/decimal.ts';
import { noAmount } from '../pricing/chosen-price-notes.ts';
import { earnedAt, floorOf } from '../pricing/price-ladder.ts';
import { productFields } from '../products/product-fields.ts';
import { breakdownOf } from '../products/product-figures.ts';
import { productInputOf } from '../products/product-input-of.ts';
import type { Product } from '../products/product-schemas.ts';
import { readOptionalNumber } from '../typed/number-text.ts';
import { counterOffers } from './counter-offers.ts';
import { answerText, broughtText, floorText, type OfferAnswer } from './offer-texts.ts';

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

/** A product with its costs at an hourly rate of today in R$, as its card shows them. */
export const costedProduct = (product: Product, hourlyRate: number) => ({
  ...breakdownOf(product, hourlyRate),
  productionTime: product.productionTime,
  batchSize: product.batchSize,
  rounding: product.rounding,
  hourlyRate,
});

/** Where something is offered; prices are decimal texts in R$. */
export interface OfferPlace {
  /** What a price leaves there, after its fees. */
  readonly net: (price: string) => string;
  /** The lowest price that leaves so much; null where none does. */
  readonly leaving: (net: string) => string | null;
}

const directly: OfferPlace = { net: (price) => price, leaving: (net) => net };

interface CounterOffer {
  readonly price: string;
  /** 'R$ 33 por hora' */
  readonly brings: string;
}

export interface Haggled {
  /** Null while nothing is offered. */
  readonly answer: OfferAnswer | null;
  readonly counters: readonly CounterOffer[];
  readonly floor: { readonly price: string; readonly text: string } | null;
}

/**
 * What to say to who offers another price for a product, at an hourly rate of today in R$.
 *
 * @throws {RangeError} as breakdownOf()
 */
export function answerOffer(
  product: Product,
  offer: string | undefined,
  hourlyRate: number,
  place: OfferPlace = directly,
): Haggled {
  const piece = costedProduct(product, hourlyRate);
  const floor = floorOf(piece);
  const least = floor && place.leaving(floor.price);
  const at = (price: string) => earnedAt(piece, place.net(price));
  const whole = place.leaving(piece.finalPrice);
  const counters =
    offer && whole
      ? counterOffers({ offer, price: whole, floor: least, rounding: piece.rounding })
      : [];
  return {
    answer: offer ? answerText(offer, at(offer), piece) : null,
    counters: counters.map((price) => ({ price, brings: broughtText(at(price)) })),
    floor: floor && least !== null ? { price: least, text: floorText(floor) } : null,
  };
}

/** Five reais more or less than what is offered, or than the price; null where nothing is left. */
export function steppedOffer(offer: string, by: 5 | -5): string | null {
  const next = toDecimal(offer).plus(by.toFixed(0));
  const isPrice = next.gt('0') && next.lte(String(productFields.chosenPrice.max));
  return isPrice ? centsText(next) : null;
}

/** The product with an offer as its price; it was judged at today's hourly rate, which it keeps. */
export const withPrice = (product: Product, price: string, hourlyRate: number) => ({
  ...productInputOf(product),
  chosenPrice: Number(price),
  hourlyRate,
});
