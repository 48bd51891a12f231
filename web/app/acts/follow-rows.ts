import type { QueryClient } from '@tanstack/react-query';
import type { RowChange } from '#core/kinds/change-notices.ts';
import { hasCode } from '../api/api-error.ts';
import type { CachedRows, StoredRow } from './cached-rows.ts';

/**
 * Keeps cached rows of one kind up to date with the server's notices.
 * @param signal when nobody is to follow them any more
 */
export function followRows<Row extends StoredRow>(
  client: QueryClient,
  rows: CachedRows<Row>,
  signal: AbortSignal,
) {
  /** The newest version of each row in the notices: answers to earlier calls are outdated. */
  const newest = new Map<string, string>();

  async function follow(id: string, change: RowChange): Promise<void> {
    const isOutdated = () => signal.aborted || newest.get(id) !== change.version;
    newest.set(id, change.version);
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
      return await rows.read(id, signal);
    } catch (error) {
      if (hasCode(error, rows.notFound)) return null;
      throw error;
    }
  }

  /** The lists load what could not be loaded here, and show when they cannot either. */
  const orReload = (work: Promise<void>) =>
    void work.catch(() => (signal.aborted ? undefined : rows.reload(client)));

  const missed = () => orReload(rows.reload(client));
  return {
    changed(change: RowChange): void {
      if (change.id === null) missed();
      else orReload(follow(change.id, change));
    },
    missed,
  };
}

function isNews({ version, gone }: RowChange, known: StoredRow | undefined): boolean {
  if (!known) return !gone;
  return gone ? known.updatedAt <= version : known.updatedAt < version;
}

/** An act of this tab shows with its answer, which may come after the notice about it. */
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
