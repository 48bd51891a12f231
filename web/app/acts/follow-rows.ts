import type { QueryClient } from '@tanstack/react-query';
import type { RowChange } from '#core/schemas/events.ts';
import { hasCode } from '../api/api-error.ts';
import type { CachedRows, StoredRow } from './cached-rows.ts';

/**
 * Brings rows of one kind up to date in the cache whenever the server says that they changed.
 *
 * @param over when nobody is to follow them any more
 */
export function followRows<Row extends StoredRow>(
  client: QueryClient,
  rows: CachedRows<Row>,
  over: AbortSignal,
) {
  /** The version of each row that was told last: what was asked for before that tells nothing. */
  const told = new Map<string, string>();
  /** Of all versions that were told the newest; null when there were no rows. */
  let newest: string | null | undefined;

  async function follow(id: string, change: RowChange): Promise<void> {
    const isOutdated = () => over.aborted || told.get(id) !== change.version;
    told.set(id, change.version);
    await ownActsAnswered(client);
    if (isOutdated()) return;
    const list = rows.list(client);
    if (!list) return await rows.reload(client);
    const known = list.find((row) => row.id === id);
    if (!isNews(change, known)) return;
    const row = change.gone ? null : await read(id);
    if (isOutdated()) return;
    await (row ? rows.put(client, row) : rows.drop(client, id));
  }

  async function read(id: string): Promise<Row | null> {
    try {
      return await rows.read(id, over);
    } catch (error) {
      if (hasCode(error, rows.notFound)) return null;
      throw error;
    }
  }

  /** Of a list that was there before the first connection; undefined when it comes only now. */
  function newestShown(): string | null | undefined {
    const list = rows.list(client);
    if (!list || client.isFetching({ queryKey: rows.key }) > 0) return undefined;
    return list.map((row) => row.updatedAt).reduce((a, b) => (a > b ? a : b), '') || null;
  }

  /** What could not be read is for the lists to read, and to say so when they cannot either. */
  const orReload = (work: Promise<void>) =>
    void work.catch(() => (over.aborted ? undefined : rows.reload(client)));

  return {
    changed(change: RowChange): void {
      const { id, version } = change;
      if (!newest || version > newest) newest = version;
      orReload(id === null ? rows.reload(client) : follow(id, change));
    },
    /** Nothing was heard for a while; `last` is when they changed last, null for never. */
    resumed(last: string | null): void {
      const known = newest === undefined ? newestShown() : newest;
      if (known !== undefined && known !== last) orReload(rows.reload(client));
      newest = last;
    },
  };
}

/** Whether the list does not show it yet. */
function isNews({ version, gone }: RowChange, known: StoredRow | undefined): boolean {
  if (!known) return !gone;
  return gone ? known.updatedAt <= version : known.updatedAt < version;
}

/** What this tab does itself shows with its answer, which may come after the notice about it. */
function ownActsAnswered(client: QueryClient): Promise<void> {
  if (client.isMutating() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (client.isMutating() > 0) return;
      stop();
      resolve();
    });
  });
}
