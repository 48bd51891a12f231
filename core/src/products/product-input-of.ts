import type { Product, ProductInput } from '../schemas/product.ts';

/** What somebody would send to store the same product. */
export function productInputOf(product: Product): ProductInput {
  const { id, finalPrice, createdAt, updatedAt, materials, ...fields } = product;
  return {
    ...fields,
    materials: materials.map(({ id, totalPrice, ...material }) => material),
  };
}
