import type { Context } from 'hono';
import { crowdedDetails } from '#core/messages/errors.ts';
import type { AppEnv } from './app-env.ts';
import type { InLine } from './lines.ts';
import { ProblemError } from './problem.ts';

/** Of files that were sent, in the memory of a process at a time. */
const mostHeld = 192 * 1024 * 1024;

/**
 * Reads the file that is sent, and holds it while it is used. It is read before its turn to be worked on:
 * whoever sends slowly keeps nobody else waiting.
 *
 * @throws ProblemError 429 too_many_requests when others send too much at the same time
 */
export type WithFileBody = <E extends AppEnv, T>(
  c: Context<E>,
  use: (file: Uint8Array<ArrayBuffer>) => Promise<T>,
) => Promise<T>;

/** What calls with files wait for: their file, and then their turn. */
export interface FileTurns {
  readonly inLine: InLine;
  readonly withFileBody: WithFileBody;
}

/** @param most bytes that are held at a time */
export function createFileBodies(most = mostHeld): WithFileBody {
  let held = 0;
  return async (c, use) => {
    const pieces: Uint8Array[] = [];
    let own = 0;
    try {
      for await (const piece of c.req.raw.body ?? []) {
        own += piece.length;
        held += piece.length;
        if (held > most) throw tooMuch();
        pieces.push(piece);
      }
      return await use(Buffer.concat(pieces));
    } finally {
      held -= own;
    }
  };
}

const tooMuch = () =>
  new ProblemError(429, 'too_many_requests', undefined, {
    detail: crowdedDetails.calls,
    retryAfter: 5,
  });
