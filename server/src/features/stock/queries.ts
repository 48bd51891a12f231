import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { toDecimal } from '#core/pricing/decimal.ts';
import type { Movements, PastMovement, Stock, StockMonth } from '#core/schemas/stock.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { dictionaryKey } from '../../db/folded.ts';
import { packIn } from '../../db/pack.ts';
import { catalogueMaterials, materials, products, stockMovements } from '../../db/schema.ts';
import { dimensionOf, factorOf } from '../../db/unit-values.ts';
import { findProduct } from '../products/queries.ts';
import {
  inUnit,
  type KeptMovement,
  toActedMaterial,
  toActedProduct,
  toMovement,
  toStockMaterial,
  toStockProduct,
} from './answers.ts';
import type { StockedProduct, TrackedMaterial } from './items.ts';

/** Every digit, and none that says nothing: a number of JavaScript would lose some. */
const exact = <Text extends string | null = string>(column: PgColumn) =>
  sql<Text>`trim_scale(${column})::text`;

const stockIn = ({ onHand, stockValue }: typeof catalogueMaterials | typeof products) => ({
  onHand: exact(onHand),
  stockValue: exact(stockValue),
});

const trackedColumns = {
  id: catalogueMaterials.id,
  name: catalogueMaterials.name,
  unitType: catalogueMaterials.unitType,
  unitPrice: catalogueMaterials.unitPrice,
  minimum: catalogueMaterials.minimum,
  pack: packIn(catalogueMaterials).as('pack'),
  ...stockIn(catalogueMaterials),
};

const ownMaterials = (userId: UserId) =>
  and(eq(catalogueMaterials.userId, userId), eq(catalogueMaterials.isActive, true));

/** Those of these materials of the user's catalogue that are tracked and not deleted. */
export async function findTracked(
  tx: Queryable,
  userId: UserId,
  ids: readonly string[],
): Promise<TrackedMaterial[]> {
  if (ids.length === 0) return [];
  return await tx
    .select(trackedColumns)
    .from(catalogueMaterials)
    .where(
      and(
        ownMaterials(userId),
        eq(catalogueMaterials.tracked, true),
        inArray(catalogueMaterials.id, [...ids]),
      ),
    );
}

/** One of the user's products with its pieces, or undefined when it is deleted or not theirs. */
export async function findStocked(
  tx: Queryable,
  userId: UserId,
  id: string,
): Promise<StockedProduct | undefined> {
  const product = await findProduct(tx, userId, id);
  if (!product) return undefined;
  const [row] = await tx
    .select(stockIn(products))
    .from(products)
    .where(and(eq(products.userId, userId), eq(products.id, id)));
  return row && { product, ...row };
}

/** A movement as it is kept. */
export const movementColumns = {
  id: stockMovements.id,
  actId: stockMovements.actId,
  kind: stockMovements.kind,
  materialId: stockMovements.materialId,
  productId: stockMovements.productId,
  quantity: exact(stockMovements.quantity),
  value: exact(stockMovements.value),
  told: exact(stockMovements.told),
  unit: stockMovements.unit,
  unitPrice: stockMovements.unitPrice,
  hours: exact<string | null>(stockMovements.hours),
  labour: exact<string | null>(stockMovements.labour),
  note: stockMovements.note,
  reverses: stockMovements.reverses,
  happenedAt: stockMovements.happenedAt,
  createdAt: stockMovements.createdAt,
};

/** All that was done together with one of the user's movements, that one first; empty without it. */
export async function findAct(tx: Queryable, userId: UserId, id: string): Promise<KeptMovement[]> {
  const { actId, userId: owner } = stockMovements;
  const [named] = await tx
    .select({ actId })
    .from(stockMovements)
    .where(and(eq(owner, userId), eq(stockMovements.id, id)));
  if (!named) return [];
  // Not joined: while the database knows nothing of a young table, it would try all pairs of rows.
  return await tx
    .select(movementColumns)
    .from(stockMovements)
    .where(and(eq(owner, userId), eq(actId, named.actId)))
    .orderBy(desc(sql`${stockMovements.id} = ${id}`), asc(stockMovements.id));
}

