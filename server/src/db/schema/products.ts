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
import { type CraftCategoryId, craftCategoryIds } from '#core/catalogues/craft-categories.ts';
import { decimal, id, instant, money, oneOf, timestamps } from './columns.ts';
import { ownRows } from './roles.ts';
import { owner } from './users.ts';

export const products = pgTable(
  'products',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    craftCategory: text('craft_category').$type<CraftCategoryId>().notNull(),
    productionTime: decimal('production_time', 6, 2).notNull(),
    fixedCosts: money('fixed_costs').notNull(),
    marginPercentage: decimal('margin_percentage', 6, 2).notNull(),
    hourlyRate: decimal('hourly_rate', 6, 2).notNull(),
    finalPrice: money('final_price').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** When a deletion was last undone although something newer had come: it counts as new itself. */
    restoredAt: instant('restored_at'),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('products_newest_index')
      .on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_active`),
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
    check('products_name_check', sql.raw('char_length(name) between 2 and 100')),
    check('products_craft_category_check', oneOf('craft_category', craftCategoryIds)),
    check(
      'products_production_time_check',
      sql.raw('production_time > 0 and production_time <= 100'),
    ),
    check('products_fixed_costs_check', sql.raw('fixed_costs between 0 and 10000')),
    check('products_margin_percentage_check', sql.raw('margin_percentage between 10 and 300')),
    check('products_hourly_rate_check', sql.raw('hourly_rate between 10 and 100')),
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
    check('materials_name_check', sql.raw('char_length(name) between 1 and 50')),
    check('materials_quantity_check', sql.raw('quantity > 0 and quantity <= 9999')),
    check('materials_unit_price_check', sql.raw('unit_price between 0 and 99999.99')),
    ownRows('materials'),
  ],
).enableRLS();
