import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { allRowsForAuth, ownRows } from './roles.ts';
import { owner } from './users.ts';

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

/** How many versions a user's rows got on the last day on which they got any. One row for each user. */
export const dailyVersions = pgTable(
  'daily_versions',
  {
    userId: owner(),
    day: date('day').notNull(),
    versions: integer('versions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId] }), ownRows('daily_versions')],
).enableRLS();
