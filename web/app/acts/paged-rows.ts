import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf } from '../api/client.ts';
import { onDeviceWhen } from '../kept/kept.ts';
import { editCached, type StoredRow, withoutRow, withRow } from './cached-rows.ts';

/** The user's rows of one kind, newest first, which come page by page. */
export interface PagedRows<Row extends StoredRow> {
  readonly rows: readonly Row[];
  /** All are here; not yet, while only the newest have come. */
  readonly complete: boolean;
  /** How far they are being read: those that were read, and the cursor behind them. */
  readonly reading?: { readonly rows: readonly Row[]; readonly cursor: string };
}

export interface PageCall {
  readonly cursor?: string;
  readonly limit: string;
}

/**
 * A page of a list, and the cursor of the next one; undefined behind the last one.
 * @throws {ApiError} when the call did not succeed
 */
export async function pageOf<R extends Answer>(call: Promise<R>) {
  const page = await answerOf(call);
  const link = (await call).headers.get('link');
  return { page, cursor: /[?&]cursor=([\w-]+).*rel="next"/.exec(link ?? '')?.[1] };
}

interface Paging<Row extends StoredRow> {
  readonly queryKey: QueryKey;
  /** How many rows the first call asks for: as many as fill some screens. */
  readonly first: number;
  readonly read: (
    page: PageCall,
    signal: AbortSignal,
  ) => Promise<{ rows: readonly Row[]; cursor: string | undefined }>;
}

/**
 * Loads all rows: the newest show at once while the others follow, one page after another. What was
 * loaded stays, and another try goes on behind it.
 */
export function pagedRowsQuery<Row extends StoredRow>({ queryKey, first, read }: Paging<Row>) {
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<PagedRows<Row>> => {
      for (;;) {
        const shown = () => client.getQueryData<PagedRows<Row>>(queryKey);
        const before = shown()?.reading;
        const call = before ? { cursor: before.cursor, limit: '500' } : { limit: String(first) };
        const page = await read(call, signal);
        signal.throwIfAborted();
        const rows = [...(before?.rows ?? []), ...page.rows];
        const { cursor } = page;
        if (!cursor) return { rows, complete: true };
        const now = shown();
        const keeps = now && (now.complete || now.rows.length > rows.length);
        client.setQueryData<PagedRows<Row>>(queryKey, {
          rows: keeps ? now.rows : rows,
          complete: now?.complete ?? false,
          reading: { rows, cursor },
        });
      }
    },
    // Megabytes are not loaded again whenever the window comes to the front.
    staleTime: ({ state: { data } }) => {
      if (data?.reading) return 0;
      return (data?.rows.length ?? 0) <= first ? 30_000 : 5 * 60_000;
    },
    ...onDeviceWhen(({ reading }: PagedRows<Row>) => !reading),
  });
}

export interface RowEdit<Row extends StoredRow> {
  readonly list: (rows: readonly Row[], whole: boolean) => readonly Row[];
  readonly found: (rows: readonly Row[]) => readonly Row[];
}

/**
 * Puts a row among those that came. An older one is still to come; whether a search finds a new
 * one, and where, the server says.
 */
export const putRow = <Row extends StoredRow>(row: Row): RowEdit<Row> => ({
  list: (rows, whole) => withRow(rows, row, whole),
  found: (rows) => rows.map((each) => (each.id === row.id ? row : each)),
});

export const dropRow = <Row extends StoredRow>(id: string): RowEdit<Row> => ({
  list: (rows) => withoutRow(rows, id),
  found: (rows) => withoutRow(rows, id),
});

/**
 * @param keys of the list, and the beginning of those of what the server found in it
 * @returns whether the list is all there and up to date then; otherwise it has to be read on
 */
export function editPaged<Row extends StoredRow>(
  client: QueryClient,
  keys: { readonly list: QueryKey; readonly found: QueryKey },
  edit: RowEdit<Row>,
): boolean {
  const isFresh = editCached<PagedRows<Row>>(client, keys.list, ({ rows, complete, reading }) => ({
    rows: edit.list(rows, complete),
    complete,
    ...(reading && { reading: { ...reading, rows: edit.list(reading.rows, false) } }),
  }));
  client.setQueriesData<{ readonly rows?: readonly Row[] }>(
    { queryKey: keys.found },
    (found) => found?.rows && { ...found, rows: edit.found(found.rows) },
  );
  return isFresh && client.getQueryData<PagedRows<Row>>(keys.list)?.complete === true;
}

/** Lets the list be read from its beginning, not from where its reading stands. */
export function startOver<Row extends StoredRow>(client: QueryClient, queryKey: QueryKey): void {
  client.setQueryData<PagedRows<Row>>(
    queryKey,
    (list) => list?.reading && { rows: list.rows, complete: list.complete },
  );
}
