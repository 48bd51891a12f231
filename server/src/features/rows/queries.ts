import { and, eq } from 'drizzle-orm';
import type { UserId } from '../../db/database.ts';
import type { UserRows } from '../../db/kind-tables.ts';

/** A row with its times as the API answers them, in ISO 8601. */
export const withTimes = <Row extends { createdAt: Date; updatedAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The user's rows that are not deleted. */
export const activeRows = (rows: UserRows, userId: UserId) =>
  and(eq(rows.userId, userId), eq(rows.isActive, true));
