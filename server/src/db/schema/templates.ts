import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CraftId } from '#core/choices/crafts.ts';
import { productFields } from '#core/products/fields.ts';
import { fieldChecks, id, timestamps } from './columns.ts';
import { ownRows } from './roles.ts';
import { owner } from './users.ts';

const { name, craftCategory } = productFields;

/** The user's own templates: products as they were when they became one. */
export const templates = pgTable(
  'templates',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    craftCategory: text('craft_category').$type<CraftId>().notNull(),
    /** Any version may have stored it: see core/src/schemas/at-rest.ts. */
    content: jsonb('content').notNull(),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    ...fieldChecks('templates', { name, craftCategory }, table),
    ownRows('templates'),
  ],
).enableRLS();
