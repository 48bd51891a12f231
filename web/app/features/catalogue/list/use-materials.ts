import { useQuery } from '@tanstack/react-query';
import { useRowsAhead } from '../../../acts/use-acts.ts';
import { cachedMaterials } from '../stored/cached-materials.ts';
import { materialsQuery } from '../stored/materials-query.ts';

/** The user's catalogue as it will be once the server has answered. */
export function useMaterials() {
  const query = useQuery(materialsQuery);
  return { ...query, materials: useRowsAhead(cachedMaterials, query.data) };
}
