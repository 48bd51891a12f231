import { and, count, desc, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pickFields } from '#core/fields/field.ts';
import { profitabilityThresholds } from '#core/pricing/profitability.ts';
import { materialFields, productFields } from '#core/products/fields.ts';
import type { Product, ProductSummary } from '#core/schemas/product.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { materials, products } from '../../db/schema.ts';

/**
 * The user's products, newest first, each with its materials in the order they were typed.
 *
 * @param limit how many at most; all without it
 */
export async function listProducts(
  tx: Queryable,
  userId: UserId,
  limit?: number,
): Promise<Product[]> {
  const all = selectProducts(tx, userId);
  return toProducts(await (limit === undefined ? all : all.limit(limit)));
}

/** One of the user's products, or undefined when it is deleted, unknown or somebody else's. */
export async function findProduct(
  tx: Queryable,
  userId: UserId,
  id: string,
): Promise<Product | undefined> {
  const rows = await selectProducts(tx, userId, eq(products.id, id));
  return toProducts(rows)[0];
}

/** How many products the user has, deleted ones left out. */
export async function countProducts(tx: Queryable, userId: UserId): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(products)
    .where(and(eq(products.userId, userId), eq(products.isActive, true)));
  return row?.count ?? 0;
}

/** When one of the user's products was deleted, or undefined when it is not. */
export async function findDeletion(
  tx: Queryable,
  userId: UserId,
  id: string,
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ deletedAt: products.updatedAt })
    .from(products)
    .where(and(eq(products.userId, userId), eq(products.id, id), eq(products.isActive, false)));
  return row?.deletedAt;
}

/**
 * Whether another product of the user was created since then, or restored so that it counts as new.
 * It may be deleted again by now.
 */
export async function hasNewerThan(
  tx: Queryable,
  userId: UserId,
  id: string,
  since: Date,
): Promise<boolean> {
  const began = sql<Date>`greatest(${products.createdAt}, ${products.restoredAt})`;
  const newer = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.userId, userId),
        ne(products.id, id),
        gte(began, sql.param(since, products.createdAt)),
      ),
    )
    .limit(1);
  return newer.length > 0;
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
    .where(and(eq(products.userId, userId), eq(products.isActive, true)));
  if (!row) throw new Error('an aggregate answered no row');
  return row;
}

function selectProducts(tx: Queryable, userId: UserId, which?: SQL) {
  return tx
    .select({
      id: products.id,
      ...pickFields(productFields, products),
      materials: materialsOfProduct,
      finalPrice: products.finalPrice,
      createdAt: products.createdAt,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .where(and(eq(products.userId, userId), eq(products.isActive, true), which))
    .orderBy(desc(products.createdAt), desc(products.id));
}

function toProducts(rows: Awaited<ReturnType<typeof selectProducts>>): Product[] {
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

type Material = Product['materials'][number];

const materialColumns: Readonly<Record<keyof Material, PgColumn>> = {
  id: materials.id,
  ...pickFields(materialFields, materials),
  totalPrice: materials.totalPrice,
};

const materialEntries = Object.entries(materialColumns)
  .map(([key, { name }]) => `'${key}', m.${name}`)
  .join(', ');

/** One list per product, made by the database: fewer rows to carry, and the key's order is reused. */
const materialsOfProduct = sql<Material[]>`(
  select coalesce(json_agg(json_build_object(${sql.raw(materialEntries)}) order by m.position), '[]')
  from ${materials} m
  where m.user_id = ${products}.user_id and m.product_id = ${products}.id
)`;
