import { and, eq, gt, inArray, notInArray } from 'drizzle-orm';
import type { Billing } from '#core/plans/billing-schemas.ts';
import { isPaid } from '#core/plans/plans.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { billingCustomers, subscriptions, users } from '../../db/schema.ts';

export type StoredSubscription = typeof subscriptions.$inferSelect;

export async function readSubscription(
  db: Database,
  userId: UserId,
): Promise<Billing['subscription']> {
  const found = await db.asUser(userId, (tx) => findSubscription(tx, userId));
  if (!found) return null;
  const { planType, status, cancelAtPeriodEnd } = found;
  const currentPeriodEnd = found.currentPeriodEnd.toISOString();
  return { planType, status, currentPeriodEnd, cancelAtPeriodEnd };
}

export async function findSubscription(tx: Queryable, userId: string) {
  const [found] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return found;
}

export async function isPro(tx: Queryable, userId: string): Promise<boolean> {
  const [found] = await tx.select({ plan: users.plan }).from(users).where(eq(users.id, userId));
  return found !== undefined && isPaid(found.plan);
}

export async function findCustomer(tx: Queryable, userId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  return found?.customerId;
}

export async function findAddress(tx: Queryable, userId: string) {
  const [found] = await tx
    .select({ customerId: billingCustomers.customerId, email: users.email })
    .from(billingCustomers)
    .innerJoin(users, eq(users.id, billingCustomers.userId))
    .where(eq(billingCustomers.userId, userId));
  return found;
}

export async function findUserOf(tx: Queryable, customerId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  return found?.userId;
}

export function findStored(tx: Queryable, customerIds: string[]) {
  return tx
    .select({
      userId: billingCustomers.userId,
      customerId: billingCustomers.customerId,
      plan: users.plan,
      subscription: subscriptions,
    })
    .from(billingCustomers)
    .innerJoin(users, eq(users.id, billingCustomers.userId))
    .leftJoin(subscriptions, eq(subscriptions.userId, billingCustomers.userId))
    .where(inArray(billingCustomers.customerId, customerIds));
}

/** Customers whose stored subscription has not ended: the next ones after this user. */
export function listRunning(tx: Queryable, afterUserId: string, limit: number) {
  return tx
    .select({ userId: subscriptions.userId, customerId: billingCustomers.customerId })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.userId, subscriptions.userId))
    .where(
      and(
        gt(subscriptions.userId, afterUserId),
        notInArray(subscriptions.status, ['canceled', 'incomplete_expired']),
      ),
    )
    .orderBy(subscriptions.userId)
    .limit(limit);
}
