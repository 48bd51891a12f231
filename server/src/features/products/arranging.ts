import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { productFields } from '#core/products/product-fields.ts';
import {
  orderKeyOf,
  type ProductOrder,
  type ProductOrderKey,
  productOrders,
} from '#core/products/product-orders.ts';
import { searchWords } from '#core/search/search-words.ts';
import { dictionaryKey } from '../../db/folded-text-sql.ts';
import { costAt, earnedAmount, markupAt, netMarginAt, profitAt } from '../../db/rated-products.ts';
import { products } from '../../db/schema.ts';
import { searchedText } from '../../db/searched-text-sql.ts';
import { olderThan, type Place } from '../../db/user-rows.ts';
import { inCursor, placeSchema } from '../../http/row-calls/paging.ts';

// The same search and orders as on a device (core's arrange-products.ts):
// server/src/http/row-calls/lists.engines.itest.ts compares them.

/** Undefined without a word to look for. */
export function matches(search: string): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return undefined;
  const text = searchedText(productFields, products);
  return sql`not exists (
    select from (select ${text} as text offset 0) as searched,
      jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
    where strpos(searched.text, word) = 0)`;
}

/** What an order goes by before it goes by age, at an hourly rate in R$. */
const figures: Record<ProductOrderKey, (hourlyRate: number) => SQL> = {
  name: () => dictionaryKey(products.name),
  price: () => sql`${products.finalPrice}`,
  cost: costAt,
  profit: profitAt,
  netMargin: netMarginAt,
  // Labour is in both, whatever it costs.
  earned: () => earnedAmount,
  perHour: () => sql`${products.earnedPerHour}`,
  markup: markupAt,
};

/** A product in an order by a figure, as the database writes it. */
function placeOf(order: ProductOrder): z.ZodType<ProductPlace> {
  if (order === 'newest') return placeSchema;
  const figure = orderKeyOf(order).key === 'name' ? inCursor.name : inCursor.amount;
  return placeSchema.extend({ order: z.literal(order), figure });
}

export const productPlaces = Object.fromEntries(
  productOrders.map((order) => [order, placeOf(order)]),
) as Readonly<Record<ProductOrder, z.ZodType<ProductPlace>>>;

export type ProductPlace = Place & { readonly order?: ProductOrder; readonly figure?: string };

/**
 * @param hourlyRate in R$, which the profit and the markup depend on
 * @returns the order's figure, if it has one; `by` orders by it; `follows` is true of what comes
 *   after a place
 */
export function arrangementOf(order: ProductOrder, hourlyRate: number) {
  if (order === 'newest') {
    return {
      figure: sql`null`,
      by: () => [],
      follows: (place: ProductPlace) => olderThan(products, place),
    };
  }
  const { key, isReversed } = orderKeyOf(order);
  const figure = figures[key](hourlyRate);
  // Names begin with the smallest, figures with the largest.
  const ascending = (key === 'name') !== isReversed;
  return {
    figure,
    by: (value: SQLWrapper) => [ascending ? asc(value) : desc(value)],
    follows(place: ProductPlace) {
      const last = key === 'name' ? sql`${place.figure}::text` : sql`${place.figure}::numeric`;
      const beyond = ascending ? sql`${figure} > ${last}` : sql`${figure} < ${last}`;
      return sql`(${beyond} or ${figure} = ${last} and ${olderThan(products, place)})`;
    },
  };
}

export function placeIn(
  order: ProductOrder,
  { createdAt, id }: Place,
  figure: string,
): ProductPlace {
  return order === 'newest' ? { createdAt, id } : { createdAt, id, order, figure };
}
