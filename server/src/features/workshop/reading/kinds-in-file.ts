import type { z } from 'zod';
import { catalogueInputOf } from '#core/catalogue/catalogue-fields.ts';
import { withFigures } from '#core/history/history-schemas.ts';
import type { ContentOf } from '#core/kinds/kind-schemas.ts';
import { isPlain, type KindId, type PlainKind } from '#core/kinds/kinds.ts';
import { plainInputOf } from '#core/kinds/plain-input-of.ts';
import { computePrice } from '#core/pricing/price.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import type { rowsInFile } from '#core/workshop/workshop-schemas.ts';

export type InFile<K extends KindId> = z.output<(typeof rowsInFile)[K]>;

/** How a row of a file becomes what would store it. Without the database: a process of its own reads files. */
export interface KindInFile<K extends KindId> {
  /** Adds figures that an older row lacks. */
  complete?(row: InFile<K>): InFile<K>;
  /** The input that would store the same row. */
  inputOf(row: Omit<InFile<K>, 'createdAt'>): unknown;
  /** Whether its columns cannot hold what follows from the content. */
  isTooLarge?(content: ContentOf<K>): boolean;
}

/** The highest final price that a product's column holds. */
const highestPrice = 9_999_999_999_999.99;

const own: { readonly [K in Exclude<KindId, PlainKind>]: KindInFile<K> } = {
  product: {
    complete: withFigures,
    inputOf: productInputOf,
    isTooLarge: (content) => Number(computePrice(content).finalPrice) > highestPrice,
  },
  material: {
    inputOf: ({ tracked, minimum, ...row }) => ({ ...catalogueInputOf(row), tracked, minimum }),
  },
};

const plain: KindInFile<PlainKind> = {
  inputOf: ({ deletedAt: _, ...row }) => plainInputOf(row as InFile<PlainKind>),
};

export const kindInFile = <K extends KindId>(kind: K): KindInFile<K> =>
  (isPlain(kind) ? plain : own[kind as keyof typeof own]) as unknown as KindInFile<K>;
