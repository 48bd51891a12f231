import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { maxChannels, maxProductChannels } from '#core/channels/channel-fields.ts';
import type { CraftId } from '#core/crafts/crafts.ts';
import { noRounding, type RoundingId } from '#core/pricing/final-price.ts';
import {
  materialFields,
  packedMaterialFields,
  productFields,
} from '#core/products/product-fields.ts';
import { defaultUnitType, type UnitTypeId } from '#core/units/unit-types.ts';
import { catalogueMaterials } from './catalogue.ts';
import {
  decimal,
  fieldChecks,
  figure,
  id,
  money,
  rowColumns,
  rowKeys,
  stockColumns,
  workshopOwner,
} from './columns.ts';
import { priceChecks, priceColumns } from './material-price.ts';
import { workshopRows } from './roles.ts';

export const products = pgTable(
  'products',
  {
    ...rowColumns(),
    name: text('name').notNull(),
    craftCategory: text('craft_category').$type<CraftId>().notNull(),
    productionTime: decimal('production_time', 10, 6).notNull(),
    batchSize: decimal('batch_size', 4, 0).notNull().default(1),
    fixedCosts: money('fixed_costs').notNull(),
    marginPercentage: decimal('margin_percentage', 6, 2).notNull(),
    hourlyRate: decimal('hourly_rate', 6, 2).notNull(),
    rounding: text('rounding').$type<RoundingId>().notNull().default(noRounding),
    chosenPrice: money('chosen_price'),
    notes: text('notes'),
    /** Where it is sold: ids of the user's channels, deleted ones too. No key can hold them (0225, 0239). */
    channelIds: uuid('channel_ids').array().notNull().default([]),
    offChannelIds: uuid('off_channel_ids').array().notNull().default([]),
    /** The figures of one piece, as its price was computed. */
    totalCost: figure('total_cost').notNull(),
    suggestedPrice: figure('suggested_price').notNull(),
    finalPrice: money('final_price').notNull(),
    profit: figure('profit').notNull(),
    netMargin: figure('net_margin').notNull(),
    markup: figure('markup').notNull(),
    earnedPerHour: figure('earned_per_hour').notNull(),
    /** The markup by which the product is rated, unless it loses at today's hourly rate. */
    practisedMarkup: figure('practised_markup').notNull(),
    /** The stock of finished pieces. */
    ...stockColumns(),
  },
  (table) => [
    ...rowKeys('products', table),
    // The report and the summary read this index alone.
    index('products_figures_index')
      .on(
        table.userId,
        table.practisedMarkup.desc().nullsFirst(),
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.finalPrice,
        table.profit,
        table.hourlyRate,
        table.productionTime,
        table.batchSize,
      )
      .where(sql`is_active`),
    ...fieldChecks('products', productFields, table),
    check('products_final_price_check', sql.raw('final_price >= 0')),
    check(
      'products_channel_ids_check',
      sql.raw(`cardinality(channel_ids) <= ${maxProductChannels}`),
    ),
    check(
      'products_off_channel_ids_check',
      sql.raw(`cardinality(off_channel_ids) <= ${maxChannels}`),
    ),
    ...workshopRows('products'),
  ],
).enableRLS();

export const materials = pgTable(
  'materials',
  {
    id: id(),
    userId: workshopOwner(),
    productId: uuid('product_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    quantity: decimal('quantity', 10, 4).notNull(),
    unit: text('unit').$type<UnitTypeId>().notNull().default(defaultUnitType),
    wastePercentage: decimal('waste_percentage', 5, 2).notNull().default(0),
    ...priceColumns(),
    materialId: uuid('material_id'),
    /** What the row costs, for the whole batch. */
    totalPrice: figure('total_price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.id] }),
    foreignKey({
      name: 'materials_product_fk',
      columns: [table.userId, table.productId],
      foreignColumns: [products.userId, products.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'materials_catalogue_fk',
      columns: [table.userId, table.materialId],
      foreignColumns: [catalogueMaterials.userId, catalogueMaterials.id],
    }),
    index('materials_catalogue_index')
      .on(table.userId, table.materialId)
      .where(sql`material_id is not null`),
    check('materials_position_check', sql.raw('position >= 0')),
    ...fieldChecks('materials', packedMaterialFields, table),
    ...priceChecks('materials', table),
    check(
      'materials_quantity_by_unit_check',
      sql.raw(`pack_price is not null or quantity <= ${materialFields.quantity.max}`),
    ),
    ...workshopRows('materials'),
  ],
).enableRLS();
