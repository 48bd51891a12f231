import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { pauseOfTyping } from '../../../ui/browser/pause.ts';
import { countsLabour } from '../../session/session-query.ts';
import { isUsual, type ProductView } from '../finding/view.ts';
import { foundKey } from './products-query.ts';

/**
 * What the server finds, for a device that has not all products yet: the first ones, and how many
 * of each profitability there are. Of the usual list, which comes anyway, only the numbers.
 */
export function foundQuery(view: ProductView) {
  const { query: search, sort: order, profitability } = view;
  return queryOptions({
    queryKey: [...foundKey, search, order, profitability],
    queryFn: async ({ signal }) => {
      if (search) await pauseOfTyping(signal);
      const init = { init: { signal } };
      const query = { search, order, ...(profitability && { profitability }) };
      const [counts, page] = await Promise.all([
        answerOf(api.products.counts.$get({ query: { search } }, init)),
        isUsual(view) ? undefined : answerOf(api.products.$get({ query }, init)),
      ]);
      return { counts, rows: page?.products };
    },
    placeholderData: (previous) => previous,
    meta: countsLabour,
  });
}
