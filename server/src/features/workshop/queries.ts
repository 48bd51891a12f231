import { and, count, eq, inArray, ne, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readState, type StateOf } from '#core/history/history-schemas.ts';
import { hourPlanSchema } from '#core/hour/hour-schemas.ts';
import type { HistoryKind } from '#core/kinds/kinds.ts';
import { copyAtRest, readAtRest } from '#core/schemas/at-rest.ts';
import { importedRowSchema } from '#core/workshop/undone-import.ts';
import {
  type WorkshopMovement,
  type WorkshopVersion,
  workshopVersionSchema,
} from '#core/workshop/workshop-schemas.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { kindTables, type UserRows } from '../../db/kind-tables.ts';
import { imports, materials, rowStates, stockMovements, users } from '../../db/schema.ts';
import type { Page } from '../../http/row-calls/paging.ts';
import { portionsOf, rowsOfPage } from '../../portions.ts';
import { activeRows } from '../rows/queries.ts';
import type { StoredMovement } from '../stock/answers.ts';
import { movementColumns } from '../stock/movement-columns.ts';
import { findReversed } from '../stock/queries.ts';
import { pageUpTo } from './workshop-rows.ts';

/** What the file says of the user themselves; undefined when the account is gone. */
export async function findProfile(tx: Queryable, userId: UserId) {
  const { email, name, craftType, hourlyRate, rounding, hourPlan, state, businessType } = users;
  const [row] = await tx
    .select({ email, name, craftType, hourlyRate, rounding, hourPlan, state, businessType })
    .from(users)
    .where(eq(users.id, userId));
  return row && { ...row, hourPlan: copyAtRest(hourPlanSchema.nullable(), row.hourPlan) };
}

/** The movements of a page: each is small. */
const movementsOfPage = 250;

/** A page of the movements, in the order in which they were stored. */
export async function pageOfMovements(
  tx: Queryable,
  userId: UserId,
  after: WorkshopMovement | undefined,
): Promise<Page<WorkshopMovement, WorkshopMovement>> {
  const { createdAt, id } = stockMovements;
  const follows =
    after && sql`(${createdAt}, ${id}) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const found = await tx
    .select(movementColumns)
    .from(stockMovements)
    .where(and(eq(stockMovements.userId, userId), follows))
    .orderBy(createdAt, id)
    .limit(movementsOfPage);
  const rows = found.map((row) => ({
    ...row,
    happenedAt: row.happenedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }));
  return pageUpTo(rows, movementsOfPage);
}

/** A page of the stored states, row by row. */
export async function pageOfStates(
  tx: Queryable,
  userId: UserId,
  after: WorkshopVersion | undefined,
) {
  const { kind, rowId, version, cause, at, state } = rowStates;
  const follows =
    after &&
    sql`(${kind}, ${rowId}, ${version}) > (${after.kind}, ${after.rowId}::uuid, ${after.version}::int)`;
  const found = await tx
    .select({ kind, rowId, version, cause, at, state })
    .from(rowStates)
    .where(and(eq(rowStates.userId, userId), follows))
    .orderBy(kind, rowId, version)
    .limit(rowsOfPage);
  const rows = found.map((row) =>
    copyAtRest(workshopVersionSchema, { ...row, at: row.at.toISOString() }),
  );
  return pageUpTo(rows, rowsOfPage);
}

export async function findMovements(tx: Queryable, userId: UserId, ids: readonly string[]) {
  const found = await readInPortions(ids, async (portion) => {
    const movements = await tx
      .select(movementColumns)
      .from(stockMovements)
      .where(and(eq(stockMovements.userId, userId), inArray(stockMovements.id, portion)));
    const reversed = await findReversed(tx, userId, portion);
    return movements.map((each) => ({ ...each, isReversed: reversed.has(each.id) }));
  });
  return new Map(found.map((movement) => [movement.id, movement]));
}

/** The user's movements that count: neither reversed nor reversals. */
export async function findCounting(tx: Queryable, userId: UserId): Promise<StoredMovement[]> {
  const { id, createdAt, userId: owner, kind } = stockMovements;
  return await tx
    .select(movementColumns)
    .from(stockMovements)
    .where(and(eq(owner, userId), ne(kind, 'reversal'), not(takenBack(userId))))
    .orderBy(createdAt, id);
}

const takenBack = (userId: UserId) => sql`exists (
  select from ${stockMovements} as r
  where r.user_id = ${userId} and r.reverses = ${stockMovements}.id
)`;

export async function countMaterialsOf(tx: Queryable, userId: UserId, ids: readonly string[]) {
  const found = await readInPortions(ids, (portion) =>
    tx
      .select({ id: materials.productId, rows: count() })
      .from(materials)
      .where(and(eq(materials.userId, userId), inArray(materials.productId, portion)))
      .groupBy(materials.productId),
  );
  return new Map(found.map(({ id, rows }) => [id, rows]));
}

/** An import that can be taken back, or was. */
export async function findImport(tx: Queryable, userId: UserId, id: string) {
  const [row] = await tx
    .select({ rows: imports.rows, undoneAt: imports.undoneAt })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.id, id)));
  return row && { ...row, rows: readAtRest(z.array(importedRowSchema), row.rows) };
}

/** The versions, of the user's rows of a kind, that are there and not deleted. */
export async function findVersions(
  tx: Queryable,
  userId: UserId,
  kind: HistoryKind,
  ids: readonly string[],
) {
  const rows: UserRows = kindTables[kind];
  const found = await readInPortions(ids, (portion) =>
    tx
      .select({ id: rows.id, name: rows.name, updatedAt: rows.updatedAt })
      .from(rows)
      .where(and(activeRows(rows, userId), inArray(rows.id, portion))),
  );
  return new Map(
    found.map(({ id, name, updatedAt }) => [id, { name, updatedAt: updatedAt.toISOString() }]),
  );
}

/** The states of rows of a kind at these versions; null for a row that was deleted then. */
export async function findStates<Kind extends HistoryKind>(
  tx: Queryable,
  userId: UserId,
  kind: Kind,
  wanted: readonly { readonly id: string; readonly version: number }[],
): Promise<ReadonlyMap<string, StateOf<Kind> | null>> {
  const states = new Map<string, StateOf<Kind> | null>();
  for (const portion of portionsOf(wanted, rowsOfPage)) {
    const given = JSON.stringify(portion);
    const found = await tx
      .select({ id: rowStates.rowId, state: rowStates.state })
      .from(rowStates)
      .innerJoin(
        sql`jsonb_to_recordset(${given}::jsonb) as given(id uuid, version int)`,
        sql`given.id = ${rowStates.rowId} and given.version = ${rowStates.version}`,
      )
      .where(and(eq(rowStates.userId, userId), eq(rowStates.kind, kind)));
    for (const { id, state } of found) states.set(id, readState(kind, state));
  }
  return states;
}

/** Reads by ids, a thousand with each statement. */
async function readInPortions<Row>(
  ids: readonly string[],
  read: (portion: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const portion of portionsOf(ids, 1000)) rows.push(...(await read(portion)));
  return rows;
}
