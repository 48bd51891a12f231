import { sql } from 'drizzle-orm';
import type { Database, UserId } from '../db/database.ts';

/** Materials and products of a user whose stock is not the sum of its movements; there must be none. */
export async function findWrongSums(db: Database, userId: UserId): Promise<unknown[]> {
  const ofItems = (table: 'user_materials' | 'products', column: 'material_id' | 'product_id') =>
    sql.raw(`select i.id, i.name, i.on_hand, i.stock_value, sum(m.quantity), sum(m.value)
      from ${table} i
      left join stock_movements m on m.user_id = i.user_id and m.${column} = i.id
      group by i.user_id, i.id, i.name, i.on_hand, i.stock_value
      having i.on_hand <> coalesce(sum(m.quantity), 0)
        or i.stock_value <> coalesce(sum(m.value), 0)`);
  return await db.asUser(userId, async (tx) => {
    const materials = await tx.execute(ofItems('user_materials', 'material_id'));
    const products = await tx.execute(ofItems('products', 'product_id'));
    return [...materials.rows, ...products.rows];
  });
}
