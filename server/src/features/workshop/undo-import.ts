import { and, eq } from 'drizzle-orm';
import { type HistoryKind, historyKinds } from '#core/kinds/kinds.ts';
import {
  type ImportedRow,
  maxRemainingNamed,
  type UndoneImport,
} from '#core/workshop/undone-import.ts';
import { changeAsUser, type UserChange } from '../../db/change-as-user.ts';
import type { Database, UserId } from '../../db/database.ts';
import { imports } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { inTurns } from '../../processor-time.ts';
import { forgetOldChanges } from '../rows/commands.ts';
import { contentOfState } from '../rows/content-of-state.ts';
import { findOtherDimensions } from './kinds/material.ts';
import { findImport, findStates, findVersions } from './queries.ts';
import { removeRows, storeRows } from './store-rows.ts';

/** Remembers what an import wrote, so that undoImport() can take it back for a day. */
export async function rememberImport(change: UserChange, id: string, rows: readonly ImportedRow[]) {
  const { tx, userId, now } = change;
  await forgetOldChanges(change, imports);
  await tx.insert(imports).values({ userId, id, rows, createdAt: now });
}

/**
 * Takes an import back, as far as no later change touched its rows. The same call again answers what
 * the first one did.
 *
 * @throws ProblemError 404 import_not_found, 422 validation_failed when a row was what could not be
 *   saved today
 */
export function undoImport(db: Database, userId: UserId, id: string): Promise<UndoneImport> {
  return changeAsUser(db, userId, async (change) => {
    const { tx, now } = change;
    const found = await findImport(tx, userId, id);
    if (!found) throw new ProblemError(404, 'import_not_found');
    const settled: ImportedRow[] = [];
    const result: UndoneImport = { undone: 0, kept: [] };
    for (const kind of historyKinds) {
      const rows = found.rows.filter((row) => row.kind === kind);
      const ids = rows.map((row) => row.id);
      const there = await findVersions(tx, userId, kind, ids);
      const fixed = await findFixed(change, kind, rows);
      const isUntouched = (row: ImportedRow) =>
        found.undoneAt
          ? !row.kept
          : there.get(row.id)?.updatedAt === row.updatedAt && !fixed.has(row.id);
      const untouched = rows.filter(isUntouched);
      if (!found.undoneAt) await takeBack(change, kind, untouched);
      const remaining = rows.filter((row) => !isUntouched(row));
      settled.push(...untouched, ...remaining.map((row) => ({ ...row, kept: true as const })));
      const named = remaining.flatMap(({ id }) => {
        const row = there.get(id);
        return row ? [{ kind, id, name: row.name }] : [];
      });
      result.undone += untouched.length;
      result.kept.push(...named);
    }
    if (!found.undoneAt) {
      await tx
        .update(imports)
        .set({ rows: settled, undoneAt: now })
        .where(and(eq(imports.userId, userId), eq(imports.id, id)));
    }
    return { ...result, kept: result.kept.slice(0, maxRemainingNamed) };
  });
}

/** Materials that cannot go back to a unit of another dimension: they have stock by now. */
async function findFixed(change: UserChange, kind: HistoryKind, rows: readonly ImportedRow[]) {
  if (kind !== 'material') return new Map<string, string>();
  const states = await findStates(change.tx, change.userId, kind, formerOf(rows));
  const wanted = [...states].flatMap(([id, state]) =>
    state ? [{ id, unitType: state.unitType }] : [],
  );
  return await findOtherDimensions(change, wanted);
}

const formerOf = (rows: readonly ImportedRow[]) =>
  rows.flatMap(({ id, before }) => (before ? [{ id, version: before }] : []));

/** Makes rows what they were before an import, and deletes those that it created or restored. */
async function takeBack(change: UserChange, kind: HistoryKind, rows: readonly ImportedRow[]) {
  const states = await findStates(change.tx, change.userId, kind, formerOf(rows));
  const gone = rows.map(({ id }) => id).filter((id) => !states.get(id));
  await removeRows(change, kind, gone);
  const former = [...states].flatMap(([id, state]) => (state ? [{ id, state }] : []));
  const before = await inTurns(former, ({ id, state }) => ({
    id,
    content: contentOfState(kind, state),
  }));
  await storeRows(change, { [kind]: before }, 'reverted');
}
