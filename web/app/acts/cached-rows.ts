import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ProblemCode } from '#core/errors/problem-texts.ts';

export interface StoredRow {
  readonly id: string;
  readonly createdAt: string;
  /** The row's version: later after every change. */
  readonly updatedAt: string;
}

/** One kind of rows of the user, and how the cache holds them. */
export interface CachedRows<Row extends StoredRow> {
  /** The beginning of every query key about these rows. */
  readonly key: QueryKey;
  readonly notFound: ProblemCode;
  readonly read: (id: string, signal: AbortSignal) => Promise<Row>;
  /** The list, as far as it has been read. */
  readonly list: (client: QueryClient) => readonly Row[] | undefined;
  /** Puts a row into the list as the server answered it; dependent queries are read again. */
  readonly put: (client: QueryClient, row: Row) => Promise<void>;
  /** Takes a row that the server no longer has out of the list; the rest as above. */
  readonly drop: (client: QueryClient, id: string) => Promise<void>;
  /** Lets everything that is about them be read again. */
  readonly reload: (client: QueryClient) => Promise<void>;
}

/**
 * Edits a list in the cache, if it is there.
 * @returns whether it is up to date then; otherwise it has to be read again
 */
export function editCached<List>(
  client: QueryClient,
  queryKey: QueryKey,
  edit: (list: List) => List,
): boolean {
  // Looked up first: what is put into the cache counts as fresh, and an older answer may be under
  // way.
  const isFresh =
    client.getQueryState(queryKey)?.isInvalidated === false &&
    client.isFetching({ queryKey }) === 0;
  client.setQueryData<List>(queryKey, (list) => list && edit(list));
  return isFresh;
}

/**
 * A list, newest first, with a row in it once: in place of its old state, or where its age belongs.
 * @param whole older rows than the last one belong to it as well
 */
export function withRow<Row extends StoredRow>(
  rows: readonly Row[],
  row: Row,
  whole = true,
): readonly Row[] {
  const others = withoutRow(rows, row.id);
  const older = others.findIndex((other) => isNewer(row, other));
  if (older < 0 && !whole && others.length === rows.length) return rows;
  return others.toSpliced(older < 0 ? others.length : older, 0, row);
}

export const withoutRow = <Row extends StoredRow>(rows: readonly Row[], id: string): Row[] =>
  rows.filter((row) => row.id !== id);

function isNewer(a: StoredRow, b: StoredRow): boolean {
  return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;
}
