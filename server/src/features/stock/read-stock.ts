import { and, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Stock } from '#core/schemas/stock.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { dictionaryKey } from '../../db/folded.ts';
import { catalogueMaterials, materials, products, stockMovements } from '../../db/schema.ts';
import { dimensionOf, factorOf } from '../../db/unit-values.ts';
import { activeRows } from '../rows/queries.ts';
import { toStockMaterial, toStockProduct } from './answers.ts';
import { stockIn, trackedColumns } from './movement-columns.ts';

/**
 * How many pieces of each product its tracked materials are enough for, in base units as the stock.
 */
function enoughFor(tx: Queryable, userId: UserId) {
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

/** When pieces of each product were sold last, in a sale that stands. */
const lastSales = (tx: Queryable, userId: UserId) =>
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
      and(eq(stockMovements.userId, userId), eq(stockMovements.kind, 'sale'), isNull(reversals.id)),
    )
    .groupBy(stockMovements.productId)
    .as('sales');

/** All stock of the user, by name. */
export async function readStock(tx: Queryable, userId: UserId): Promise<Stock> {
  const ofMaterials = await tx
    .select(trackedColumns)
    .from(catalogueMaterials)
    .where(and(activeRows(catalogueMaterials, userId), eq(catalogueMaterials.tracked, true)))
    .orderBy(dictionaryKey(catalogueMaterials.name), catalogueMaterials.id);
  const enough = enoughFor(tx, userId);
  const sales = lastSales(tx, userId);
  const ofProducts = await tx
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
    .where(activeRows(products, userId))
    .orderBy(dictionaryKey(products.name), products.id);
  return {
    materials: ofMaterials.map(toStockMaterial),
    products: ofProducts.map(toStockProduct),
  };
}
