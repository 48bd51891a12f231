import { boolean, check, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { channelFields, channelTermFields, feeTableBounds } from '#core/channels/fields.ts';
import {
  decimal,
  fieldChecks,
  id,
  instant,
  lengthBetween,
  money,
  timestamps,
  workshopOwner,
} from './columns.ts';
import { workshopRows } from './roles.ts';

/** Where a user sells. */
export const channels = pgTable(
  'channels',
  {
    id: id(),
    userId: workshopOwner(),
    name: text('name').notNull(),
    /** Any version may have stored it: see core/src/schemas/at-rest.ts. */
    bands: jsonb('bands').notNull(),
    min: money('min'),
    cap: money('cap'),
    paymentPercent: decimal('payment_percent', 4, 2).notNull(),
    paymentFixed: money('payment_fixed').notNull(),
    taxPercent: decimal('tax_percent', 4, 2).notNull(),
    sellerCost: money('seller_cost').notNull(),
    /** The id of the fee table that it was copied from; tables come and go. */
    feeTable: text('fee_table'),
    paysAfterDays: decimal('pays_after_days', 3, 0),
    checkedOn: date('checked_on', { mode: 'string' }),
    isActive: boolean('is_active').notNull().default(true),
    /** As of a product. */
    restoredAt: instant('restored_at'),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('channels_age_index').on(
      table.userId,
      table.isActive,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    ...fieldChecks('channels', { ...channelFields, ...channelTermFields }, table),
    check('channels_fee_table_check', lengthBetween('fee_table', feeTableBounds)),
    ...workshopRows('channels'),
  ],
).enableRLS();
