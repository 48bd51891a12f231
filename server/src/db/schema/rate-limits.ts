import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { allRowsForAuth } from './roles.ts';

/** How often something was tried in the current window. The key is a keyed hash of what and who. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    hits: integer('hits').notNull(),
    resetsAt: moment('resets_at'),
  },
  (table) => [
    primaryKey({ columns: [table.key] }),
    index('rate_limits_resets_at_index').on(table.resetsAt),
    allRowsForAuth('rate_limits'),
  ],
).enableRLS();
