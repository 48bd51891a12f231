import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, timestamps } from './columns.ts';
import { allRowsForAuth } from './roles.ts';
import { owner } from './users.ts';

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
