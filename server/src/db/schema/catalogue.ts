import { sql } from 'drizzle-orm';
import { boolean, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import { stockFields } from '#core/stock/stock-fields.ts';
import { defaultUnitType, type UnitTypeId } from '#core/units/unit-types.ts';
import { decimal, fieldChecks, id, moment, rowColumns, rowKeys, stockColumns } from './columns.ts';
import { priceChecks, priceColumns } from './material-price.ts';
import { workshopRows } from './roles.ts';

export const catalogueMaterials = pgTable(
  'user_materials',
  {
    ...rowColumns(),
    name: text('name').notNull(),
    category: text('category'),
    supplier: text('supplier'),
    ...priceColumns(),
    wastePercentage: decimal('waste_percentage', 5, 2).notNull().default(0),
    unitType: text('unit_type').$type<UnitTypeId>().notNull().default(defaultUnitType),
    /** The material's stock is tracked: on hand in the base unit of its dimension. */
    tracked: boolean('tracked').notNull().default(false),
    minimum: decimal('minimum', 12, 6),
    ...stockColumns(),
  },
  (table) => [
    ...rowKeys('user_materials', table),
    ...fieldChecks('user_materials', { ...catalogueFields, minimum: stockFields.minimum }, table),
    ...priceChecks('user_materials', table),
    ...workshopRows('user_materials'),
  ],
).enableRLS();

const { unitPrice, unitType } = catalogueFields;

/** What was paid for a material of the catalogue, each price since when. Only ever added to. */
export const materialPrices = pgTable(
  'material_prices',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    materialId: uuid('material_id').notNull(),
    unitType: text('unit_type').$type<UnitTypeId>().notNull(),
    ...priceColumns(),
    paidSince: moment('paid_since').default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.materialId, table.id] }),
    foreignKey({
      name: 'material_prices_material_fk',
      columns: [table.userId, table.materialId],
      foreignColumns: [catalogueMaterials.userId, catalogueMaterials.id],
    }).onDelete('cascade'),
    ...fieldChecks('material_prices', { unitPrice, unitType }, table),
    ...priceChecks('material_prices', table),
    ...workshopRows('material_prices'),
  ],
).enableRLS();
