import type { HistoryCause, HistoryKind } from '#core/choices/history-causes.ts';
import type { MaterialState, ProductState } from '#core/schemas/history.ts';
import type { ImportedRow } from '#core/schemas/imports.ts';
import { laterThan, type UserChange } from '../../../db/change-as-user.ts';
import { type NewState, rememberStates } from '../../../db/row-states.ts';
import { rowStates } from '../../../db/schema.ts';
import { portionsOf } from '../../../portions.ts';
import type {
  MaterialToStore,
  Planned,
  PlannedChannel,
  ProductToStore,
  VersionToStore,
} from '../workshop-rows.ts';

/** A row that is being stored, and its version. */
interface Stored {
  readonly planned: Planned<MaterialToStore> | Planned<ProductToStore>;
  readonly updatedAt: Date;
  readonly state: MaterialState | ProductState;
}

/** A time of a file may be anything. */
export const notLater = (time: string | Date | undefined | null, now: Date) =>
  time ? new Date(Math.min(new Date(time).getTime(), now.getTime())) : now;

/** What is planned of any row of a file. */
type ToStore = Stored['planned'] | PlannedChannel;

/** The times of a row, and whether it is active. */
export function timesOf({ act, row, updatedAt }: ToStore, now: Date) {
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
export const byAct = <T extends { readonly planned: ToStore }>(rows: readonly T[]) => ({
  created: rows.filter(({ planned }) => planned.act === 'create'),
  revived: rows.filter(({ planned }) => planned.act === 'revive'),
  replaced: rows.filter(({ planned }) => planned.act === 'replace'),
});

/** Adds the rows' states to their history, or the history that a new one brings, and tells of them. */
export async function rememberRows(
  { tx, userId, now, tell }: UserChange,
  kind: HistoryKind,
  rows: readonly Stored[],
  cause: HistoryCause,
): Promise<ImportedRow[]> {
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
  tell(
    kind,
    rows.map(({ planned: { act, row }, updatedAt }) => {
      return { id: row.id, updatedAt, gone: act === 'create' && Boolean(row.deletedAt) };
    }),
  );
  const begun = rows.filter((row) => broughtBy(row).length === 0);
  const states = begun.map(({ planned: { row }, updatedAt, state }): NewState => {
    return { id: row.id, cause, at: updatedAt, state };
  });
  const versions = await rememberStates(tx, userId, kind, states);
  const gone = begun.flatMap(({ planned: { act, row }, updatedAt }): NewState[] =>
    act === 'create' && row.deletedAt
      ? [{ id: row.id, cause: 'deleted', at: updatedAt, state: null }]
      : [],
  );
  await rememberStates(tx, userId, kind, gone);
  return rows.map(({ planned: { act, row }, updatedAt }) => ({
    kind,
    id: row.id,
    updatedAt: updatedAt.toISOString(),
    before: act === 'create' ? null : (versions.get(row.id) ?? 1) - 1,
  }));
}

/** A new row brings its history. */
const broughtBy = ({ planned: { act, row } }: Stored) =>
  act === 'create' ? (row.history ?? []) : [];

function* versionsBroughtBy(rows: readonly Stored[]) {
  for (const row of rows) {
    for (const version of broughtBy(row)) yield { rowId: row.planned.row.id, version };
  }
}

const weightOfVersion = ({ version: { state } }: { readonly version: VersionToStore }) =>
  state && 'materials' in state ? state.materials.length : 1;
