import { breakdownOf } from '#core/lists/product-figures.ts';
import { customerText } from '#core/products/customer-text.ts';
import { shareText } from '#core/products/share-text.ts';
import type { Product } from '#core/schemas/product.ts';

/** For whom a text about a product is. */
export type Audience = 'oneself' | 'customer';

/** What is shared of a product: the figures of its card, or what a customer may know. */
export function sharedTextOf(product: Product, hourlyRate: number, audience: Audience): string {
  if (audience === 'customer') return customerText(product);
  const { name, productionTime, batchSize } = product;
  return shareText({ ...breakdownOf(product, hourlyRate), name, productionTime, batchSize });
}
