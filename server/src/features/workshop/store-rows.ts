import { and, eq, gt, inArray } from 'drizzle-orm';
import { errorsOf } from '#core/errors/kind-errors.ts';
import type { HistoryCause } from '#core/history/history-causes.ts';
import { type KindId, keepsHistory, kindIds, plainKinds } from '#core/kinds/kinds.ts';
import { limitsOf } from '#core/kinds/limits.ts';
import { importLimits } from '#core/workshop/import-limits.ts';
import type { ImportedRow } from '#core/workshop/undone-import.ts';
import { laterThanStored, type UserChange } from '../../db/change-as-user.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { kindTables, type UserRows } from '../../db/kind-tables.ts';
import { rememberStates } from '../../db/row-states.ts';
import { updateRows } from '../../db/update-rows.ts';
import { countRows } from '../../db/user-rows.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Page } from '../../http/row-calls/paging.ts';
import { idsOf, portionsOf } from '../../portions.ts';
import { activeRows, withTimes } from '../rows/queries.ts';
import { materialsInFile } from './kinds/material.ts';
import { plainInFile } from './kinds/plain.ts';
import { productsInFile } from './kinds/product.ts';
import { byAct, rememberRows, timesOf } from './row-history.ts';
import {
  actOn,
  type FileKind,
  type Planned,
  type PlannedRows,
  pageUpTo,
  type RowsToStore,
  type Selected,
  type ToStore,
  type Written,
  weightOf,
} from './workshop-rows.ts';

/** How the rows of each kind are written in a file, and stored many at once. */
const fileKinds = {
  ...Object.fromEntries(plainKinds.map((kind) => [kind, plainInFile(kind)])),
  product: productsInFile,
  material: materialsInFile,
} as unknown as { readonly [K in KindId]: FileKind<K> };

/** The order in which kinds are stored: those that rows of other kinds name come first. */
const storingOrder = kindIds.toReversed();

/** What became of each kind, one after the other. */
async function ofEachKind<T>(work: <K extends KindId>(kind: K) => Promise<T>) {
  const results: Partial<Record<KindId, T>> = {};
  for (const kind of kindIds) results[kind] = await work(kind);
  return results as Record<KindId, T>;
}

/** Plans what storing these rows does with each. It writes nothing. */
export async function planRows(tx: Queryable, userId: UserId, rows: RowsToStore) {
  return (await ofEachKind((kind) =>
    planKind(tx, userId, kind, rows[kind] ?? []),
  )) as unknown as PlannedRows;
}

async function planKind<K extends KindId>(
  tx: Queryable,
  userId: UserId,
  kind: K,
  rows: readonly ToStore<K>[],
): Promise<Planned<K>[]> {
  const { page, isEqual, retained, select } = fileKinds[kind];
  const { id, userId: owner } = kindTables[kind] as UserRows;
  const planned: Planned<K>[] = [];
  for (const portion of portionsOf(rows, page)) {
    const own = and(eq(owner, userId), inArray(id, idsOf(portion)));
    const found = await select(tx, own, { userId, limit: page, forFile: false });
    const byId = new Map(found.map((stored) => [stored.id, stored]));
    for (const row of portion) {
      const stored = byId.get(row.id);
      const there = stored && {
        isActive: stored.isActive,
        isEqual: isEqual(stored, row.content),
      };
      planned.push({
        row,
        act: actOn(row, there),
        updatedAt: stored?.updatedAt ?? null,
        retained: retained?.(row.content, stored),
      });
    }
  }
  return planned;
}

/** Plans and stores rows in the transaction of a change: see storePlanned(). */
export const storeRows = async (change: UserChange, rows: RowsToStore, cause: HistoryCause) =>
  storePlanned(change, await planRows(change.tx, change.userId, rows), cause);

/**
 * Stores many rows at once: new ones are created, deleted ones restored, others replaced, equal ones
 * left alone.
 *
 * @param going how many rows of a kind go with the same change
 * @returns what was written of kinds with a history
 * @throws ProblemError 403 with the numbers when a limit is exceeded, and what a kind refuses:
 *   nothing is written then
 */
export async function storePlanned(
  change: UserChange,
  planned: PlannedRows,
  cause: HistoryCause,
  going: Partial<Record<KindId, number>> = {},
): Promise<ImportedRow[]> {
  for (const kind of kindIds) await refuseTooMany(change, kind, planned[kind], going[kind] ?? 0);
  for (const kind of kindIds) {
    await fileKinds[kind].refuse?.(change, planned[kind] as Planned<never>[], cause);
  }
  const written: ImportedRow[] = [];
  for (const kind of storingOrder) {
    written.push(...(await storeKind(change, kind, planned[kind] as Planned<never>[], cause)));
  }
  return written;
}

