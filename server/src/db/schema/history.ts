import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  type HistoryCause,
  type HistoryKind,
  historyCauses,
  historyKinds,
} from '#core/choices/history-causes.ts';
import { moment, oneOf } from './columns.ts';
import { ownRows } from './roles.ts';
import { owner } from './users.ts';

/** Every saved state of the user's products and catalogue materials. Only ever added to. */
export const rowStates = pgTable(
  'row_states',
  {
    userId: owner(),
    kind: text('kind').$type<HistoryKind>().notNull(),
    rowId: uuid('row_id').notNull(),
    /** Of the row, from 1. */
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
    ownRows('row_states'),
  ],
).enableRLS();
