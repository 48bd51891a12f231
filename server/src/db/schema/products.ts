import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CraftId } from '#core/choices/crafts.ts';
import { materialFields, productFields } from '#core/products/fields.ts';
import { decimal, fieldChecks, id, instant, money, timestamps } from './columns.ts';
import { ownRows } from './roles.ts';
import { owner } from './users.ts';

export const products = pgTable(
  'products',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    craftCategory: text('craft_category').$type<CraftId>().notNull(),
    productionTime: decimal('production_time', 6, 2).notNull(),
    fixedCosts: money('fixed_costs').notNull(),
    marginPercentage: decimal('margin_percentage', 6, 2).notNull(),
    hourlyRate: decimal('hourly_rate', 6, 2).notNull(),
    finalPrice: money('final_price').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /**
     * When a deletion was last undone after something newer had come. The product then counts as
     * new.
     */
    restoredAt: instant('restored_at'),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // A page of the list is a piece of it. Deleted rows have their own: they count for the pace.
    index('products_age_index').on(
      table.userId,
      table.isActive,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The report reads this index alone, and its best products are the first entries.
    index('products_margin_index')
      .on(
        table.userId,
        table.marginPercentage.desc().nullsFirst(),
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.finalPrice,
      )
      .where(sql`is_active`),
    ...fieldChecks('products', productFields, table),
    check('products_final_price_check', sql.raw('final_price >= 0')),
    ownRows('products'),
  ],
).enableRLS();

export const materials = pgTable(
  'materials',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    productId: uuid('product_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    quantity: decimal('quantity', 10, 4).notNull(),
    unitPrice: money('unit_price').notNull(),
    totalPrice: money('total_price')
      .notNull()
      .generatedAlwaysAs(sql.raw('round(quantity * unit_price, 2)')),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.id] }),
    foreignKey({
      name: 'materials_product_fk',
      columns: [table.userId, table.productId],
      foreignColumns: [products.userId, products.id],
    }).onDelete('cascade'),
    check('materials_position_check', sql.raw('position >= 0')),
    ...fieldChecks('materials', materialFields, table),
    ownRows('materials'),
  ],
).enableRLS();
