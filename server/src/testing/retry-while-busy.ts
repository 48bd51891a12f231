import type { Answer } from './test-server.ts';

/**
 * Repeats a call as long as the server has no connection for it.
 *
 * @param call the same at every try
 */
export async function retryWhileBusy<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}
