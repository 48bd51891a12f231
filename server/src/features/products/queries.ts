import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { pickFields } from '#core/fields/field.ts';
import { profitabilityThresholds } from '#core/pricing/profitability.ts';
import { productFields } from '#core/products/fields.ts';
import type { ProductCounts, ProductListQuery } from '#core/schemas/lists.ts';
import type { Product, ProductSummary } from '#core/schemas/product.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { products } from '../../db/schema.ts';
import { newestFirst } from '../../db/user-rows.ts';
import type { Page } from '../../http/paging.ts';
import {
  arrangementOf,
  hasProfitability,
  matches,
  type ProductPlace,
  placeIn,
} from './arranging.ts';
import { productColumns, toProduct } from './stored-product.ts';

export interface ProductListing extends Omit<ProductListQuery, 'cursor'> {
  readonly after: ProductPlace | undefined;
  /** In R$, which the order by profit depends on. */
  readonly hourlyRate: number;
}

/** The most bytes of a page that are materials. Products without them leave room for so many. */
const materialBytes = 500_000;

/**
 * A page of the user's products, each with its materials in the order they were typed. It ends
 * before its limit where the materials would make it too large.
 */
export async function listProducts(
  tx: Queryable,
  userId: UserId,
  { limit, after, search, profitability, order, hourlyRate }: ProductListing,
): Promise<Page<Product, ProductPlace>> {
  const { figure, by, follows } = arrangementOf(order, hourlyRate);
  const page = tx
    .select({ ...productColumns, figure: figure.as('figure') })
    .from(products)
    .where(
      and(
        ownProducts(userId),
        matches(search),
        profitability && hasProfitability[profitability],
        after && follows(after),
      ),
    )
    .orderBy(...by(figure), ...newestFirst(products))
    // One more tells whether there is another page.
    .limit(limit + 1)
    .as('page');
  const inOrder = sql.join([...by(page.figure), ...newestFirst(page)], sql`, `);
  const bytes = sql`sum(octet_length(${page.materials}::text)) over (order by ${inOrder})`;
  const found = await tx
    .select({
      id: page.id,
      ...pickFields(productFields, page),
      materials: sql<Product['materials'] | null>`
        case when ${bytes} <= ${materialBytes} then ${page.materials} end`.as('materials'),
      finalPrice: page.finalPrice,
      createdAt: page.createdAt,
      updatedAt: page.updatedAt,
      // Under a name of its own: `figure` would be the text in the order below.
      figureText: sql<string>`${page.figure}::text`.as('figure_text'),
    })
    .from(page)
    .orderBy(inOrder);
  const fitting = found
    .slice(0, limit)
    .flatMap(({ materials, figureText, ...row }) =>
      materials ? [{ figureText, product: toProduct({ ...row, materials }) }] : [],
    );
  const last = fitting.at(-1);
  return {
    rows: fitting.map(({ product }) => product),
    next:
      last && fitting.length < found.length ? placeIn(order, last.product, last.figureText) : null,
  };
}

/** One of the user's products, or undefined when it is deleted, unknown or somebody else's. */
export async function findProduct(
  tx: Queryable,
  userId: UserId,
  id: string,
): Promise<Product | undefined> {
  const [row] = await tx
    .select(productColumns)
    .from(products)
    .where(and(ownProducts(userId), eq(products.id, id)));
  return row && toProduct(row);
}

/** How many of the user's products of each profitability a search finds. */
export async function countProducts(
  tx: Queryable,
  userId: UserId,
  search: string,
): Promise<ProductCounts> {
  const countOf = (which: SQL) => sql`count(*) filter (where ${which})`.mapWith(Number);
  const { lucrative, attention, loss } = hasProfitability;
  const [row] = await tx
    .select({
      lucrative: countOf(lucrative),
      attention: countOf(attention),
      loss: countOf(loss),
    })
    .from(products)
    .where(and(ownProducts(userId), matches(search)));
  if (!row) throw new Error('an aggregate answered no row');
  return row;
}

/** The user's products at a glance; averages not rounded. */
export async function summarizeProducts(tx: Queryable, userId: UserId): Promise<ProductSummary> {
  const { marginPercentage, finalPrice } = products;
  const [row] = await tx
    .select({
      count: count(),
      averageMargin: sql`coalesce(avg(${marginPercentage}), 0)`.mapWith(Number),
      averagePrice: sql`coalesce(avg(${finalPrice}), 0)`.mapWith(Number),
      lucrative:
        sql`count(*) filter (where ${marginPercentage} >= ${profitabilityThresholds.lucrative})`.mapWith(
          Number,
        ),
    })
    .from(products)
    .where(ownProducts(userId));
  if (!row) throw new Error('an aggregate answered no row');
  return row;
}

const ownProducts = (userId: UserId) =>
  and(eq(products.userId, userId), eq(products.isActive, true));