/** Whether one of the user's movements was taken back. */
export async function isReversed(tx: Queryable, userId: UserId, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(and(eq(stockMovements.userId, userId), eq(stockMovements.reverses, id)))
    .limit(1);
  return found.length > 0;
}

/** What there is of the materials and products of an act, deleted ones too. */
export async function findActed(
  tx: Queryable,
  userId: UserId,
  movements: readonly Pick<KeptMovement, 'materialId' | 'productId'>[],
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

/**
 * How many pieces of each product its tracked materials are enough for. What a batch uses of one is
 * told in base units, as its stock is.
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
        ownMaterials(userId),
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
      // Nobody makes more at once, and no number of the answer is larger than it can hold.
      pieces: sql`least(min(${each.pieces}), 1000000000)`.as('can_make'),
    })
    .from(each)
    .groupBy(each.productId)
    .as('enough');
}

/** All that the user keeps stock of, by name. */
export async function readStock(tx: Queryable, userId: UserId): Promise<Stock> {
  const ofMaterials = await tx
    .select(trackedColumns)
    .from(catalogueMaterials)
    .where(and(ownMaterials(userId), eq(catalogueMaterials.tracked, true)))
    .orderBy(dictionaryKey(catalogueMaterials.name), catalogueMaterials.id);
  const enough = enoughFor(tx, userId);
  const ofProducts = await tx
    .select({
      id: products.id,
      name: products.name,
      ...stockIn(products),
      canMake: sql`${enough.pieces}`.mapWith(Number).as('pieces_enough'),
    })
    .from(products)
    .leftJoin(enough, eq(enough.productId, products.id))
    .where(and(eq(products.userId, userId), eq(products.isActive, true)))
    .orderBy(dictionaryKey(products.name), products.id);
  return {
    materials: ofMaterials.map(toStockMaterial),
    products: ofProducts.map(toStockProduct),
  };
}

/** A material or a product whose movements are listed. */
export interface MovementsOf {
  readonly kind: 'material' | 'product';
  readonly id: string;
}

/** The movement after which a page goes on. */
export interface MovementPlace {
  readonly happenedAt: string;
  readonly createdAt: string;
  readonly id: string;
}

interface MovementListing {
  readonly limit: number;
  readonly after: MovementPlace | undefined;
}

/**
 * A page of the movements of one of the user's materials or products, deleted ones too, the last to
 * happen first. Undefined when the user never had such a row.
 */
export async function listMovements(
  tx: Queryable,
  userId: UserId,
  of: MovementsOf,
  { limit, after }: MovementListing,
): Promise<{ rows: Movements; next: MovementPlace | null } | undefined> {
  const item = await findItem(tx, userId, of);
  if (!item) return undefined;
  const { happenedAt, createdAt, id } = stockMovements;
  const own = and(
    eq(stockMovements.userId, userId),
    eq(of.kind === 'material' ? stockMovements.materialId : stockMovements.productId, of.id),
  );
  const place = sql`(${happenedAt}, ${createdAt}, ${id})`;
  const given =
    after &&
    sql`(${after.happenedAt}::timestamptz, ${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const found = await tx
    .select(movementColumns)
    .from(stockMovements)
    .where(and(own, given && sql`${place} < ${given}`))
    .orderBy(desc(happenedAt), desc(createdAt), desc(id))
    // One more tells whether there is another page.
    .limit(limit + 1);
  const shown = found.slice(0, limit);
  const later = given ? await sumOf(tx, and(own, sql`${place} >= ${given}`)) : '0';
  const reversed = await findReversed(
    tx,
    userId,
    shown.map((each) => each.id),
  );
  const last = shown.at(-1);
  return {
    rows: {
      name: item.name,
      unit: item.unit,
      onHand: inUnit(item.onHand, item.unit),
      value: Number(item.stockValue),
      movements: withOnHand(shown, toDecimal(item.onHand).minus(toDecimal(later))).map((each) => ({
        ...each,
        reversed: reversed.has(each.id),
      })),
    },
    next:
      last && found.length > limit
        ? {
            happenedAt: last.happenedAt.toISOString(),
            createdAt: last.createdAt.toISOString(),
            id: last.id,
          }
        : null,
  };
}

/** Each with what there was after it, in its unit. @param newest what there was after the first one */
function withOnHand(
  movements: readonly KeptMovement[],
  newest: ReturnType<typeof toDecimal>,
): Omit<PastMovement, 'reversed'>[] {
  let onHand = newest;
  return movements.map((movement) => {
    const onHandAfter = inUnit(onHand.toFixed(), movement.unit);
    onHand = onHand.minus(toDecimal(movement.quantity));
    return { ...toMovement(movement), onHandAfter };
  });
}

async function findItem(tx: Queryable, userId: UserId, { kind, id }: MovementsOf) {
  if (kind === 'material') {
    const { name, unitType: unit, userId: owner } = catalogueMaterials;
    const [row] = await tx
      .select({ name, unit, ...stockIn(catalogueMaterials) })
      .from(catalogueMaterials)
      .where(and(eq(owner, userId), eq(catalogueMaterials.id, id)));
    return row;
  }
  const [row] = await tx
    .select({ name: products.name, ...stockIn(products) })
    .from(products)
    .where(and(eq(products.userId, userId), eq(products.id, id)));
  return row && { ...row, unit: null };
}

async function sumOf(tx: Queryable, which: SQL | undefined): Promise<string> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${stockMovements.quantity}), 0)::text` })
    .from(stockMovements)
    .where(which);
  return row?.sum ?? '0';
}

