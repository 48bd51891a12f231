import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { allRowsForAuth } from './roles.ts';

/** Workshops without an account, since a night found each. */
export const lostWorkshops = pgTable(
  'lost_workshops',
  {
    /** The id of the account that is gone: no key can lead to it. */
    id: uuid('id').notNull(),
    foundAt: moment('found_at').default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.id] }), allRowsForAuth('lost_workshops')],
).enableRLS();
