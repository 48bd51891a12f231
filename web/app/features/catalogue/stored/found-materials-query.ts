import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { pauseOfTyping } from '../../../ui/browser/pause.ts';
import { foundMaterialsKey } from './catalogue-query.ts';

/**
 * What the server finds, for a device that has not the whole catalogue yet: the newest ones, and
 * how many there are. Without a search, only their number.
 */
export function foundMaterialsQuery(wanted: string) {
  const search = wanted.trim();
  return queryOptions({
    queryKey: [...foundMaterialsKey, search],
    queryFn: async ({ signal }) => {
      if (search) await pauseOfTyping(signal);
      const [call, init] = [{ query: { search } }, { init: { signal } }];
      const [{ count }, page] = await Promise.all([
        answerOf(api.materials.count.$get(call, init)),
        search ? answerOf(api.materials.$get(call, init)) : undefined,
      ]);
      return { count, rows: page?.materials };
    },
    placeholderData: (previous) => previous,
  });
}
