import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountBounds } from '#core/account/account-bounds.ts';
import {
  type BusinessTypeId,
  businessTypeIds,
  defaultBusinessType,
} from '#core/account/business-types.ts';
import { type StateId, stateIds } from '#core/account/states.ts';
import { type CraftId, craftIds } from '#core/crafts/crafts.ts';
import { defaultHourlyRate } from '#core/hour/hourly-rate-field.ts';
import { freePlan, planIds } from '#core/plans/plans.ts';
import { noRounding, type RoundingId } from '#core/pricing/final-price.ts';
import { productFields } from '#core/products/product-fields.ts';
import { decimal, fieldChecks, id, instant, lengthBetween, oneOf, timestamps } from './columns.ts';
import { allRowsForAuth, ownRows } from './roles.ts';

const { hourlyRate, rounding } = productFields;

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    craftType: text('craft_type').$type<CraftId>().notNull(),
    hourlyRate: decimal('hourly_rate', 6, 2).notNull().default(defaultHourlyRate),
    rounding: text('rounding').$type<RoundingId>().notNull().default(noRounding),
    /** What the hourly rate was worked out from (record 224); null where it was not. */
    hourPlan: jsonb('hour_plan'),
    plan: text('plan', { enum: planIds }).notNull().default(freePlan),
    emailConfirmed: boolean('email_confirmed').notNull().default(false),
    /** When the email was first confirmed; set by a trigger. Until then it is only a sign-up. */
    confirmedAt: instant('confirmed_at'),
    /** More than one sign-up of the email waits: no password that was typed so far counts. */
    contested: boolean('contested').notNull().default(false),
    /** Follows second_factors: set once a code proved that the secret arrived. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    state: text('state').$type<StateId>(),
    businessType: text('business_type')
      .$type<BusinessTypeId>()
      .notNull()
      .default(defaultBusinessType),
    avatarUrl: text('avatar_url'),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.id] }),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_unconfirmed_index').on(table.createdAt, table.id).where(sql`confirmed_at is null`),
    check(
      'users_email_check',
      sql.raw(
        `char_length(email) <= ${accountBounds.email.max} and email ~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]+$'`,
      ),
    ),
    check('users_name_check', lengthBetween('name', accountBounds.name)),
    check('users_craft_type_check', oneOf('craft_type', craftIds)),
    ...fieldChecks('users', { hourlyRate, rounding }, table),
    check('users_plan_check', oneOf('plan', planIds)),
    check('users_state_check', oneOf('state', stateIds)),
    check('users_business_type_check', oneOf('business_type', businessTypeIds)),
    check('users_avatar_url_check', sql.raw('char_length(avatar_url) <= 2048')),
    ownRows('users', 'id'),
    allRowsForAuth('users'),
  ],
).enableRLS();

export const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
