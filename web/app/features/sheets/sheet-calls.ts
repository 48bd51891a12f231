import { queryOptions } from '@tanstack/react-query';
import type { SheetKind } from '#core/sheets/columns.ts';
import { answerOf, api } from '../../api/client.ts';

/** How a sheet is to be read; what is not said is guessed. */
export interface Reading {
  readonly kind?: SheetKind;
  /** What each column is, '' where it is left out. */
  readonly columns?: readonly string[];
  readonly known: 'update' | 'keep';
}

/** The file as it is: the server reads it, and nobody else. */
const sending = (body: File, more: Record<string, string> = {}) => ({
  init: { body, headers: { 'content-type': 'application/octet-stream', ...more } },
});

const queryOf = ({ kind, columns, known }: Reading) => ({
  known,
  ...(kind && { kind }),
  ...(columns && { columns: columns.join(',') }),
});

/** What importing a file would do. */
export const previewQuery = (file: File, reading: Reading) =>
  queryOptions({
    queryKey: ['sheet', file.name, file.size, file.lastModified, reading],
    queryFn: () =>
      answerOf(api.import.sheet.preview.$post({ query: queryOf(reading) }, sending(file))),
    // The same file may be imported again after the catalogue has changed.
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** @param key of the import: sent again, nothing is imported twice */
export const importSheet = (file: File, reading: Reading, key: string) =>
  answerOf(
    api.import.sheet.$post({ query: queryOf(reading) }, sending(file, { 'idempotency-key': key })),
  );

export const undoImport = (id: string) => answerOf(api.import[':id'].undo.$post({ param: { id } }));
