import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toasts } from '#core/messages/toasts.ts';
import { hasCode } from '../api/api-error.ts';
import { type CachedRows, type StoredRow, withoutRow, withRow } from './cached-rows.ts';
import { useAct, useUnderWay } from './use-act.ts';

interface Deletion<Row extends StoredRow> {
  readonly rows: CachedRows<Row>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<Row>;
  readonly done: string;
  readonly failed: string;
}

const deletionOf = (key: QueryKey) => [...key, 'delete'];
const restorationOf = (key: QueryKey) => [...key, 'restore'];

/** Deletes a row, which can be undone for a while. Screens show what useRowsAhead() makes of them. */
export function useDeletion<Row extends StoredRow>(deletion: Deletion<Row>): (row: Row) => void {
  const { rows, remove, restore, done, failed } = deletion;
  const client = useQueryClient();
  const bringBack = useAct<Row, Row>({
    key: restorationOf(rows.key),
    send: ({ id }) => restore(id),
    onDone: (row) => void rows.put(client, row),
    done: toasts.deletionUndone,
    failed: toasts.deletionNotUndone,
  });
  return useAct<Row, void>({
    key: deletionOf(rows.key),
    send: async ({ id }) => {
      try {
        await remove(id);
      } catch (error) {
        // Deleted elsewhere, or by a first try whose answer was lost: gone is gone.
        if (!hasCode(error, rows.notFound)) throw error;
      }
    },
    onDone: (_, { id }) => void rows.drop(client, id),
    done,
    undo: (_, row) => bringBack(row),
    failed,
  });
}

/**
 * The rows as they will be once the server has answered: what is being deleted is gone and what is
 * being restored is back. A failure puts it right by itself.
 */
export function useRowsAhead<Row extends StoredRow>(
  { key }: CachedRows<Row>,
  rows: readonly Row[] | undefined,
): readonly Row[] | undefined {
  const leaving = useUnderWay<Row>(deletionOf(key));
  const returning = useUnderWay<Row>(restorationOf(key));
  return useMemo(() => {
    if (!rows || (leaving.length === 0 && returning.length === 0)) return rows;
    const staying = leaving.reduce<readonly Row[]>((some, { id }) => withoutRow(some, id), rows);
    return returning.reduce(withRow, staying);
  }, [rows, leaving, returning]);
}
