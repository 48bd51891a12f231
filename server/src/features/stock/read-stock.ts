import { and, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Stock, StockProduct } from '#core/stock/stock-schemas.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { dictionaryKey } from '../../db/folded-text-sql.ts';
import { catalogueMaterials, materials, products, stockMovements } from '../../db/schema.ts';
import { dimensionOf, factorOf } from '../../db/unit-values.ts';
import { idsOf, portionsOf } from '../../portions.ts';
import { inTurns } from '../../processor-time.ts';
import { activeRows } from '../rows/queries.ts';
import { toStockMaterial, toStockProduct } from './answers.ts';
import { stockIn, trackedColumns } from './movement-columns.ts';

/**
 * How many pieces of each of these products its tracked materials are enough for, in base units as the
 * stock.
 */
function enoughFor(tx: Queryable, userId: UserId, ids: string[]) {
  const used = sql`sum(${materials.quantity} * (1 + ${materials.wastePercentage} / 100)
    * ${factorOf(materials.unit)})`;
  const { onHand } = catalogueMaterials;
  const each = tx
    .select({
      productId: materials.productId,
      pieces: sql`floor(greatest(${onHand}, 0) * ${products.batchSize} / nullif(${used}, 0))`.as(
        'pieces',
      ),
    })
    .from(materials)
    .innerJoin(
      catalogueMaterials,
      and(
        eq(catalogueMaterials.userId, materials.userId),
        eq(catalogueMaterials.id, materials.materialId),
      ),
    )
    .innerJoin(
      products,
      and(eq(products.userId, materials.userId), eq(products.id, materials.productId)),
    )
    .where(
      and(
        eq(materials.userId, userId),
        inArray(materials.productId, ids),
        isNotNull(materials.materialId),
        activeRows(catalogueMaterials, userId),
        eq(catalogueMaterials.tracked, true),
        sql`${dimensionOf(materials.unit)} = ${dimensionOf(catalogueMaterials.unitType)}`,
      ),
    )
    .groupBy(
      materials.productId,
      catalogueMaterials.id,
      catalogueMaterials.onHand,
      products.batchSize,
    )
    .as('each_material');
  return tx
    .select({
      productId: each.productId,
      // No number of the answer is larger than it can hold.
      pieces: sql`least(min(${each.pieces}), 1000000000)`.as('can_make'),
    })
    .from(each)
    .groupBy(each.productId)
    .as('enough');
}

const reversals = alias(stockMovements, 'reversals');

/** When pieces of each of these products were sold last, in a sale that stands. */
const lastSales = (tx: Queryable, userId: UserId, ids: string[]) =>
  tx
    .select({
      productId: stockMovements.productId,
      at: max(stockMovements.happenedAt).as('last_sold'),
    })
    .from(stockMovements)
    .leftJoin(
      reversals,
      and(eq(reversals.userId, userId), eq(reversals.reverses, stockMovements.id)),
    )
    .where(
      and(
        eq(stockMovements.userId, userId),
        inArray(stockMovements.productId, ids),
        eq(stockMovements.kind, 'sale'),
        isNull(reversals.id),
      ),
    )
    .groupBy(stockMovements.productId)
    .as('sales');

/** All stock of the user, by name. Products come in portions, so that others are served in between. */
export async function readStock(tx: Queryable, userId: UserId): Promise<Stock> {
  const ofMaterials = await tx
    .select(trackedColumns)
    .from(catalogueMaterials)
    .where(and(activeRows(catalogueMaterials, userId), eq(catalogueMaterials.tracked, true)))
    .orderBy(dictionaryKey(catalogueMaterials.name), catalogueMaterials.id);
  const byName = await tx
    .select({ id: products.id })
    .from(products)
    .where(activeRows(products, userId))
    .orderBy(dictionaryKey(products.name), products.id);
  const found = new Map<string, StockProduct>();
  for (const ids of portionsOf(idsOf(byName), 500)) {
    for (const row of await stockOf(tx, userId, ids)) found.set(row.id, toStockProduct(row));
  }
  return {
    materials: await inTurns(ofMaterials, toStockMaterial),
    products: byName.flatMap(({ id }) => found.get(id) ?? []),
  };
}

function stockOf(tx: Queryable, userId: UserId, ids: string[]) {
  const enough = enoughFor(tx, userId, ids);
  const sales = lastSales(tx, userId, ids);
  return tx
    .select({
      id: products.id,
      name: products.name,
      ...stockIn(products),
      batchSize: products.batchSize,
      finalPrice: products.finalPrice,
      lastSold: sales.at,
      canMake: sql`${enough.pieces}`.mapWith(Number).as('pieces_enough'),
    })
    .from(products)
    .leftJoin(enough, eq(enough.productId, products.id))
    .leftJoin(sales, eq(sales.productId, products.id))
    .where(and(activeRows(products, userId), inArray(products.id, ids)));
}
