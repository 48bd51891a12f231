import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pagedRowsQuery } from '../../../acts/paged-rows.ts';
import { answerOf, api, pageOf } from '../../../api/client.ts';

/** Every query about the user's catalogue begins with it. */
export const catalogueKey = ['materials'] as const;

/** The user's catalogue, newest first. */
export const catalogueQuery = pagedRowsQuery({
  queryKey: [...catalogueKey, 'list'],
  first: 100,
  read: async (query, signal) => {
    const { page, cursor } = await pageOf(api.materials.$get({ query }, { init: { signal } }));
    return { rows: page.materials, cursor };
  },
});

export const foundMaterialsKey = [...catalogueKey, 'found'];

/**
 * What the server finds, for a device that has not the whole catalogue yet: the newest ones, and how
 * many there are. Without a search, only their number.
 */
export const foundMaterialsQuery = (search: string) =>
  queryOptions({
    queryKey: [...foundMaterialsKey, search],
    queryFn: async ({ signal }) => {
      const [call, init] = [{ query: { search } }, { init: { signal } }];
      const [{ count }, materials] = await Promise.all([
        answerOf(api.materials.count.$get(call, init)),
        search
          ? answerOf(api.materials.$get(call, init)).then((page) => page.materials)
          : undefined,
      ]);
      return { count, materials };
    },
    placeholderData: keepPreviousData,
  });
