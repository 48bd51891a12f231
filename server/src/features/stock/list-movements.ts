import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { toDecimal } from '#core/numbers/decimal.ts';
import type { Movements } from '#core/stock/stock-schemas.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { catalogueMaterials, products, stockMovements } from '../../db/schema.ts';
import { pageOf } from '../../http/row-calls/paging.ts';
import { inUnit, type StoredMovement, toMovement } from './answers.ts';
import { movementColumns, stockIn } from './movement-columns.ts';
import { findReversed } from './queries.ts';

export interface MovementsOf {
  readonly kind: 'material' | 'product';
  readonly id: string;
}

export interface MovementPlace {
  readonly happenedAt: string;
  readonly createdAt: string;
  readonly id: string;
}

/**
 * A page of the movements of one of the user's materials or products, deleted ones too, last to
 * happen first. Undefined when the user never had such a row. It begins its transaction.
 */
export async function listMovements(
  tx: Queryable,
  userId: UserId,
  of: MovementsOf,
  { limit, after }: { readonly limit: number; readonly after: MovementPlace | undefined },
): Promise<{ rows: Movements; next: MovementPlace | null } | undefined> {
  // The stock and its movements are read as of one moment.
  await tx.execute(sql`set transaction isolation level repeatable read`);
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
    .limit(limit + 1);
  const { rows: shown, next } = pageOf(found, limit, (last) => ({
    happenedAt: last.happenedAt.toISOString(),
    createdAt: last.createdAt.toISOString(),
    id: last.id,
  }));
  const later = given ? await sumOf(tx, and(own, sql`${place} >= ${given}`)) : '0';
  const ids = shown.map((each) => each.id);
  const reversed = await findReversed(tx, userId, ids);
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
    next,
  };
}

/** Each with the stock after it, in its unit. @param newest the stock after the first one */
function withOnHand(movements: readonly StoredMovement[], newest: ReturnType<typeof toDecimal>) {
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
