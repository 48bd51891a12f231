import { check, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { channelFields, channelTermFields, feeTableBounds } from '#core/channels/channel-fields.ts';
import { decimal, fieldChecks, lengthBetween, money, rowColumns, rowKeys } from './columns.ts';
import { workshopRows } from './roles.ts';

/** A place where a user sells. */
export const channels = pgTable(
  'channels',
  {
    ...rowColumns(),
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
  },
  (table) => [
    ...rowKeys('channels', table),
    ...fieldChecks('channels', { ...channelFields, ...channelTermFields }, table),
    check('channels_fee_table_check', lengthBetween('fee_table', feeTableBounds)),
    ...workshopRows('channels'),
  ],
).enableRLS();
