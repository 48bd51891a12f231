import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 as newId } from 'uuid';
import { importWords, remainingText } from '#core/written-lists/import-texts.ts';
import { hasCode, messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { tabDraft, tabDraftPrefix } from '../session/drafts.ts';
import { queryOf, type Reading } from './reading.ts';

/** The file unread: only the server reads it. */
const sending = (body: File, more: Record<string, string> = {}, signal?: AbortSignal) => ({
  init: {
    body,
    headers: { 'content-type': 'application/octet-stream', ...more },
    ...(signal && { signal }),
  },
});

export const previewQuery = (file: File, reading: Reading) =>
  queryOptions({
    queryKey: ['sheet', file.name, file.size, file.lastModified, queryOf(reading)],
    // Whoever mends one cell after the other reads it again before it was read.
    queryFn: ({ signal }) =>
      answerOf(
        api.import.sheet.preview.$post({ query: queryOf(reading) }, sending(file, {}, signal)),
      ),
    // The catalogue may change before the same file is previewed again.
    gcTime: 0,
    // What was not read to its end may still count.
    retry: (failures, error) => failures < 3 && hasCode(error, 'too_many_requests'),
    retryDelay: 1_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.status === 'error',
  });

/** Imports a file, once however often it is sent, and undoes that. */
export function useListImport(file: File, reading: Reading) {
  const client = useQueryClient();
  const key = useRef<{ of: string; id: string } | null>(null);
  const run = useMutation({
    mutationFn: () => {
      // Another reading is another import, and needs another key.
      const of = JSON.stringify(queryOf(reading));
      if (key.current?.of !== of) key.current = { of, id: newId() };
      const options = sending(file, { 'idempotency-key': key.current.id });
      return answerOf(api.import.sheet.$post({ query: queryOf(reading) }, options));
    },
    onSettled: () => void client.invalidateQueries(),
  });
  const undo = useImportUndo(() => {
    key.current = null;
    run.reset();
  });
  return { run, undo };
}

/** The import of this tab that can still be undone, as texts. */
export const lastImport = tabDraft(`${tabDraftPrefix}import`, ['id', 'kind', 'created', 'updated']);

export function useImportUndo(onUndone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answerOf(api.import[':id'].undo.$post({ param: { id } })),
    onSuccess: ({ kept }) => {
      toast.success(kept.length === 0 ? importWords.undone : remainingText(kept));
      lastImport.clear();
      onUndone();
    },
    onError: (error) => toast.error(importWords.undoFailed, messageOf(error)),
    onSettled: () => void client.invalidateQueries(),
  });
}
