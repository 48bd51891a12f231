import type { Product, ProductInput } from '#core/schemas/product.ts';
import { answerOf, api } from '../../../api/client.ts';

interface NewProduct {
  /** The id it gets. Sent again with the same content it answers the product as stored. */
  readonly key: string;
  readonly input: ProductInput;
}

/**
 * Creates a product; the server computes its price.
 * @throws {ApiError} 'product_already_stored' when the key holds another content or a deleted
 * product
 */
export function createProduct({ key, input }: NewProduct): Promise<Product> {
  return answerOf(api.products.$post({ json: input }, { headers: { 'Idempotency-Key': key } }));
}
