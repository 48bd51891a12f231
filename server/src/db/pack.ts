import { type SQLWrapper, sql } from 'drizzle-orm';
import type { MaterialPrice } from '#core/products/product-input-of.ts';

type Pack = MaterialPrice['pack'];

type PackColumns = Readonly<Record<'packPrice' | 'packContent' | 'packUnit', SQLWrapper>>;

/** The pack of a material as an answer has it; null where there is none. */
export const packIn = ({ packPrice, packContent, packUnit }: PackColumns) =>
  sql<Pack>`case when ${packPrice} is not null then json_build_object(
    'price', ${packPrice}, 'content', ${packContent}, 'unit', ${packUnit}) end`;

export const packColumns = (pack: Pack) => ({
  packPrice: pack?.price ?? null,
  packContent: pack?.content ?? null,
  packUnit: pack?.unit ?? null,
});
