import { useQuery } from '@tanstack/react-query';
import { useRowsAhead } from '../../../acts/use-acts.ts';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';
import { catalogueQuery } from '../stored/catalogue-query.ts';

/** The user's catalogue as it will be once the server has answered. */
export function useCatalogue() {
  const query = useQuery(catalogueQuery);
  return { ...query, materials: useRowsAhead(cachedCatalogue, query.data) };
}
