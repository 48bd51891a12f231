import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { defaultUnitType, type UnitTypeId } from '#core/choices/unit-types.ts';
import { catalogueFields } from '#core/products/fields.ts';
import { fieldChecks, id, instant, money, timestamps } from './columns.ts';
import { ownRows } from './roles.ts';
import { owner } from './users.ts';

/** The catalogue: what a user buys again and again, with the price per unit. */
export const catalogueMaterials = pgTable(
  'user_materials',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    category: text('category'),
    unitPrice: money('unit_price').notNull(),
    unitType: text('unit_type').$type<UnitTypeId>().notNull().default(defaultUnitType),
    isActive: boolean('is_active').notNull().default(true),
    /** As of a product. */
    restoredAt: instant('restored_at'),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('user_materials_age_index').on(
      table.userId,
      table.isActive,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    ...fieldChecks('user_materials', catalogueFields, table),
    ownRows('user_materials'),
  ],
).enableRLS();
