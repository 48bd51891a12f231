import { setImmediate as letOthers } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { causes } from './outages.ts';

/** The milliseconds after which others are let in: calls that arrive, and who waits for the engine. */
const pauseAfterMs = 10;

/** PostgreSQL's code for a statement that writes where only reading is allowed. */
const readOnly = '25006';

/** A transaction that waits for the engine's only session. */
interface Turn {
  /** Has the session for itself. */
  alone(): Promise<void>;
  /** Reads inside somebody else's transaction. False when it has to wait: nothing happened then. */
  inside(host: Transaction): Promise<boolean>;
  /** The transaction is known to write. */
  readonly writes: boolean;
  /** The transaction was let inside, and wanted to write. */
  tried: boolean;
}

/**
 * The embedded engine, one transaction after the other. While a long one of a user is under way, others
 * that only read come in between its statements. Of those that wait, all that may only read come before
 * the next one that writes (docs/decisions/0207).
 *
 * @returns the engine for transactions of users, and for those of them that write: both let others in;
 *   and for those that do not
 */
export function takeTurns(pglite: PGlite): Record<'users' | 'changes' | 'others', PGlite> {
  const waiting: Turn[] = [];
  let isBusy = false;
  /** How many transactions that may only read come before the next one that writes. */
  let ahead = 0;
  let since = performance.now();

  const takeNext = (): Turn | undefined => {
    const at = waiting.findIndex(({ writes }) => writes === ahead <= 0);
    ahead -= 1;
    return waiting.splice(Math.max(at, 0), 1)[0];
  };

  const goOn = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let turn = takeNext(); turn; turn = takeNext()) {
      await turn.alone();
      if (!turn.writes && performance.now() - since < pauseAfterMs) continue;
      // The engine answers without a pause: calls that come in would not be heard before the last one.
      await letOthers();
      since = performance.now();
      if (turn.writes) ahead = waiting.filter(({ writes }) => !writes).length;
    }
    isBusy = false;
  };

  const letWaitingIn = async (host: Transaction) => {
    // Calls that come in meanwhile take part: the engine answers without a pause.
    await letOthers();
    try {
      await host.exec('savepoint reader');
    } catch {
      // A part of it has failed and is about to be taken back: they are let in afterwards.
      return;
    }
    for (const turn of waiting.filter(({ tried, writes }) => !tried && !writes)) {
      if (await turn.inside(host)) waiting.splice(waiting.indexOf(turn), 1);
      else turn.tried = true;
    }
    await host.exec('release savepoint reader');
  };

  const engine = (prepare: (tx: Transaction) => Transaction, writes = false) => {
    const transaction: PGlite['transaction'] = (work) =>
      new Promise((resolve, reject) => {
        waiting.push({
          writes,
          tried: false,
          alone: () => pglite.transaction((tx) => work(prepare(tx))).then(resolve, reject),
          async inside(host) {
            const ended = await readInside(host, work);
            if (ended?.status === 'fulfilled') resolve(ended.value);
            else if (ended) reject(ended.reason);
            return ended !== undefined;
          },
        });
        void goOn();
      });
    return withOwn(pglite, { transaction });
  };
  const lettingIn = (tx: Transaction) => pausing(tx, () => letWaitingIn(tx));
  return {
    users: engine(lettingIn),
    changes: engine(lettingIn, true),
    others: engine((tx) => tx),
  };
}

/** A transaction that pauses before a statement when it has gone on for long. */
function pausing(tx: Transaction, pause: () => Promise<void>): Transaction {
  let since = performance.now();
  let paused: Promise<void> | undefined;
  const goOn = () => {
    since = performance.now();
    paused = undefined;
  };
  const query: Transaction['query'] = async (...statement) => {
    if (performance.now() - since > pauseAfterMs) paused ??= pause().finally(goOn);
    await paused;
    return await tx.query(...statement);
  };
  return withOwn(tx, { query });
}

/**
 * Does what only reads inside a transaction, behind its savepoint, and leaves no trace of it there.
 *
 * @returns how it ended; undefined when it wanted to write
 */
async function readInside<T>(
  host: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<PromiseSettledResult<T> | undefined> {
  await host.exec('set local transaction_read_only to on');
  let wantsToWrite = false;
  const query: Transaction['query'] = async (...statement) => {
    try {
      return await host.query(...statement);
    } catch (error) {
      wantsToWrite ||= [...causes(error)].some(({ code }) => code === readOnly);
      throw error;
    }
  };
  const [ended] = await Promise.allSettled([work(withOwn(host, { query }))]);
  await host.exec('rollback to savepoint reader');
  return wantsToWrite ? undefined : ended;
}

export function withOwn<T extends object>(target: T, own: Partial<T>): T {
  return new Proxy(target, {
    get: (_, key) => Reflect.get(key in own ? own : target, key),
  });
}
