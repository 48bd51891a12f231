import { pgTable, text } from 'drizzle-orm/pg-core';
import { customerFields } from '#core/customers/customer-fields.ts';
import { fieldChecks, rowColumns, rowKeys } from './columns.ts';
import { workshopRows } from './roles.ts';

/** Whom a user sells to. */
export const customers = pgTable(
  'customers',
  {
    ...rowColumns(),
    name: text('name').notNull(),
    telephone: text('telephone'),
    email: text('email'),
    notes: text('notes'),
  },
  (table) => [
    ...rowKeys('customers', table),
    ...fieldChecks('customers', customerFields, table),
    ...workshopRows('customers'),
  ],
).enableRLS();
