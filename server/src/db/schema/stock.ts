import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type MovementKind, movementKinds } from '#core/stock/movement-kinds.ts';
import { noteBounds } from '#core/stock/stock-fields.ts';
import type { UnitTypeId } from '#core/units/unit-types.ts';
import { catalogueMaterials } from './catalogue.ts';
import { figure, id, lengthBetween, moment, money, oneOf } from './columns.ts';
import { products } from './products.ts';
import { workshopRows } from './roles.ts';

/** Only ever added to: on hand and its value, on the rows of both, are the sums. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    /** What was done at once has one: the id of its first movement. */
    actId: uuid('act_id').notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    materialId: uuid('material_id'),
    productId: uuid('product_id'),
    /** Pieces, or base units of the material's dimension; below 0 it went. */
    quantity: figure('quantity').notNull(),
    /** The value in R$, with the sign of what came or went. */
    value: figure('value').notNull(),
    /** The amount as it was entered, in `unit`: pieces, a quantity, or what was counted. */
    told: figure('told').notNull(),
    unit: text('unit').$type<UnitTypeId>(),
    /** The price of each piece of a sale, in R$. */
    unitPrice: money('unit_price'),
    /** The channel of a sale, none for a direct one, and R$ of fees for all of its pieces. */
    channelId: uuid('channel_id'),
    fees: figure('fees').notNull().default(0),
    /** The hours that pieces made or sold took, and R$ of labour in their cost. */
    hours: figure('hours'),
    labour: figure('labour'),
    note: text('note'),
    reverses: uuid('reverses'),
    happenedAt: moment('happened_at'),
    createdAt: moment('created_at').default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'stock_movements_material_fk',
      columns: [table.userId, table.materialId],
      foreignColumns: [catalogueMaterials.userId, catalogueMaterials.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'stock_movements_product_fk',
      columns: [table.userId, table.productId],
      foreignColumns: [products.userId, products.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'stock_movements_reverses_fk',
      columns: [table.userId, table.reverses],
      foreignColumns: [table.userId, table.id],
    }).onDelete('cascade'),
    index('stock_movements_material_index')
      .on(table.userId, table.materialId, table.happenedAt, table.createdAt, table.id)
      .where(sql`material_id is not null`),
    index('stock_movements_product_index')
      .on(table.userId, table.productId, table.happenedAt, table.createdAt, table.id)
      .where(sql`product_id is not null`),
    index('stock_movements_act_index').on(table.userId, table.actId),
    index('stock_movements_age_index').on(table.userId, table.createdAt, table.id),
    // The months are summed from it: all that was ever bought stays aside.
    index('stock_movements_month_index')
      .on(table.userId, table.happenedAt)
      .where(sql`labour is not null or unit_price is not null`),
    uniqueIndex('stock_movements_reverses_key')
      .on(table.userId, table.reverses)
      .where(sql`reverses is not null`),
    check('stock_movements_kind_check', oneOf('kind', movementKinds)),
    check(
      'stock_movements_item_check',
      sql.raw(
        'num_nonnulls(material_id, product_id) = 1 and num_nonnulls(unit) = num_nonnulls(material_id)',
      ),
    ),
    check(
      'stock_movements_reverses_check',
      sql.raw("(kind = 'reversal') = (reverses is not null)"),
    ),
    check('stock_movements_fees_check', sql.raw('fees = 0 or channel_id is not null')),
    check('stock_movements_note_check', lengthBetween('note', noteBounds)),
    ...workshopRows('stock_movements'),
  ],
).enableRLS();
