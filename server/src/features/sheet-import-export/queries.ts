import { and, desc, eq, sql } from 'drizzle-orm';
import { catalogueInputOf } from '#core/catalogue/catalogue-fields.ts';
import type { CatalogueMaterialContent } from '#core/catalogue/catalogue-schemas.ts';
import { productFields } from '#core/products/product-fields.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import type { ProductContent } from '#core/products/product-schemas.ts';
import type { StockMovement } from '#core/stock/stock-schemas.ts';
import type { ProductDefaults } from '#core/written-lists/sheet-rows.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { catalogueMaterials, products, stockMovements, users } from '../../db/schema.ts';
import { newestFirst } from '../../db/user-rows.ts';
import type { Page } from '../../http/row-calls/paging.ts';
import { idsOf } from '../../portions.ts';
import { materialColumns } from '../catalogue/stored-material.ts';
import { findProducts } from '../products/queries.ts';
import { activeRows } from '../rows/queries.ts';
import { toActedMaterial, toMovement } from '../stock/answers.ts';
import { movementColumns } from '../stock/movement-columns.ts';
import { findActed, findReversed, findTracked } from '../stock/queries.ts';
import { hourlyRateOf } from '../users/me.ts';
import { pageUpTo } from '../workshop/workshop-rows.ts';

/** A stored row, as what would store it again. */
export interface KnownRow<Content> {
  readonly id: string;
  readonly name: string;
  readonly content: Content;
  /** The final price of a product. */
  readonly finalPrice?: number;
}

/** The user's catalogue, in the order in which it is exported. */
export async function findMaterialsToMatch(
  tx: Queryable,
  userId: UserId,
): Promise<KnownRow<CatalogueMaterialContent>[]> {
  const rows = await tx
    .select(materialColumns)
    .from(catalogueMaterials)
    .where(activeRows(catalogueMaterials, userId))
    .orderBy(...newestFirst(catalogueMaterials));
  return rows.map((row) => ({ id: row.id, name: row.name, content: catalogueInputOf(row) }));
}

export async function findProductsToMatch(
  tx: Queryable,
  userId: UserId,
): Promise<KnownRow<ProductContent>[]> {
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(activeRows(products, userId))
    .orderBy(...newestFirst(products));
  const rows = await findProducts(tx, userId, idsOf(found));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    content: productInputOf(row),
    finalPrice: row.finalPrice,
  }));
}

/** The stock of rows by id, a material's in its unit. */
export type StockById = ReadonlyMap<string, { readonly onHand: number; readonly value: number }>;

export async function findStockOfMaterials(
  tx: Queryable,
  userId: UserId,
  ids: readonly string[],
): Promise<StockById> {
  const tracked = await findTracked(tx, userId, ids);
  return new Map(tracked.map((row) => [row.id, toActedMaterial(row)]));
}

export async function findStockOfProducts(
  tx: Queryable,
  userId: UserId,
  ids: readonly string[],
): Promise<StockById> {
  const pieces = ids.map((productId) => ({ materialId: null, productId }));
  const acted = await findActed(tx, userId, pieces);
  return new Map(acted.products.map((row) => [row.id, row]));
}

export type MovementLine = StockMovement & {
  /** The name of the moved material or product. */
  readonly name: string;
  readonly isReversed: boolean;
};

/** A page of the user's movements, last stored first. */
export async function listMovementLines(
  tx: Queryable,
  userId: UserId,
  { limit, after }: { readonly limit: number; readonly after: MovementLine | undefined },
): Promise<Page<MovementLine, MovementLine>> {
  const { createdAt, id, userId: owner } = stockMovements;
  const follows =
    after && sql`(${createdAt}, ${id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const found = await tx
    .select(movementColumns)
    .from(stockMovements)
    .where(and(eq(owner, userId), follows))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  const acted = await findActed(tx, userId, found);
  const names = new Map([...acted.materials, ...acted.products].map(({ id, name }) => [id, name]));
  const reversed = await findReversed(tx, userId, idsOf(found));
  const rows = found.map((row) => ({
    ...toMovement(row),
    name: names.get(row.materialId ?? row.productId ?? '') ?? '',
    isReversed: reversed.has(row.id),
  }));
  return pageUpTo(rows, limit);
}

/** The defaults of imported products. */
export async function findDefaults(tx: Queryable, userId: UserId): Promise<ProductDefaults> {
  const [user] = await tx
    .select({ craftType: users.craftType, hourlyRate: users.hourlyRate })
    .from(users)
    .where(eq(users.id, userId));
  return {
    craftCategory: user?.craftType ?? 'outros',
    hourlyRate: hourlyRateOf(user),
    marginPercentage: productFields.marginPercentage.fallback,
    fixedCosts: productFields.fixedCosts.fallback,
  };
}
