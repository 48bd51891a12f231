import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import type { UserId } from './database.ts';

/** What gives a transaction its role and its user, and ends with it: see docs/decisions/0008. */
export interface Scope {
  readonly role: string;
  /** Whose rows of the workshop it may see and delete. */
  readonly user?: string;
}

export const authScope: Scope = { role: 'set local role artesa_auth' };

export const userScope = (userId: UserId): Scope => ({
  role: 'set local role artesa_app',
  user: setUser(userId),
});

const setUser = (userId: string) => `set local app.user_id to ${pg.escapeLiteral(userId)}`;

/**
 * From here on a distributed database tells its other machines what the transaction sets, with the whole
 * message that does; this setting itself it keeps. Any other database takes no notice of it.
 */
export const tellOtherMachines = 'set local citus.propagate_set_commands to local';

/** The contrary, from here on. */
export const keepFromOtherMachines = sql.raw('set local citus.propagate_set_commands to none');

/** Lets a transaction of the sign-in role delete this user's workshop. */
export const reachWorkshop = (userId: string): SQL[] =>
  [tellOtherMachines, setUser(userId)].map((each) => sql.raw(each));