/** Those of these ids whose movement another one of the user took back. */
export async function findReversed(
  tx: Queryable,
  userId: UserId,
  ids: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const { reverses } = stockMovements;
  const found = await tx
    .select({ id: reverses })
    .from(stockMovements)
    .where(and(eq(stockMovements.userId, userId), inArray(reverses, [...ids])));
  return new Set(found.map(({ id }) => id));
}

const thisMonth = sql`date_trunc('month', now() at time zone 'America/Sao_Paulo')`;

/**
 * What was made and sold in each of the last twelve months in Brasília, newest first. What was taken
 * back counts against the month in which it happened. Only pieces that were made or sold have labour,
 * and only those that were sold a price.
 */
export async function readMonths(tx: Queryable, userId: UserId): Promise<StockMonth[]> {
  const { happenedAt, productId, quantity, value, unitPrice, hours, labour } = stockMovements;
  const isSold = sql`${unitPrice} is not null`;
  const ofSold = (amount: SQL) => sql`coalesce(sum(${amount}) filter (where ${isSold}), 0)`;
  const revenue = ofSold(sql`-${quantity} * ${unitPrice}`);
  const cost = ofSold(sql`-${value}`);
  const worked = ofSold(sql`${hours}`);
  const month = sql<string>`to_char(${happenedAt} at time zone 'America/Sao_Paulo', 'YYYY-MM')`;
  const found = await tx
    .select({
      month: month.as('month'),
      made: sql`coalesce(sum(${quantity}) filter (where ${unitPrice} is null), 0)`.mapWith(Number),
      sold: ofSold(sql`-${quantity}`).mapWith(Number),
      revenue: revenue.mapWith(Number),
      cost: cost.mapWith(Number),
      earned: sql`${revenue} - ${cost}`.mapWith(Number),
      hours: worked.mapWith(Number),
      earnedPerHour: sql`case when ${worked} > 0
        then round((${revenue} - ${cost} + ${ofSold(sql`${labour}`)}) / ${worked}, 2) end`.mapWith(
        Number,
      ),
    })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.userId, userId),
        isNotNull(productId),
        or(isNotNull(labour), isNotNull(unitPrice)),
        sql`${happenedAt} >= (${thisMonth} - interval '11 months') at time zone 'America/Sao_Paulo'`,
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
  return found.filter(({ made, sold, hours }) => made !== 0 || sold !== 0 || hours !== 0);
}
