import pg from 'pg';
import type { UserId } from './database.ts';

/** What gives a transaction its role and its user, and ends with it: see docs/decisions/0008. */
export type Scope = readonly string[];

export const authScope: Scope = ['set local role artesa_auth'];

export const userScope = (userId: UserId): Scope => [
  'set local role artesa_app',
  `set local app.user_id to ${pg.escapeLiteral(userId)}`,
];
