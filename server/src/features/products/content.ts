import { isDeepStrictEqual } from 'node:util';
import { productInputOf } from '#core/products/product-input-of.ts';
import type { Product, ProductContent } from '#core/schemas/product.ts';

/** Whether storing the input would change nothing. */
export function hasContent(product: Product, input: ProductContent): boolean {
  return isDeepStrictEqual(productInputOf(product), input);
}
