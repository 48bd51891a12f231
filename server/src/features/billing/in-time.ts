import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorCode } from '#core/errors/errors.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Logger } from '../../log.ts';
import { MissingUrlError } from '../../payments/payments.ts';

/** Somebody waits at a button. Five seconds are promised, the network included. */
const withinMs = 4_000;

/**
 * Does what needs the payment provider, or gives up in time. After giving up it finishes its step
 * and begins no other.
 *
 * @param work calls `goOn` before each step; `goOn` throws once time is up
 * @throws ProblemError 502 with this code, or checkout_url_missing
 */
export async function inTime<T>(
  log: Logger,
  code: ErrorCode,
  work: (goOn: () => void) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const done = new AbortController();
  const lateness = pause(withinMs, undefined, { signal: done.signal }).then(() => {
    late.abort(new Error('the payment provider takes too long'));
    throw late.signal.reason;
  });
  lateness.catch(() => {});
  try {
    return await Promise.race([work(() => late.signal.throwIfAborted()), lateness]);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    log.warn({ err: error }, 'payment provider');
    throw new ProblemError(502, error instanceof MissingUrlError ? 'checkout_url_missing' : code);
  } finally {
    done.abort();
  }
}
