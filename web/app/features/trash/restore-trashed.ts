import type { QueryClient } from '@tanstack/react-query';
import type { Trashed } from '#core/schemas/trash.ts';
import { answerOf, api } from '../../api/client.ts';
import { cachedCatalogue } from '../catalogue/stored/cached-catalogue.ts';
import { cachedProducts } from '../products/stored/cached-products.ts';

/** Brings a deleted row back to where it was. @throws {ApiError} when the plan has no room for it */
export async function restoreTrashed(client: QueryClient, { kind, id }: Trashed): Promise<void> {
  const param = { id };
  switch (kind) {
    case 'product': {
      const product = await answerOf(api.products[':id'].restore.$post({ param }));
      return await cachedProducts.put(client, product);
    }
    case 'material': {
      const material = await answerOf(api.materials[':id'].restore.$post({ param }));
      return await cachedCatalogue.put(client, material);
    }
    default:
      return kind satisfies never;
  }
}
