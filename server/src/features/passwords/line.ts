import { crowdedDetails } from '#core/errors/errors.ts';
import type { LineCounts } from '../../http/limits/lines.ts';
import { tooMany } from '../../http/problem-error.ts';

/** Whose password it is, for the line. */
export interface Caller {
  /** Somebody who has proven something: a session, a link, a device that signed in before. */
  known?: boolean;
  /** A stranger's email and address, whose tries are counted together. */
  name?: string;
  /** Ends the wait of a client that hung up. */
  gone?: AbortSignal;
}

interface Waiting {
  enter(): void;
  refuse(): void;
}

/** Remembered strangers whose password was wrong. */
const mostWrong = 1_000;

/**
 * The line before the lanes in which passwords are hashed. Known callers come before strangers; of
 * these the newest comes first, unless their last password was wrong (record 140).
 *
 * @param longest how many wait; the one who waited longest of the last kind is refused then
 */
export function createPasswordLine(lanes: number, longest: number) {
  const known: Waiting[] = [];
  const fresh: Waiting[] = [];
  const tried: Waiting[] = [];
  const wrong = new Set<string>();
  let busy = 0;

  const lineOf = ({ known: isKnown, name = '' }: Caller) => {
    if (isKnown) return known;
    return wrong.has(name) ? tried : fresh;
  };

  const wait = (caller: Caller) =>
    new Promise<void>((resolve, reject) => {
      const line = lineOf(caller);
      const waiting: Waiting = {
        enter: resolve,
        refuse() {
          const place = line.indexOf(waiting);
          if (place >= 0) line.splice(place, 1);
          reject(tooMany(crowdedDetails.passwords, 5));
        },
      };
      line.push(waiting);
      caller.gone?.addEventListener('abort', waiting.refuse);
      if (known.length + fresh.length + tried.length > longest) {
        (tried[0] ?? fresh[0] ?? known[0])?.refuse();
      }
    });

  async function inLane<T>(work: () => Promise<T>, caller: Caller = {}): Promise<T> {
    if (busy < lanes) busy += 1;
    else await wait(caller);
    try {
      return await work();
    } finally {
      const next = known.pop() ?? fresh.pop() ?? tried.shift();
      // The next one takes the lane over before anybody else can.
      if (next) next.enter();
      else busy -= 1;
    }
  }

  return {
    counts: (): LineCounts => ({
      working: busy,
      waiting: known.length + fresh.length + tried.length,
    }),
    /** @throws ProblemError 429 too_many_requests when too many wait */
    inLane,
    /** Remembers that a stranger's password was wrong, until it is right. */
    note({ known: isKnown, name }: Caller, isRight: boolean): void {
      if (isKnown || name === undefined) return;
      wrong.delete(name);
      if (!isRight) wrong.add(name);
      const [oldest] = wrong;
      if (oldest !== undefined && wrong.size > mostWrong) wrong.delete(oldest);
    },
  };
}
