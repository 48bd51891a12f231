import type { QueryClient } from '@tanstack/react-query';
import { catalogueInputOf } from '#core/products/product-input-of.ts';
import { answerOf, api } from '../../../api/client.ts';
import { replacementHeaders } from '../../../api/replacement-headers.ts';
import { cachedCatalogue } from '../../catalogue/stored/cached-catalogue.ts';
import { stockKey } from '../stock-key.ts';

/**
 * Gives a material of the catalogue another price, of its pack or of its unit. The rest of it stays
 * as it is now.
 *
 * @throws {ApiError} also when somebody changed the material at the same moment
 */
export async function saveNewPrice(client: QueryClient, id: string, price: number) {
  const param = { id };
  const before = await answerOf(api.materials[':id'].$get({ param }));
  const { pack, unitPrice, ...rest } = catalogueInputOf(before);
  const json = pack
    ? { ...rest, unitPrice, pack: { ...pack, price } }
    : { ...rest, unitPrice: price, pack };
  const headers = replacementHeaders(before.updatedAt);
  const after = await answerOf(api.materials[':id'].$put({ param, json }, { headers }));
  void cachedCatalogue.put(client, after);
  void client.invalidateQueries({ queryKey: stockKey });
  return { before, after };
}
