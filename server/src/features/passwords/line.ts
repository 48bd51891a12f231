import { crowdedDetails } from '#core/messages/errors.ts';
import { ProblemError } from '../../http/problem.ts';

/** Whose password it is, as far as the line is concerned. */
export interface Caller {
  /** Somebody who has proven something: a session, a link, a device that signed in before. */
  known?: boolean;
  /** Ends the wait of a client that hung up. */
  gone?: AbortSignal;
}

interface Waiting {
  enter(): void;
  refuse(): void;
}

/** One turn in so many is of whoever has waited longest. */
const turnsOfTheOldest = 3;

/**
 * The line before the lanes in which passwords are hashed. Whoever is known comes before strangers,
 * and among those who are alike the newest mostly comes first (record 140).
 *
 * @param longest how many wait; who has waited longest of the strangers makes room for one more
 */
export function createPasswordLine(lanes: number, longest: number) {
  const known: Waiting[] = [];
  const strangers: Waiting[] = [];
  let busy = 0;
  let turns = 0;

  const wait = (caller: Caller) =>
    new Promise<void>((resolve, reject) => {
      const line = caller.known ? known : strangers;
      const waiting: Waiting = {
        enter: resolve,
        refuse() {
          const place = line.indexOf(waiting);
          if (place >= 0) line.splice(place, 1);
          reject(tooMany());
        },
      };
      line.push(waiting);
      caller.gone?.addEventListener('abort', waiting.refuse);
      if (known.length + strangers.length > longest) (strangers[0] ?? known[0])?.refuse();
    });

  const takeNext = () => {
    const line = known.length > 0 ? known : strangers;
    turns += 1;
    return turns % turnsOfTheOldest === 0 ? line.shift() : line.pop();
  };

  /** @throws ProblemError 429 too_many_requests when too many wait */
  return async function inLane<T>(work: () => Promise<T>, caller: Caller = {}): Promise<T> {
    if (busy < lanes) busy += 1;
    else await wait(caller);
    try {
      return await work();
    } finally {
      const next = takeNext();
      // The next one takes the lane over before anybody else can.
      if (next) next.enter();
      else busy -= 1;
    }
  };
}

const tooMany = () =>
  new ProblemError(429, 'too_many_requests', undefined, {
    detail: crowdedDetails.passwords,
    retryAfter: 5,
  });
