import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as letOthers } from 'node:timers/promises';

/** What users have this process, or one that it starts, work for them. */
export interface ProcessorTime {
  /** Milliseconds of a user in the window that runs. */
  of(userId: string): number;
  add(userId: string, ms: number): void;
  /** The seconds until everybody's time begins again. */
  secondsLeft(): number;
}

/**
 * Counts in memory: it is about this process. What a user's transactions take of the database counts as
 * long as they last, each holding a connection or the embedded engine.
 */
export function countProcessorTime(windowSeconds: number): ProcessorTime {
  const windowMs = windowSeconds * 1_000;
  const spent = new Map<string, number>();
  let endsAt = 0;
  const left = () => {
    const now = performance.now();
    if (now >= endsAt) {
      spent.clear();
      endsAt = now + windowMs;
    }
    return endsAt - now;
  };
  return {
    of(userId) {
      left();
      return spent.get(userId) ?? 0;
    },
    add(userId, ms) {
      left();
      spent.set(userId, (spent.get(userId) ?? 0) + ms);
    },
    secondsLeft: () => Math.ceil(left() / 1_000),
  };
}

const caller = new AsyncLocalStorage<(ms: number) => void>();

/** Has everything that `work` spends counted by this. */
export const countingFor = <T>(count: (ms: number) => void, work: () => T): T =>
  caller.run(count, work);

/** What counts the milliseconds that whoever calls now has somebody work. */
export const spending = () => caller.getStore() ?? (() => {});

const turnMs = 10;

const usedHere = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Converts rows, and lets other requests run in between. */
export async function inTurns<From, To>(
  rows: readonly From[],
  convert: (row: From, index: number) => To,
): Promise<To[]> {
  const all: To[] = [];
  const spend = spending();
  let [since, used] = [performance.now(), usedHere()];
  for (const [index, row] of rows.entries()) {
    all.push(convert(row, index));
    if (performance.now() - since < turnMs) continue;
    spend(usedHere() - used);
    await letOthers();
    [since, used] = [performance.now(), usedHere()];
  }
  spend(usedHere() - used);
  return all;
}
