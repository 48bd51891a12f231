import { isDeepStrictEqual } from 'node:util';
import type { Product, ProductInput } from '#core/schemas/product.ts';

/** What somebody would send to store the same product. */
export function contentOf(product: Product): ProductInput {
  return {
    name: product.name,
    craftCategory: product.craftCategory,
    productionTime: product.productionTime,
    fixedCosts: product.fixedCosts,
    marginPercentage: product.marginPercentage,
    hourlyRate: product.hourlyRate,
    materials: product.materials.map(({ name, quantity, unitPrice }) => ({
      name,
      quantity,
      unitPrice,
    })),
  };
}

/** Whether storing the input would change nothing. */
export function hasContent(product: Product, input: ProductInput): boolean {
  return isDeepStrictEqual(contentOf(product), input);
}
