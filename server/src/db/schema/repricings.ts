import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MaterialPrice } from '#core/products/product-input-of.ts';
import { repricingCauses } from '#core/products/repricing.ts';
import { id, instant, moment, oneOf } from './columns.ts';
import { ownRows } from './roles.ts';
import { owner } from './users.ts';

/** What a product was priced with before, of its materials those that were priced anew. */
export interface PricedBefore {
  readonly id: string;
  /** The version that the repricing made. After another change nothing is taken back. */
  readonly updatedAt: string;
  readonly hourlyRate: number;
  readonly materials: readonly ({ readonly id: string } & MaterialPrice)[];
  /** It was not taken back, because it had changed since. */
  readonly kept?: true;
}

/** Several products priced anew at once, each as it was before, for taking it back. */
export const repricings = pgTable(
  'repricings',
  {
    id: id(),
    userId: owner(),
    cause: text('cause', { enum: repricingCauses }).notNull(),
    products: jsonb('products').$type<readonly PricedBefore[]>().notNull(),
    createdAt: moment('created_at').default(sql`now()`),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('repricings_cause_check', oneOf('cause', repricingCauses)),
    ownRows('repricings'),
  ],
).enableRLS();
