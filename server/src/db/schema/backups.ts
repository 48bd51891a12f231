import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type BackupCause, backupCauses } from '#core/workshop/backup-causes.ts';
import { id, moment, oneOf } from './columns.ts';
import { ownRows } from './roles.ts';
import { owner } from './users.ts';

/** The backups of a user's workshop. Their contents are files outside the database. */
export const backups = pgTable(
  'backups',
  {
    id: id(),
    userId: owner(),
    cause: text('cause').$type<BackupCause>().notNull(),
    /** The size of the file as it is downloaded, in bytes. */
    size: integer('size').notNull(),
    products: integer('products').notNull(),
    materials: integer('materials').notNull(),
    createdAt: moment('created_at').default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('backups_age_index').on(table.userId, table.createdAt),
    check('backups_cause_check', oneOf('cause', backupCauses)),
    ownRows('backups'),
  ],
).enableRLS();

/** Since when a user's daily backups cannot be restored; gone with the next one that can. */
export const backupFailures = pgTable(
  'backup_failures',
  {
    userId: owner(),
    since: moment('since').default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId] }), ownRows('backup_failures')],
).enableRLS();
