import { and, eq } from 'drizzle-orm';
import type { UserId } from '../../db/database.ts';
import type { UserRows } from '../../db/user-rows.ts';

/** The user's rows that are not deleted. */
export const activeRows = (rows: UserRows, userId: UserId) =>
  and(eq(rows.userId, userId), eq(rows.isActive, true));
