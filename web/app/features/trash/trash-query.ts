import { infiniteQueryOptions } from '@tanstack/react-query';
import { pageOf } from '../../acts/paged-rows.ts';
import { api } from '../../api/client.ts';

/** What was deleted, the last first, as many pages as were asked for. */
export const trashQuery = infiniteQueryOptions({
  queryKey: ['trash'],
  queryFn: ({ pageParam, signal }) => {
    const query = { limit: '50', ...(pageParam && { cursor: pageParam }) };
    return pageOf(api.trash.$get({ query }, { init: { signal } }));
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ cursor }) => cursor,
  // Somebody who opens it wants what they have just deleted.
  gcTime: 0,
});
