import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { searchCatalogue } from '#core/lists/searched-text.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { foundMaterialsQuery } from './found-materials-query.ts';

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
