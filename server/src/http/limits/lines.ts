import type { Context } from 'hono';
import { crowdedDetails } from '#core/errors/errors.ts';
import type { Database } from '../../db/database.ts';
import { isDatabaseOutage } from '../../db/outages.ts';
import type { AppEnv } from '../app-env.ts';
import { tooMany } from '../problem-error.ts';
import { limitedAddress } from '../requests/address.ts';

export interface LineLimits {
  /** How many of one line are at work at a time. */
  places: number;
  /** How many wait behind them. Each costs a connection from which nothing more is read. */
  longest: number;
  /** How long one waits, in milliseconds. */
  patienceMs: number;
}

/** The embedded engine has one session: two at a time would gain nothing there (record 140). */
export const lineLimits = (engine: Database['engine']): LineLimits => ({
  places: engine === 'embedded' ? 1 : 2,
  longest: 1_000,
  patienceMs: 15_000,
});

/**
 * Works when a place of this line is free. Lines of different names do not know each other.
 *
 * @param gone ends the wait of a client that hung up
 * @param turn without it, first come, first served
 * @throws ProblemError 429 too_many_requests when the line is full, or the wait too long; the outage
 *   of the database that somebody before found
 */
export type InLine = <T>(
  name: string,
  gone: AbortSignal,
  work: () => Promise<T>,
  turn?: Turn,
) => Promise<T>;

/** When it is somebody's turn in a line that is everybody's. */
export interface Turn {
  /** The rank of the turn: the lowest comes first. */
  readonly rank: number;
  /** The work is done soon, and finds one place more. */
  readonly isShort: boolean;
}

/** How many are at work in all lines of a process, and how many wait for them. */
export interface LineCounts {
  working: number;
  waiting: number;
}

const asTheyCome: Turn = { rank: 0, isShort: false };

interface Line {
  busy: number;
  waiting: Set<Waiting>;
}

interface Waiting {
  readonly turn: Turn;
  enter(): void;
  refuse(reason: unknown): void;
}

/** The lines of this process. One that is empty is forgotten. */
export function createLines({ places, longest, patienceMs }: LineLimits) {
  const lines = new Map<string, Line>();

  const isFree = ({ busy }: Line, { isShort }: Turn) => busy < (isShort ? places + 1 : places);

  const wait = ({ waiting }: Line, gone: AbortSignal, turn: Turn) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(patience);
        waiting.delete(each);
      };
      const each: Waiting = {
        turn,
        enter() {
          leave();
          resolve();
        },
        refuse(reason) {
          leave();
          reject(reason);
        },
      };
      const giveUp = () => each.refuse(tooMany(crowdedDetails.calls, 1));
      const patience = setTimeout(giveUp, patienceMs);
      gone.addEventListener('abort', giveUp);
      waiting.add(each);
    });

  const handOver = (name: string, line: Line) => {
    line.busy -= 1;
    const [next] = [...line.waiting]
      .filter(({ turn }) => isFree(line, turn))
      .sort((one, other) => one.turn.rank - other.turn.rank);
    // The next one takes the place over before anybody else can.
    if (next) {
      line.busy += 1;
      next.enter();
    } else if (line.busy === 0) lines.delete(name);
  };

  const inLine: InLine = async (name, gone, work, turn = asTheyCome) => {
    const line = lines.get(name) ?? { busy: 0, waiting: new Set() };
    if (gone.aborted || line.waiting.size >= longest) throw tooMany(crowdedDetails.calls, 1);
    lines.set(name, line);
    if (isFree(line, turn)) line.busy += 1;
    else await wait(line, gone, turn);
    try {
      return await work();
    } catch (error) {
      // Those behind would each find out in as long a time.
      if (isDatabaseOutage(error)) for (const each of line.waiting) each.refuse(error);
      throw error;
    } finally {
      // Not at once: the embedded engine works without a pause for what comes in, and would serve a
      // whole crowd before anybody else.
      setImmediate(handOver, name, line);
    }
  };
  const counts = (): LineCounts => {
    const all = { working: 0, waiting: 0 };
    for (const { busy, waiting } of lines.values()) {
      all.working += busy;
      all.waiting += waiting.size;
    }
    return all;
  };
  return Object.assign(inLine, { counts });
}

/** The line of whoever comes from the same address, for calls before a user is known. */
export const lineOfAddress = <E extends AppEnv>(c: Context<E>) =>
  `address:${limitedAddress(c.get('browser').address)}`;

export const lineOfLink = (token: string) => `link:${token}`;

/** Whoever's last work took less is likely to be done soon again. */
const shortMs = 1_000;

/** The most users to remember. */
const mostKnown = 1_000;

/**
 * Turns of users whose work takes unlike times: start-time fair queueing (Goyal, Vin and Cheng, 1996).
 * The clock shows the rank of who began last. A user's rank is the time at which their work before
 * ended by that clock, or what it shows now: who was not there is owed nothing.
 */
export function fairTurns() {
  const known = new Map<string, { readonly end: number; readonly tookMs: number }>();
  let clock = 0;
  return {
    /** @returns the turn, and what its work begins with: that takes how many milliseconds it took */
    come(userId: string): { turn: Turn; begin: () => (tookMs: number) => void } {
      const before = known.get(userId);
      const rank = Math.max(clock, before?.end ?? 0);
      return {
        turn: { rank, isShort: before !== undefined && before.tookMs < shortMs },
        begin() {
          clock = Math.max(clock, rank);
          return (tookMs) => {
            known.delete(userId);
            known.set(userId, { end: rank + tookMs, tookMs });
            const [oldest] = known.keys();
            if (known.size > mostKnown && oldest) known.delete(oldest);
          };
        },
      };
    },
  };
}
