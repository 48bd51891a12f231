import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ownRows } from './roles.ts';
import { owner } from './users.ts';

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
