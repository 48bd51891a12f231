import type { Product, ProductInput } from '#core/schemas/product.ts';
import { answerOf, api } from '../../../api/client.ts';
import { replacementHeaders } from '../../../api/replacement-headers.ts';

interface ProductUpdate {
  readonly id: string;
  /** The updatedAt of the state that was changed; null overwrites whatever is there. */
  readonly version: string | null;
  readonly input: ProductInput;
}

/**
 * Replaces a product and its materials; the server computes its price.
 * @throws {ApiError} 'product_changed' when its state is not `version` any more
 */
export function updateProduct({ id, version, input }: ProductUpdate): Promise<Product> {
  const headers = replacementHeaders(version);
  return answerOf(api.products[':id'].$put({ param: { id }, json: input }, { headers }));
}
