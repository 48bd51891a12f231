import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Listener } from './database.ts';
import { impatientSocket } from './postgres-pool.ts';

/** A connection that only listens is silent, so it is asked regularly whether it still lives. */
const askEveryMs = 2_000;
const silenceMs = 5_000;

const firstRetryMs = 100;
const lastRetryMs = 1_000;

/**
 * Listens to a channel until it is stopped, on one connection that is made again whenever it
 * breaks.
 *
 * @param onBroken called once per outage, when the connection is lost or cannot be had
 * @returns what ends it
 */
export function listenToPostgres(
  config: pg.ClientConfig,
  listener: Listener,
  onBroken: (error: Error) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let retryMs = firstRetryMs;
  const onResume = () => {
    retryMs = firstRetryMs;
    listener.onResume();
  };
  const keepListening = async () => {
    while (!signal.aborted) {
      try {
        await listenOnce(config, { ...listener, onResume }, signal);
      } catch (error) {
        if (signal.aborted) return;
        // Once per outage, not once per try to end it.
        if (retryMs === firstRetryMs) onBroken(error as Error);
        await pause(retryMs, undefined, { signal }).catch(() => {});
        retryMs = Math.min(retryMs * 2, lastRetryMs);
      }
    }
  };
  const running = keepListening();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Listens until the connection breaks, which it throws, or until the signal. */
async function listenOnce(config: pg.ClientConfig, listener: Listener, signal: AbortSignal) {
  const client = new pg.Client({ ...config, stream: () => impatientSocket(silenceMs) });
  client.on('notification', ({ payload = '' }) => listener.onNotice(payload));
  const broken = new Promise<never>((_resolve, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('Connection terminated')));
  });
  broken.catch(() => {});
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(listener.channel)}`);
    listener.onResume();
    while (!signal.aborted) {
      await Promise.race([broken, pause(askEveryMs, undefined, { signal }).catch(() => {})]);
      if (!signal.aborted) await client.query('select 1');
    }
  } finally {
    await client.end().catch(() => {});
  }
}
