import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { searchCatalogue } from '#core/catalogue/search-catalogue.ts';
import { answerOf, api } from '../../../api/client.ts';
import { pauseOfTyping } from '../../../ui/browser/pause.ts';
import { foundMaterialsKey } from './catalogue-query.ts';

/**
 * What a search finds in the whole catalogue, be it here or not yet.
 * @param complete whether `materials` are all
 * @returns what is found so far, and how much there is; null while that is not known
 */
export function useFoundMaterials(
  materials: readonly CatalogueMaterial[],
  complete: boolean,
  wanted: string,
) {
  const search = useDeferredValue(wanted);
  const { data, isPlaceholderData } = useQuery({
    ...foundMaterialsQuery(search),
    enabled: !complete,
  });
  const here = searchCatalogue(materials, search);
  if (complete) return { found: here, number: here.length };
  const isAnswered = data && !isPlaceholderData && search === wanted;
  return {
    found: (wanted.trim() !== '' && data?.rows) || here,
    number: isAnswered ? data.count : null,
  };
}

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
