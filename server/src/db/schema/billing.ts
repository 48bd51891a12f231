import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type PlanType, planTypes, subscriptionStatuses } from '#core/plans/subscription.ts';
import { instant, moment, oneOf, timestamps } from './columns.ts';
import { allRowsForAuth, ownRows } from './roles.ts';
import { owner } from './users.ts';

/**
 * Which database this is, in one row. What is made at the payment provider carries it, so that it is
 * distinct from what others made on the same account.
 */
export const installations = pgTable(
  'installations',
  { id: uuid('id').notNull().default(sql`gen_random_uuid()`) },
  (table) => [primaryKey({ columns: [table.id] }), allRowsForAuth('installations')],
).enableRLS();

export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: owner(),
    customerId: text('customer_id').notNull(),
    /**
     * The number of the last request for the subscription, and that of the stored answer. The answer
     * to an earlier question never replaces the answer to a later one.
     */
    asked: integer('asked').notNull().default(0),
    applied: integer('applied').notNull().default(0),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.userId] }),
    uniqueIndex('billing_customers_customer_key').on(table.customerId),
    allRowsForAuth('billing_customers'),
  ],
).enableRLS();

/** A user's subscription by the last answer of the payment provider; users.plan follows it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: owner(),
    subscriptionId: text('subscription_id').notNull(),
    planType: text('plan_type').$type<PlanType>().notNull(),
    status: text('status', { enum: subscriptionStatuses }).notNull(),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** The end of the period about whose renewal the user got an email. */
    renewalToldFor: instant('renewal_told_for'),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.userId] }),
    check('subscriptions_plan_type_check', oneOf('plan_type', planTypes)),
    check('subscriptions_status_check', oneOf('status', subscriptionStatuses)),
    ownRows('subscriptions'),
    allRowsForAuth('subscriptions'),
  ],
).enableRLS();
