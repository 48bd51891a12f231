import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, UserId } from '../../db/database.ts';
import { catalogueMaterials, products, stockMovements } from '../../db/schema.ts';
import { findProduct } from '../products/queries.ts';
import { activeRows } from '../rows/queries.ts';
import { type StoredMovement, toActedMaterial, toActedProduct } from './answers.ts';
import { movementColumns, stockIn, trackedColumns } from './movement-columns.ts';

export async function findTracked(tx: Queryable, userId: UserId, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await tx
    .select(trackedColumns)
    .from(catalogueMaterials)
    .where(
      and(
        activeRows(catalogueMaterials, userId),
        eq(catalogueMaterials.tracked, true),
        inArray(catalogueMaterials.id, [...ids]),
      ),
    );
}

export async function findStocked(tx: Queryable, userId: UserId, id: string) {
  const product = await findProduct(tx, userId, id);
  if (!product) return undefined;
  const [row] = await tx
    .select(stockIn(products))
    .from(products)
    .where(and(eq(products.userId, userId), eq(products.id, id)));
  return row && { product, ...row };
}

/** All movements of the act of one movement, that one first; empty without it. */
export async function findAct(tx: Queryable, userId: UserId, id: string) {
  const { actId, userId: owner } = stockMovements;
  const [named] = await tx
    .select({ actId })
    .from(stockMovements)
    .where(and(eq(owner, userId), eq(stockMovements.id, id)));
  if (!named) return [];
  // Not joined: without statistics of a young table the planner would try all pairs of rows.
  return await tx
    .select(movementColumns)
    .from(stockMovements)
    .where(and(eq(owner, userId), eq(actId, named.actId)))
    .orderBy(desc(sql`${stockMovements.id} = ${id}`), asc(stockMovements.id));
}

/** The stock of the materials and products of an act, deleted ones too. */
export async function findActed(
  tx: Queryable,
  userId: UserId,
  movements: readonly Pick<StoredMovement, 'materialId' | 'productId'>[],
) {
  const materialIds = movements.flatMap(({ materialId }) => materialId ?? []);
  const productIds = movements.flatMap(({ productId }) => productId ?? []);
  const { id, name, unitType, minimum, userId: owner } = catalogueMaterials;
  const ofMaterials = await tx
    .select({ id, name, unitType, minimum, ...stockIn(catalogueMaterials) })
    .from(catalogueMaterials)
    .where(and(eq(owner, userId), inArray(id, materialIds)))
    .orderBy(id);
  const ofProducts = await tx
    .select({ id: products.id, name: products.name, ...stockIn(products) })
    .from(products)
    .where(and(eq(products.userId, userId), inArray(products.id, productIds)))
    .orderBy(products.id);
  return {
    materials: ofMaterials.map(toActedMaterial),
    products: ofProducts.map(toActedProduct),
  };
}

/** The movements among these ids that are reversed. */
export async function findReversed(tx: Queryable, userId: UserId, ids: readonly string[]) {
  const { reverses } = stockMovements;
  const found = await tx
    .select({ id: reverses })
    .from(stockMovements)
    .where(and(eq(stockMovements.userId, userId), inArray(reverses, [...ids])));
  return new Set(found.map(({ id }) => id));
}
