import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answers, Call } from './calls.ts';
import type { Loops } from './closed-loops.ts';

/** What one person asks for, beside which another one's calls are measured. */
export interface Load {
  what: string;
  /** The other one's calls are measured until it is over, and its answers counted when it has stopped. */
  start(): { over: Promise<unknown>; stop(): Promise<Answers> };
  /** A status that none of its answers may have. */
  never?: string;
  /** Judges what else it has shown. */
  more?(): Promise<boolean[]>;
}

/** So many writers, each of whom sends again as soon as it is answered, for four seconds. */
export function loops(
  what: string,
  connections: number,
  { body, ...call }: Call,
  bodies = typeof body === 'string' ? [body] : [],
): Load {
  return {
    what,
    start() {
      const child = fork(new URL('./closed-loops.ts', import.meta.url));
      child.send({ call, bodies, connections } satisfies Loops);
      return {
        over: pause(4_000),
        async stop() {
          const answered = once(child, 'message');
          child.send('stop');
          const [answers] = await answered;
          return answers as Answers;
        },
      };
    },
  };
}

/** Work that is done once. */
export const work = (what: string, done: () => Promise<Answers>): Load => ({
  what,
  start() {
    const over = done();
    return { over, stop: () => over };
  },
});
