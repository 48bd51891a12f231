import { computePrice } from '#core/pricing/price.ts';
import type { Product, ProductInput } from '#core/schemas/product.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { materials, products } from '../../db/schema.ts';
import { findProduct } from './queries.ts';

/**
 * Stores a product with its materials, both or neither. The price is computed here; none is taken
 * from outside.
 *
 * @returns the product as stored
 */
export function createProduct(db: Database, userId: UserId, input: ProductInput): Promise<Product> {
  return db.asUser(userId, async (tx) => {
    const { materials: rows, ...fields } = input;
    const finalPrice = Number(computePrice(input).finalPrice);
    const [created] = await tx
      .insert(products)
      .values({ ...fields, userId, finalPrice })
      .returning({ id: products.id });
    if (!created) throw new Error('an insert without conflict clause returned no row');
    await insertMaterials(tx, userId, created.id, rows);
    const product = await findProduct(tx, userId, created.id);
    if (!product) throw new Error('a product is not visible to the user who created it');
    return product;
  });
}

async function insertMaterials(
  tx: Queryable,
  userId: UserId,
  productId: string,
  rows: ProductInput['materials'],
): Promise<void> {
  await tx
    .insert(materials)
    .values(rows.map((row, position) => ({ ...row, userId, productId, position })));
}
