import { v7 as uuidv7 } from 'uuid';
import { type ProductInput, productInputSchema } from '#core/schemas/product.ts';
import type { Database, UserId } from '#server/db/database.ts';
import { materials, products, users } from '#server/db/schema.ts';
import { materialRows, priced } from '#server/features/products/priced-product.ts';

const neighbours = 200;
const productsOfEach = 20;

/** Workshops of other users: the database plans differently for a full table than for an empty one. */
export async function addNeighbours(db: Database, product: ProductInput): Promise<void> {
  for (let n = 0; n < neighbours; n += 1) {
    const userId = uuidv7() as UserId;
    const profile = { name: 'Ana Souza', craftType: 'croche', emailConfirmed: true } as const;
    await db.asAuth((tx) =>
      tx.insert(users).values({ id: userId, email: `neighbour${n}@example.com`, ...profile }),
    );
    const { columns, materials: rows } = priced(productInputSchema.parse(product));
    const ids = Array.from({ length: productsOfEach }, () => uuidv7());
    await db.asUser(userId, async (tx) => {
      await tx.insert(products).values(ids.map((id) => ({ ...columns, id, userId })));
      const all = ids.flatMap((productId) => materialRows(userId, productId, rows));
      await tx.insert(materials).values(all);
    });
  }
}
