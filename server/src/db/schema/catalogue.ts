import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { defaultUnitType, type UnitTypeId, unitTypeIds } from '#core/catalogues/unit-types.ts';
import { id, money, oneOf, timestamps } from './columns.ts';
import { ownRows } from './roles.ts';
import { owner } from './users.ts';

/** The catalogue: what a user buys again and again, with the price per unit. */
export const userMaterials = pgTable(
  'user_materials',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    category: text('category'),
    unitPrice: money('unit_price').notNull(),
    unitType: text('unit_type').$type<UnitTypeId>().notNull().default(defaultUnitType),
    isActive: boolean('is_active').notNull().default(true),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('user_materials_name_check', sql.raw('char_length(name) between 2 and 100')),
    check('user_materials_category_check', sql.raw('char_length(category) between 1 and 50')),
    check('user_materials_unit_price_check', sql.raw('unit_price between 0.01 and 99999.99')),
    check('user_materials_unit_type_check', oneOf('unit_type', unitTypeIds)),
    ownRows('user_materials'),
  ],
).enableRLS();
