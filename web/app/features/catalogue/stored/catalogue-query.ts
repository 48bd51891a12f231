import { pagedRowsQuery, pageOf } from '../../../acts/paged-rows.ts';
import { api } from '../../../api/client.ts';

/** Every query about the user's catalogue begins with it. */
export const catalogueKey = ['materials'] as const;

/** … and every one about what the server found in it with this. */
export const foundMaterialsKey = [...catalogueKey, 'found'] as const;

export const catalogueQuery = pagedRowsQuery({
  queryKey: [...catalogueKey, 'list'],
  first: 100,
  read: async (query, signal) => {
    const { page, cursor } = await pageOf(api.materials.$get({ query }, { init: { signal } }));
    return { rows: page.materials, cursor };
  },
});
