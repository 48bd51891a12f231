import type { HistoryCause } from '#core/history/history-causes.ts';
import { type KindId, keepsHistory } from '#core/kinds/kinds.ts';
import type { ImportedRow } from '#core/workshop/undone-import.ts';
import { laterThan, type UserChange } from '../../db/change-as-user.ts';
import { type NewState, rememberStates } from '../../db/row-states.ts';
import { rowStates } from '../../db/schema.ts';
import { portionsOf } from '../../portions.ts';
import type { Planned, VersionToStore, Written } from './workshop-rows.ts';

/** A time of a file may be anything. */
export const notLater = (time: string | Date | undefined | null, now: Date) =>
  time ? new Date(Math.min(new Date(time).getTime(), now.getTime())) : now;

/** The times of a row, and whether it is active. */
export function timesOf({ act, row, updatedAt }: Planned, now: Date) {
  if (act === 'create') {
    return {
      createdAt: notLater(row.createdAt, now),
      updatedAt: notLater(row.deletedAt, now),
      isActive: !row.deletedAt,
      restoredAt: row.createdAt ? now : null,
    };
  }
  const changed = { updatedAt: updatedAt ? laterThan(updatedAt, now) : now, isActive: true };
  return act === 'revive' ? { ...changed, restoredAt: now } : changed;
}

/** Rows by the columns that one statement writes. */
export const byAct = <T extends { readonly planned: Pick<Planned, 'act'> }>(
  rows: readonly T[],
) => ({
  created: rows.filter(({ planned }) => planned.act === 'create'),
  revived: rows.filter(({ planned }) => planned.act === 'revive'),
  replaced: rows.filter(({ planned }) => planned.act === 'replace'),
});

/**
 * Tells of rows that were written, and adds their states to their history, or the history that a new one
 * brings.
 */
export async function rememberRows(
  { tx, userId, now, tell }: UserChange,
  kind: KindId,
  rows: readonly Written[],
  cause: HistoryCause,
): Promise<ImportedRow[]> {
  tell(
    kind,
    rows.map(({ planned: { act, row }, columns: { id, updatedAt } }) => {
      return { id, updatedAt, gone: act === 'create' && Boolean(row.deletedAt) };
    }),
  );
  if (!keepsHistory(kind)) return [];
  for (const versions of portionsOf(versionsBroughtBy(rows), 250, weightOfVersion)) {
    await tx.insert(rowStates).values(
      versions.map(({ rowId, version: { at, ...version } }) => ({
        ...version,
        at: notLater(at, now),
        userId,
        kind,
        rowId,
      })),
    );
  }
  const begun = rows.filter((row) => broughtBy(row).length === 0);
  const states = begun.map(({ columns: { id, updatedAt }, state = null }): NewState => {
    return { id, cause, at: updatedAt, state };
  });
  const versions = await rememberStates(tx, userId, kind, states);
  const gone = begun.flatMap(({ planned: { act, row }, columns: { id, updatedAt } }): NewState[] =>
    act === 'create' && row.deletedAt ? [{ id, cause: 'deleted', at: updatedAt, state: null }] : [],
  );
  await rememberStates(tx, userId, kind, gone);
  return rows.map(({ planned: { act }, columns: { id, updatedAt } }) => ({
    kind,
    id,
    updatedAt: updatedAt.toISOString(),
    before: act === 'create' ? null : (versions.get(id) ?? 1) - 1,
  }));
}

/** A new row brings its history. */
const broughtBy = ({ planned: { act, row } }: Written) =>
  act === 'create' ? (row.history ?? []) : [];

function* versionsBroughtBy(rows: readonly Written[]) {
  for (const row of rows) {
    for (const version of broughtBy(row)) yield { rowId: row.planned.row.id, version };
  }
}

const weightOfVersion = ({ version: { state } }: { readonly version: VersionToStore }) =>
  state && 'materials' in state ? state.materials.length : 1;
