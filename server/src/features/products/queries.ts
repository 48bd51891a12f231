import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { maxChannels } from '#core/channels/channel-fields.ts';
import { type Field, keysOf, pickFields } from '#core/fields/field.ts';
import { productFields, rememberedFields } from '#core/products/product-fields.ts';
import type { ProductCounts, ProductListQuery } from '#core/products/product-list-schemas.ts';
import type { LastProduct, Product, ProductSummary } from '#core/products/product-schemas.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import {
  average,
  countWhere,
  isOf,
  markupAt,
  priceRange,
  ratedAt,
} from '../../db/rated-products.ts';
import { catalogueMaterials, channels, products } from '../../db/schema.ts';
import { newestFirst } from '../../db/user-rows.ts';
import type { Page } from '../../http/row-calls/paging.ts';
import { portionsOf, rowsOfPage } from '../../portions.ts';
import { activeRows, withTimes } from '../rows/queries.ts';
import { arrangementOf, matches, type ProductPlace, placeIn } from './arranging.ts';
import { productColumns, productOfPage } from './stored-product.ts';

export interface ProductListing extends Omit<ProductListQuery, 'cursor'> {
  readonly after: ProductPlace | undefined;
  /** Today's hourly rate, in R$, which profits and markups depend on. */
  readonly hourlyRate: number;
}

/** The most bytes of materials and long texts in a page. */
const longBytes = 500_000;

const longTexts = keysOf(productFields).filter((key) => {
  const field: Field = productFields[key];
  return field.kind === 'text' && field.lines === 'many';
});

/**
 * A page of the user's products, each with its materials in their order. It ends before its limit
 * where the materials would make it too large.
 */
export async function listProducts(
  tx: Queryable,
  userId: UserId,
  { limit, after, search, profitability, order, hourlyRate }: ProductListing,
): Promise<Page<Product, ProductPlace>> {
  const { figure, by, follows } = arrangementOf(order, hourlyRate);
  const page = tx
    .select({ ...productColumns(userId), figure: figure.as('figure') })
    .from(products)
    .where(
      and(
        activeRows(products, userId),
        matches(search),
        profitability && isOf(markupAt(hourlyRate))[profitability],
        after && follows(after),
      ),
    )
    .orderBy(...by(figure), ...newestFirst(products))
    // One more row shows whether there is another page.
    .limit(limit + 1)
    .as('page');
  const inOrder = sql.join([...by(page.figure), ...newestFirst(page)], sql`, `);
  const long = [sql`${page.materials}::text`, ...longTexts.map((key) => sql`${page[key]}`)];
  const bytes = sql`sum(octet_length(concat(${sql.join(long, sql`, `)}))) over (order by ${inOrder})`;
  const found = await tx
    .select({
      product: sql<Product | null>`case when ${bytes} <= ${longBytes} then ${productOfPage} end`.as(
        'product',
      ),
      // Under a name of its own: `figure` would be the text in the order below.
      figureText: sql<string>`${page.figure}::text`.as('figure_text'),
    })
    .from(page)
    .orderBy(inOrder);
  const fitting = found
    .slice(0, limit)
    .flatMap(({ product, figureText }) => (product ? [{ product, figureText }] : []));
  const last = fitting.at(-1);
  return {
    rows: fitting.map(({ product }) => product),
    next:
      last && fitting.length < found.length ? placeIn(order, last.product, last.figureText) : null,
  };
}

export async function findProduct(tx: Queryable, userId: UserId, id: string) {
  const [row] = await tx
    .select(productColumns(userId))
    .from(products)
    .where(and(activeRows(products, userId), eq(products.id, id)));
  return row && withTimes(row);
}

/**
 * The products among these that are there, each portion newest first. Between portions, which may have
 * thousands of materials, others are served.
 */
export async function findProducts(tx: Queryable, userId: UserId, ids: readonly string[]) {
  const all: Product[] = [];
  for (const portion of portionsOf(ids, rowsOfPage)) {
    const rows = await tx
      .select(productColumns(userId))
      .from(products)
      .where(and(activeRows(products, userId), inArray(products.id, portion)))
      .orderBy(...newestFirst(products));
    all.push(...rows.map(withTimes));
  }
  return all;
}

/** @param hourlyRate of today, in R$ */
export async function countProducts(
  tx: Queryable,
  userId: UserId,
  search: string,
  hourlyRate: number,
): Promise<ProductCounts> {
  const rated = ratedAt(tx, hourlyRate, and(activeRows(products, userId), matches(search)));
  const { lucrative, attention, loss } = isOf(rated.markup);
  const [row] = await tx
    .select({
      lucrative: countWhere(lucrative),
      attention: countWhere(attention),
      loss: countWhere(loss),
    })
    .from(rated);
  if (!row) throw new Error('an aggregate answered no row');
  return row;
}

/** Averages are not rounded. @param hourlyRate of today, in R$ */
export async function summarizeProducts(
  tx: Queryable,
  userId: UserId,
  hourlyRate: number,
): Promise<Omit<ProductSummary, 'last'>> {
  const rated = ratedAt(tx, hourlyRate, activeRows(products, userId));
  const [row] = await tx
    .select({
      count: count(),
      averageMargin: average(rated.markup),
      averagePrice: average(rated.finalPrice),
      ...priceRange(rated.finalPrice),
      lucrative: countWhere(isOf(rated.markup).lucrative),
      otherRate: countWhere(rated.otherRate),
    })
    .from(rated);
  if (!row) throw new Error('an aggregate answered no row');
  return row;
}

/** What the user's newest product says of what a new one begins with; null before the first. */
export async function findLastProduct(tx: Queryable, userId: UserId): Promise<LastProduct | null> {
  const [row] = await tx
    .select({ ...pickFields(rememberedFields, products), channelIds: products.channelIds })
    .from(products)
    .where(activeRows(products, userId))
    .orderBy(...newestFirst(products))
    .limit(1);
  return row ?? null;
}

/** Which of these ids are of materials that the user's catalogue has, or had. */
export async function findKnownMaterials(tx: Queryable, userId: UserId, ids: readonly string[]) {
  const { id, userId: owner } = catalogueMaterials;
  const found = await tx
    .select({ id })
    .from(catalogueMaterials)
    .where(and(eq(owner, userId), inArray(id, [...ids])));
  return found.map(({ id }) => id);
}

/** The user's channels among these ids, deleted ones too. */
export async function findOwnChannels(tx: Queryable, userId: UserId, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await tx
    .select({ id: channels.id, name: channels.name })
    .from(channels)
    .where(and(eq(channels.userId, userId), inArray(channels.id, [...new Set(ids)])));
}

/** The channels that the user has now, newest first. */
export const listOwnChannels = (tx: Queryable, userId: UserId) =>
  tx
    .select({ id: channels.id })
    .from(channels)
    .where(activeRows(channels, userId))
    .orderBy(...newestFirst(channels))
    .limit(maxChannels);

/** The ids among these that are of the user's catalogue and channels, deleted ones too. */
export async function findKnownLinks(
  tx: Queryable,
  userId: UserId,
  links: readonly { readonly materialIds: string[]; readonly channelIds: string[] }[],
): Promise<ReadonlySet<string>> {
  const materialIds = new Set(links.flatMap((each) => each.materialIds));
  const own = await findOwnChannels(
    tx,
    userId,
    links.flatMap((each) => each.channelIds),
  );
  const known = await findKnownMaterials(tx, userId, [...materialIds]);
  return new Set([...known, ...own.map(({ id }) => id)]);
}
