import type { Answer } from './test-server.ts';

/**
 * Who waits for a connection in vain is told to come back, and comes back.
 *
 * @param call the same at every try
 */
export async function untilHeard<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}
