import { useQuery } from '@tanstack/react-query';
import { useRowsAhead } from '../../../acts/use-acts.ts';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';
import { catalogueQuery } from '../stored/catalogue-query.ts';
import { foundMaterialsQuery } from '../stored/use-found-materials.ts';

/** The user's catalogue as it will be once the server has answered. */
export function useCatalogue() {
  const query = useQuery(catalogueQuery);
  const { rows, complete = false } = query.data ?? {};
  return { ...query, materials: useRowsAhead(cachedCatalogue, rows), complete };
}

/** How many materials there are: of a catalogue that is still coming, only the server knows. */
export function useMaterialCount(): number | undefined {
  const { materials, complete } = useCatalogue();
  const enabled = materials !== undefined && !complete;
  const { data } = useQuery({ ...foundMaterialsQuery(''), enabled });
  return complete ? materials?.length : data?.count;
}
