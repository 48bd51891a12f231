import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { recoveryCodes } from '../../db/schema.ts';

/** How many recovery codes the user has not used yet. */
export const countRecoveryCodes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
