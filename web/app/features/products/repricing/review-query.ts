import { queryOptions } from '@tanstack/react-query';
import { maxRepriced, type RepricingCause } from '#core/repricing/repricing-causes.ts';
import type { Repricing } from '#core/repricing/repricing-schemas.ts';
import { pageOf } from '../../../acts/paged-rows.ts';
import { api } from '../../../api/client.ts';
import { countsLabour } from '../../session/session-query.ts';
import { repricingsKey } from '../stored/dearer-query.ts';

export interface Review {
  readonly cause: RepricingCause;
  /** The catalogue material, where only what its price touches is reviewed. */
  readonly material?: string;
  readonly product?: string;
}

/** What would become of products, as many as are repriced at once. */
export function reviewQuery(review: Review) {
  const { cause, material, product } = review;
  const wanted = { cause, ...(material && { material }), ...(product && { product }) };
  return queryOptions({
    queryKey: [...repricingsKey, wanted],
    queryFn: async ({ signal }) => {
      const rows: Repricing[] = [];
      let cursor: string | undefined;
      do {
        const query = { ...wanted, limit: '500', ...(cursor && { cursor }) };
        const call = api.repricings.$get({ query }, { init: { signal } });
        const answer = await pageOf(call);
        rows.push(...answer.page.repricings);
        cursor = answer.cursor;
      } while (cursor !== undefined && rows.length < maxRepriced);
      return { rows: rows.slice(0, maxRepriced), hasMore: cursor !== undefined };
    },
    // What is agreed to should be up to date.
    staleTime: 2_000,
    meta: countsLabour,
  });
}
