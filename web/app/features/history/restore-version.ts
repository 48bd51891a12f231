import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { cachedCatalogue } from '../catalogue/stored/cached-catalogue.ts';
import { cachedProducts } from '../products/stored/cached-products.ts';
import type { HistoryOf } from './history-query.ts';

/**
 * Makes a row what it was in a version.
 *
 * @param seen the row's own version that the person looked at; after another change nothing is
 *   written
 * @throws {ApiError} product_changed or catalogue_material_changed then
 */
export async function restoreVersion(
  client: QueryClient,
  { kind, id }: HistoryOf,
  version: number,
  seen: string,
): Promise<void> {
  const param = { id, version: String(version) };
  const headers = { 'If-Match': `"${seen}"` };
  switch (kind) {
    case 'product': {
      const call = api.products[':id'].history[':version'].restore.$post({ param }, { headers });
      await cachedProducts.put(client, await answerOf(call));
      break;
    }
    case 'material': {
      const call = api.materials[':id'].history[':version'].restore.$post({ param }, { headers });
      await cachedCatalogue.put(client, await answerOf(call));
      break;
    }
    default:
      return kind satisfies never;
  }
}