/** @throws ProblemError 403 of the plan's limit, or of the most that anybody has, with the numbers */
async function refuseTooMany(
  { tx, userId, plan }: UserChange,
  kind: KindId,
  planned: readonly Planned[],
  going: number,
): Promise<void> {
  const { limit: ofPlan, most } = limitsOf(kind, plan);
  const limit = ofPlan ?? most;
  const coming = planned.filter(
    ({ act, row }) => act === 'revive' || (act === 'create' && !row.deletedAt),
  ).length;
  if (limit === null || coming === 0) return;
  const already = (await countRows(tx, kindTables[kind], userId)) - going;
  if (already + coming <= limit) return;
  const { limitReached, full } = errorsOf(kind);
  const detail = importLimits.rows(kind, { limit, already, coming });
  throw new ProblemError(403, ofPlan === null ? full : limitReached, undefined, { detail });
}

/** Writes a few hundred rows with each statement. */
async function storeKind<K extends KindId>(
  change: UserChange,
  kind: K,
  planned: readonly Planned<K>[],
  cause: HistoryCause,
): Promise<ImportedRow[]> {
  const { tx, userId, now } = change;
  const { prepare, follow } = fileKinds[kind];
  const table = kindTables[kind] as UserRows;
  const written: ImportedRow[] = [];
  const changing = planned.filter(({ act }) => act !== 'keep');
  for (const portion of portionsOf(changing, 250, ({ row }) => weightOf(row as ToStore))) {
    const prepared = await prepare(change, portion);
    const rows = portion.map((each, index): Written<K> => {
      const { columns, ...more } = prepared[index] ?? { columns: {} };
      const times = timesOf(each as Planned, now);
      return { ...more, planned: each, columns: { id: each.row.id, ...columns, ...times } };
    });
    const { created, revived, replaced } = byAct(rows);
    if (created.length > 0) {
      await tx
        .insert(table)
        .values(created.map(({ columns }) => ({ ...columns, userId })) as never);
    }
    for (const there of [revived, replaced]) {
      const columns = there.map((each) => each.columns);
      await updateRows(tx, table, userId, ['id'], columns);
    }
    await follow?.(change, rows);
    written.push(...(await rememberRows(change, kind, rows as Written[], cause)));
  }
  return written;
}

/** Deletes rows of a kind, so that they can be restored: those that are not deleted yet. */
export async function removeRows(
  { tx, userId, now, tell }: UserChange,
  kind: KindId,
  ids: readonly string[],
): Promise<void> {
  const rows: UserRows = kindTables[kind];
  for (const portion of portionsOf(ids, 1000)) {
    const gone = await tx
      .update<UserRows>(rows)
      .set({ isActive: false, updatedAt: laterThanStored(rows.updatedAt, now) })
      .where(and(activeRows(rows, userId), inArray(rows.id, portion)))
      .returning({ id: rows.id, at: rows.updatedAt });
    if (keepsHistory(kind)) {
      const states = gone.map((row) => ({ ...row, cause: 'deleted' as const, state: null }));
      await rememberStates(tx, userId, kind, states);
    }
    tell(
      kind,
      gone.map(({ id, at }) => ({ id, updatedAt: at, gone: true })),
    );
  }
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The rows of each kind that are not deleted. */
export const findActive = (tx: Queryable, userId: UserId) =>
  ofEachKind(async (kind): Promise<Named[]> => {
    const rows: UserRows = kindTables[kind];
    return await tx
      .select({ id: rows.id, name: rows.name })
      .from(rows)
      .where(activeRows(rows, userId));
  });

/** A page of the rows of a kind as a file has them, deleted ones too, by id. */
export async function pageOfKind(
  tx: Queryable,
  userId: UserId,
  kind: KindId,
  after: { readonly id: string } | undefined,
): Promise<Page<{ readonly id: string }, { readonly id: string }>> {
  const { page, select } = fileKinds[kind];
  const { id, userId: owner } = kindTables[kind];
  const own = and(eq(owner, userId), after && gt(id, after.id));
  const found: Selected[] = await select(tx, own, { userId, limit: page, forFile: true });
  const rows = found.map(({ isActive, ...row }) => ({
    ...withTimes(row),
    deletedAt: isActive ? null : row.updatedAt.toISOString(),
  }));
  return pageUpTo(rows, page);
}
