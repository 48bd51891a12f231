import type { QueryKey } from '@tanstack/react-query';
import { deletionToasts } from '#core/trash/trash-texts.ts';
import { hasCode } from '../api/api-error.ts';
import { actOn, type Stage } from './act.ts';
import { type CachedRows, type StoredRow, withoutRow, withRow } from './cached-rows.ts';

interface Deletion<Row extends StoredRow> {
  readonly rows: CachedRows<Row>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<Row>;
  readonly done: string;
  readonly failed: string;
}

export const deletionOf = (key: QueryKey) => [...key, 'delete'];
export const restorationOf = (key: QueryKey) => [...key, 'restore'];

/** Deletes a row, which can be undone for a while. Screens show what rowsAhead() makes of them. */
export function deletionOn<Row extends StoredRow>(
  stage: Stage,
  { rows, remove, restore, done, failed }: Deletion<Row>,
): (row: Row) => void {
  const { client } = stage;
  const restoreRow = actOn<Row, Row>(stage, {
    key: restorationOf(rows.key),
    send: ({ id }) => restore(id),
    onDone: (row) => void rows.put(client, row),
    done: deletionToasts.undone,
    isSeen: true,
    failed: deletionToasts.notUndone,
  });
  return actOn<Row, void>(stage, {
    key: deletionOf(rows.key),
    send: async ({ id }) => {
      try {
        await remove(id);
      } catch (error) {
        // Deleted elsewhere, or by a first try whose answer was lost. Either way it is gone.
        if (!hasCode(error, rows.notFound)) throw error;
      }
    },
    onDone: (_, { id }) => void rows.drop(client, id),
    done,
    undo: (_, row) => restoreRow(row),
    failed,
  });
}

/**
 * The rows as they will be once the server has answered: without those being deleted, with those
 * being restored. A failure needs no undoing.
 */
export function rowsAhead<Row extends StoredRow>(
  rows: readonly Row[],
  leaving: readonly Row[],
  returning: readonly Row[],
): readonly Row[] {
  const staying = leaving.reduce<readonly Row[]>((some, { id }) => withoutRow(some, id), rows);
  return returning.reduce((some, row) => withRow(some, row), staying);
}
