import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { onDevice } from '../../../kept/kept.ts';
import { countsLabour } from '../../session/session-query.ts';

export const summaryQuery = queryOptions({
  queryKey: ['products', 'summary'],
  queryFn: ({ signal }) => answerOf(api.products.summary.$get({}, { init: { signal } })),
  ...onDevice,
  meta: { ...onDevice.meta, ...countsLabour },
});

/**
 * How many products there are now; null when the server does not answer. It bypasses the cache,
 * which drops an answer under way when something else reads the same again.
 */
export async function countProducts(): Promise<number | null> {
  const summary = await answerOf(api.products.summary.$get({})).catch(() => null);
  return summary?.count ?? null;
}
