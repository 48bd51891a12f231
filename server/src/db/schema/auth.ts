import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountBounds } from '#core/account/account-bounds.ts';
import { id, instant, moment, oneOf, timestamps } from './columns.ts';
import { allRowsForAuth } from './roles.ts';
import { owner } from './users.ts';

/** One signed-in browser. The cookie carries the token with a signature of the server's secret. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: owner(),
    token: text('token').notNull(),
    expiresAt: moment('expires_at'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('sessions_token_key').on(table.token),
    index('sessions_expires_at_index').on(table.expiresAt),
    allRowsForAuth('sessions'),
  ],
).enableRLS();

/** One way of signing in: a password hash, later other providers. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: owner(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('accounts_provider_key').on(table.providerId, table.accountId),
    allRowsForAuth('accounts'),
  ],
).enableRLS();

/** Empty: a library that is gone could fill it (docs/decisions/0009). */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at'),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.id] }),
    index('verifications_identifier_index').on(table.identifier),
    allRowsForAuth('verifications'),
  ],
).enableRLS();

export const tokenKinds = ['confirm-email', 'change-email', 'reset-password'] as const;

/** Links sent by email. The key leaves room for one of a kind: a newer link ends the older. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    userId: owner(),
    kind: text('kind', { enum: tokenKinds }).notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Where a change-email link was sent; using the link makes it the user's email. */
    newEmail: text('new_email'),
    expiresAt: moment('expires_at'),
    /** A used link stays until a newer one, so that whoever opens it again learns what it did. */
    usedAt: instant('used_at'),
    createdAt: moment('created_at').default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    uniqueIndex('one_time_tokens_hash_key').on(table.tokenHash),
    index('one_time_tokens_expires_at_index').on(table.expiresAt),
    check('one_time_tokens_kind_check', oneOf('kind', tokenKinds)),
    check(
      'one_time_tokens_new_email_check',
      sql.raw(
        `(kind = 'change-email') = (new_email is not null) and char_length(new_email) <= ${accountBounds.email.max}`,
      ),
    ),
    allRowsForAuth('one_time_tokens'),
  ],
).enableRLS();

/** Browsers a user signed in from, by a keyed hash of user agent and address range. */
export const devices = pgTable(
  'devices',
  {
    userId: owner(),
    fingerprint: text('fingerprint').notNull(),
    lastSeenAt: moment('last_seen_at').default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fingerprint] }),
    allRowsForAuth('devices'),
  ],
).enableRLS();

/** The secret that a user's authenticator app shares with us, set up or being set up. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: owner(),
    /** Encrypted, with the name of the key before it. */
    secret: text('secret').notNull(),
    /** The half minute of the last code used. Neither this code nor an older one is taken again. */
    lastStep: integer('last_step').notNull().default(0),
    /** When it ends by itself, because a recovery by email reported app and codes lost. */
    endsAt: instant('ends_at'),
    /** Wrong codes, and when the first of them came; after a day they count no more. */
    wrongCodes: integer('wrong_codes').notNull().default(0),
    wrongSince: instant('wrong_since'),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.userId] }), allRowsForAuth('second_factors')],
).enableRLS();

/** What signs in when the app is lost. Using one deletes it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner(),
    /** A slow hash with its salt; of older versions, one made with the server's secret. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.codeHash] }),
    allRowsForAuth('recovery_codes'),
  ],
).enableRLS();
