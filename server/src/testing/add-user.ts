import { v7 as uuidv7 } from 'uuid';
import type { PlanId } from '#core/plans/plans.ts';
import type { Database, UserId } from '../db/database.ts';
import { users } from '../db/schema.ts';

/** A confirmed user without password or session, for tests that call the features' functions. */
export async function addUser(db: Database, plan: PlanId = 'free'): Promise<UserId> {
  const id = uuidv7() as UserId;
  const profile = { name: 'Ana Souza', craftType: 'croche', emailConfirmed: true } as const;
  await db.auth.insert(users).values({ id, email: `${id}@example.com`, plan, ...profile });
  return id;
}
