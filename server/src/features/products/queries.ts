import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Product } from '#core/schemas/product.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { materials, products } from '../../db/schema.ts';

/** The user's products, newest first, each with its materials in the order they were typed. */
export function listProducts(tx: Queryable, userId: UserId): Promise<Product[]> {
  return selectProducts(tx, userId);
}

/** One of the user's products, or undefined when it is deleted, unknown or somebody else's. */
export async function findProduct(
  tx: Queryable,
  userId: UserId,
  id: string,
): Promise<Product | undefined> {
  const [product] = await selectProducts(tx, userId, eq(products.id, id));
  return product;
}

async function selectProducts(tx: Queryable, userId: UserId, which?: SQL): Promise<Product[]> {
  const rows = await tx
    .select({
      id: products.id,
      name: products.name,
      craftCategory: products.craftCategory,
      productionTime: products.productionTime,
      fixedCosts: products.fixedCosts,
      marginPercentage: products.marginPercentage,
      hourlyRate: products.hourlyRate,
      materials: materialsOfProduct,
      finalPrice: products.finalPrice,
      createdAt: products.createdAt,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .where(and(eq(products.userId, userId), eq(products.isActive, true), which))
    .orderBy(desc(products.createdAt), desc(products.id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** One list per product, made by the database: fewer rows to carry, and the key's order is reused. */
const materialsOfProduct = sql<Product['materials']>`(
  select coalesce(json_agg(json_build_object(
    'id', m.id, 'name', m.name, 'quantity', m.quantity,
    'unitPrice', m.unit_price, 'totalPrice', m.total_price
  ) order by m.position), '[]')
  from ${materials} m
  where m.user_id = ${products}.user_id and m.product_id = ${products}.id
)`;
