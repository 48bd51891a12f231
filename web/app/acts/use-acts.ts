import { type QueryKey, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from '../ui/toasts/toast.tsx';
import { type Stage, type Target, underWay } from './act.ts';
import type { CachedRows, StoredRow } from './cached-rows.ts';
import { deletionOf, restorationOf, rowsAhead } from './deletion.ts';

/** What the user can do on this screen. @param of must stay the same function */
export function useAct<Do>(of: (stage: Stage) => Do): Do {
  const client = useQueryClient();
  return useMemo(() => of({ client, toast }), [client, of]);
}

export function useRowsAhead<Row extends StoredRow>(
  { key }: CachedRows<Row>,
  rows: readonly Row[] | undefined,
): readonly Row[] | undefined {
  const leaving = useMutationState(underWay<Row>(deletionOf(key)));
  const returning = useMutationState(underWay<Row>(restorationOf(key)));
  return useMemo(
    () =>
      leaving.length + returning.length > 0 ? rows && rowsAhead(rows, leaving, returning) : rows,
    [rows, leaving, returning],
  );
}

export function useCopied(key: QueryKey): ReadonlySet<string> {
  return new Set(useMutationState(underWay<Target>(key)).map(({ id }) => id));
}
