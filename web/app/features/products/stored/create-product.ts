import type { ProductInput } from '#core/schemas/product.ts';
import { answerOf, api } from '../../../api/client.ts';

/**
 * Creates a product; the server computes its price.
 * @param key the id it gets: sent again with the same content it answers the product as stored
 * @throws {ApiError} 'product_already_stored' when the key holds another content or a deleted
 * product
 */
export function createProduct({ key, input }: { key: string; input: ProductInput }) {
  return answerOf(api.products.$post({ json: input }, { headers: { 'Idempotency-Key': key } }));
}
