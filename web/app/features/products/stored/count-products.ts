import { answerOf, api } from '../../../api/client.ts';

/**
 * How many products there are at this moment. Not by way of the cache, where an answer under way is
 * dropped when something else has the same read again.
 *
 * @returns null when the server cannot be asked: the next screen says the same
 */
export async function countProducts(): Promise<number | null> {
  const summary = await answerOf(api.products.summary.$get({})).catch(() => null);
  return summary?.count ?? null;
}
