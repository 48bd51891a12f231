import {
  experimental_createQueryPersister as createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import type { Query, QueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { answersShape } from './answers-shape.ts';
import { databaseName, deviceOwner } from './device.ts';
import { isOnDevice, onDevice } from './kept.ts';

/** The age at which answers are dropped: as long as a session lives without being used. */
const maxAgeMs = 30 * 24 * 60 * 60_000;
/** What changes together, or again and again, is written once. */
const pauseMs = 250;

interface Device extends DBSchema {
  queries: { key: string; value: PersistedQuery };
}

const openDevice = () =>
  openDB<Device>(databaseName, 1, {
    upgrade(device, version) {
      if (version < 1) device.createObjectStore('queries');
    },
    // Another tab removes it, or a newer version of the application changes it.
    blocking: (_, __, { target }) => (target as IDBDatabase).close(),
  });

const persisterOf = (userId: string, device: IDBPDatabase<Device>, signal?: AbortSignal) =>
  createQueryPersister<PersistedQuery>({
    prefix: userId,
    buster: answersShape,
    maxAge: maxAgeMs,
    serialize: ({ state: { data, dataUpdatedAt }, ...query }) => ({
      ...query,
      state: { data, dataUpdatedAt } as Query['state'],
    }),
    deserialize: readStored,
    storage: {
      getItem: (key) => device.get('queries', key),
      removeItem: (key) => device.delete('queries', key),
      async setItem(key, query) {
        // Who signed out in another tab a moment ago leaves nothing behind.
        if (deviceOwner.read() === userId) await device.put('queries', query, key);
      },
      async entries() {
        const { store } = device.transaction('queries');
        const [keys, queries] = await Promise.all([store.getAllKeys(), store.getAll()]);
        signal?.throwIfAborted();
        return keys.map((key, index) => [key, queries[index]] as [string, PersistedQuery]);
      },
    },
  });

/** @throws when it is not what the device stores */
function readStored(stored: PersistedQuery): PersistedQuery {
  const { queryKey, state } = stored;
  if (!Array.isArray(queryKey) || state.data === undefined) throw new TypeError('nothing kept');
  return stored;
}

/**
 * Puts into the cache what the device keeps of this user, outdated: it is read again when it is shown.
 * @param signal ends it: newer answers have come
 * @throws when the device cannot be read
 */
export async function restoreFromDevice(client: QueryClient, userId: string, signal: AbortSignal) {
  const device = await openDevice();
  const usual = client.getDefaultOptions();
  client.setDefaultOptions({ ...usual, queries: { ...usual.queries, ...onDevice } });
  try {
    await persisterOf(userId, device, signal).restoreQueries(client);
  } finally {
    client.setDefaultOptions(usual);
    device.close();
  }
  await client.invalidateQueries({ refetchType: 'none' });
}

/**
 * Keeps what is answered to this user from now on. Where the device cannot, memory alone does.
 * @returns a function that stops it
 */
export function storeOnDevice(client: QueryClient, userId: string): () => void {
  const device = openDevice();
  const persister = device.then((opened) => persisterOf(userId, opened));
  const changed = new Set<Query>();
  let timer: number | undefined;

  const write = () => {
    window.clearTimeout(timer);
    timer = undefined;
    const queries = [...changed];
    changed.clear();
    persister
      .then(({ persistQuery }) => Promise.all(queries.map(persistQuery)))
      // Full, forbidden or taken away by another tab: what is stored stays as it was.
      .catch(() => {});
  };
  const writeSoon = (query: Query) => {
    if (!isOnDevice(query)) return;
    changed.add(query);
    timer ??= window.setTimeout(write, pauseMs);
  };
  const writeIfLeft = () => document.hidden && write();

  deviceOwner.set(userId);
  for (const query of client.getQueryCache().getAll()) {
    // The others were restored.
    if (!query.state.isInvalidated) writeSoon(query);
  }
  const stopListening = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') writeSoon(event.query);
  });
  document.addEventListener('visibilitychange', writeIfLeft);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', writeIfLeft);
    window.clearTimeout(timer);
    device.then((opened) => opened.close()).catch(() => {});
  };
}
