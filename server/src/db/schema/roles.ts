import { sql } from 'drizzle-orm';
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core';

/** Runs everything a signed-in user asks for; sees only the rows of `app_user_id()`. */
const appRole = pgRole('artesa_app').existing();

/** Runs sign-up, sign-in and sessions, which come before a user is known; sees no workshop. */
const authRole = pgRole('artesa_auth').existing();

/** The rows of the user whose id the transaction carries, and no others. */
export const ownRows = (table: string, column = 'user_id') =>
  pgPolicy(`${table}_own_rows`, {
    for: 'all',
    to: appRole,
    using: sql.raw(`${column} = app_user_id()`),
    withCheck: sql.raw(`${column} = app_user_id()`),
  });

/** The policy by which a table belongs to the workshop, also for the trigger that erases one. */
export const erasedRows = (table: string) => `${table}_of_erased`;

/**
 * The rights on a table of the workshop: its owner's rows, which the role that signs people in may only
 * delete, with the account that the transaction names.
 */
export const workshopRows = (table: string) => [
  ownRows(table),
  pgPolicy(erasedRows(table), {
    for: 'all',
    to: authRole,
    using: sql.raw('user_id = app_user_id()'),
    withCheck: sql.raw('false'),
  }),
];

/** Every row, for the role that signs people in. */
export const allRowsForAuth = (table: string) =>
  pgPolicy(`${table}_auth`, {
    for: 'all',
    to: authRole,
    using: sql.raw('true'),
    withCheck: sql.raw('true'),
  });
