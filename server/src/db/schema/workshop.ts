import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CraftId } from '#core/crafts/crafts.ts';
import { type HistoryCause, historyCauses } from '#core/history/history-causes.ts';
import { type HistoryKind, historyKinds } from '#core/kinds/kinds.ts';
import { productFields } from '#core/products/product-fields.ts';
import { repricingCauses } from '#core/repricing/repricing-causes.ts';
import { fieldChecks, id, instant, moment, oneOf, timestamps, workshopOwner } from './columns.ts';
import { workshopRows } from './roles.ts';

/** Every saved state of the user's products and catalogue materials. Only ever added to. */
export const rowStates = pgTable(
  'row_states',
  {
    userId: workshopOwner(),
    kind: text('kind').$type<HistoryKind>().notNull(),
    rowId: uuid('row_id').notNull(),
    /** The version of the row, from 1. */
    version: integer('version').notNull(),
    cause: text('cause').$type<HistoryCause>().notNull(),
    /** Null where the row was deleted. Any version may have stored it: see core/src/schemas/at-rest.ts. */
    state: jsonb('state'),
    at: moment('at').default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.rowId, table.version] }),
    check('row_states_kind_check', oneOf('kind', historyKinds)),
    check('row_states_cause_check', oneOf('cause', historyCauses)),
    check('row_states_version_check', sql.raw('version >= 1')),
    ...workshopRows('row_states'),
  ],
).enableRLS();

/** Several products repriced at once, each as it was before, for undoing it. */
export const repricings = pgTable(
  'repricings',
  {
    id: id(),
    userId: workshopOwner(),
    cause: text('cause', { enum: repricingCauses }).notNull(),
    /** PricedBefore[], which any version may have stored: see core/src/schemas/at-rest.ts. */
    products: jsonb('products').notNull(),
    createdAt: moment('created_at').default(sql`now()`),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('repricings_cause_check', oneOf('cause', repricingCauses)),
    ...workshopRows('repricings'),
  ],
).enableRLS();

const { name, craftCategory } = productFields;

export const templates = pgTable(
  'templates',
  {
    id: id(),
    userId: workshopOwner(),
    name: text('name').notNull(),
    craftCategory: text('craft_category').$type<CraftId>().notNull(),
    /** Any version may have stored it: see core/src/schemas/at-rest.ts. */
    content: jsonb('content').notNull(),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    ...fieldChecks('templates', { name, craftCategory }, table),
    ...workshopRows('templates'),
  ],
).enableRLS();

/** What was imported at once, for taking it back. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    userId: workshopOwner(),
    /** ImportedRow[], which any version may have stored: see core/src/schemas/at-rest.ts. */
    rows: jsonb('rows').notNull(),
    createdAt: moment('created_at').default(sql`now()`),
    undoneAt: instant('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), ...workshopRows('imports')],
).enableRLS();
