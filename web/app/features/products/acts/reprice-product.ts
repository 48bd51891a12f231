import { productInputOf } from '#core/products/product-input-of.ts';
import type { Product } from '#core/schemas/product.ts';
import { updateProduct } from '../stored/update-product.ts';

/**
 * Stores a product as it is shown, at another hourly rate (R$ per hour).
 *
 * @throws {ApiError} 'product_changed' when the server has a newer one
 */
export function repriceProduct(id: string, shown: Product, hourlyRate: number): Promise<Product> {
  const input = { ...productInputOf(shown), hourlyRate };
  return updateProduct({ id, version: shown.updatedAt, input });
}
