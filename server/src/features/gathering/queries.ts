import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import { gatherMaterials } from '#core/catalogue/gather-materials.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { catalogueMaterials, materials, products } from '../../db/schema.ts';
import { newestFirst } from '../../db/user-rows.ts';
import { idsOf } from '../../portions.ts';
import { materialColumns } from '../catalogue/stored-material.ts';
import { findProducts } from '../products/queries.ts';
import { activeRows } from '../rows/queries.ts';

/** The most products that are read for it, and the most rows that they have: sorting them holds the loop. */
const most = { products: 2_000, rows: 5_000 };

/** Whether the user's products have rows that may be gathered. It reads no more than it needs. */
export async function hasGatherable(tx: Queryable, userId: UserId): Promise<boolean> {
  const price = sql`coalesce(${materials.unitPrice}, ${materials.packPrice})`;
  const found = await tx
    .select({ id: materials.id })
    .from(materials)
    .innerJoin(
      products,
      and(eq(products.userId, materials.userId), eq(products.id, materials.productId)),
    )
    .where(
      and(
        eq(materials.userId, userId),
        isNull(materials.materialId),
        gt(price, 0),
        sql`char_length(${materials.name}) >= ${catalogueFields.name.min}`,
        activeRows(products, userId),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** What the user's newest products with rows that are not linked are made of, beside the catalogue. */
export async function findGathered(tx: Queryable, userId: UserId) {
  const { ids, hasMore } = await findUnlinked(tx, userId);
  const found = await findProducts(tx, userId, ids);
  const catalogue = await tx
    .select(materialColumns)
    .from(catalogueMaterials)
    .where(activeRows(catalogueMaterials, userId))
    .orderBy(...newestFirst(catalogueMaterials));
  return { products: found, ...gatherMaterials(found, catalogue), hasMore };
}

/** The newest products that have rows that are not linked. */
async function findUnlinked(tx: Queryable, userId: UserId) {
  const unlinked = tx
    .select({ one: sql`1` })
    .from(materials)
    .where(
      and(
        eq(materials.userId, userId),
        eq(materials.productId, products.id),
        isNull(materials.materialId),
      ),
    );
  const count = sql`(select count(*) from ${materials} m
    where m.user_id = ${userId} and m.product_id = ${products}.id)`.mapWith(Number);
  const found = await tx
    .select({ id: products.id, count })
    .from(products)
    .where(and(activeRows(products, userId), exists(unlinked)))
    .orderBy(...newestFirst(products))
    // One more row shows whether there are others.
    .limit(most.products + 1);
  let rows = 0;
  const taken = found.slice(0, most.products).filter((each, index) => {
    rows += each.count;
    return index === 0 || rows <= most.rows;
  });
  return { ids: idsOf(taken), hasMore: taken.length < found.length };
}
