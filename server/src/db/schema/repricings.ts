import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { repricingCauses } from '#core/pricing/repricing.ts';
import { id, instant, moment, oneOf } from './columns.ts';
import { ownRows } from './roles.ts';
import { owner } from './users.ts';

/** Several products repriced at once, each as it was before, for undoing it. */
export const repricings = pgTable(
  'repricings',
  {
    id: id(),
    userId: owner(),
    cause: text('cause', { enum: repricingCauses }).notNull(),
    /** PricedBefore[], which any version may have stored: see core/src/schemas/at-rest.ts. */
    products: jsonb('products').notNull(),
    createdAt: moment('created_at').default(sql`now()`),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('repricings_cause_check', oneOf('cause', repricingCauses)),
    ownRows('repricings'),
  ],
).enableRLS();
