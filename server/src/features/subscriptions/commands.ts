import { and, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { isPaid } from '#core/plans/plans.ts';
import {
  planOfSubscription,
  renewalNoticeDays,
  type SubscriptionStatus,
} from '#core/plans/subscription.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { billingCustomers, subscriptions, users } from '../../db/schema.ts';
import type { EnqueueBilling } from '../../jobs/billing-queue.ts';
import type { EnqueueMail, ProEndReason } from '../../jobs/mail-queue.ts';
import type { ProviderSubscription } from '../../payments/payments.ts';
import { lockAccount } from '../users/queries.ts';
import { findCustomer, findSubscription } from './queries.ts';

/** Remembers who the user is at the provider. Of several at once the first stays. */
export async function storeCustomer(db: Database, userId: string, customerId: string) {
  await db.auth.insert(billingCustomers).values({ userId, customerId }).onConflictDoNothing();
  const stored = await findCustomer(db.auth, userId);
  if (!stored) throw new Error('a customer is not there after it was stored');
  return stored;
}

export async function forgetCustomer(db: Database, userId: string, customerId: string) {
  await db.auth
    .delete(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.customerId, customerId)));
}

/** A question to the provider: whom it is about, and its place among all questions about them. */
export interface Question {
  userId: string;
  customerId: string;
  number: number;
}

/** Takes the next number before the request to the provider. Undefined without a customer. */
export async function beginQuestion(db: Database, userId: string): Promise<Question | undefined> {
  const [question] = await db.auth
    .update(billingCustomers)
    .set({ asked: sql`${billingCustomers.asked} + 1` })
    .where(eq(billingCustomers.userId, userId))
    .returning({ customerId: billingCustomers.customerId, number: billingCustomers.asked });
  return question && { userId, ...question };
}

/** The provider's answer; without a subscription nothing runs. */
export interface Answer {
  subscription: ProviderSubscription | undefined;
  /** How the payment that ended it went back, if it did. */
  endedBy: 'refunded' | 'contested' | undefined;
}

/**
 * Stores an answer and sets the plan, unless the answer to a later question is stored, or the user
 * is another customer by now. It emails the user, once, about a missed payment or the end of Pro.
 */
export async function applyAnswer(
  deps: { db: Database; enqueueMail: EnqueueMail },
  question: Question,
  answer: Answer,
): Promise<void> {
  const { userId } = question;
  await deps.db.asAuth(async (tx) => {
    await lockAccount(tx, userId);
    if (!(await takeTurn(tx, question))) return;
    const before = await findSubscription(tx, userId);
    const status = await storeSubscription(tx, userId, answer.subscription);
    if (!status) return;
    const ended = await followPlan(tx, userId, status);
    if (ended) {
      const reason = reasonOf(answer, status);
      await deps.enqueueMail(tx, { template: 'pro-ended', userId, reason });
    } else if (status === 'past_due' && before?.status !== 'past_due') {
      await deps.enqueueMail(tx, { template: 'payment-failed', userId });
    }
  });
}

/** Each customer's questions are counted from one, so a number says nothing about another's. */
async function takeTurn(tx: Queryable, question: Question): Promise<boolean> {
  const { userId, customerId, number } = question;
  const turn = await tx
    .update(billingCustomers)
    .set({ applied: number, updatedAt: sql`now()` })
    .where(
      and(
        eq(billingCustomers.userId, userId),
        eq(billingCustomers.customerId, customerId),
        lt(billingCustomers.applied, number),
      ),
    )
    .returning({ number: billingCustomers.applied });
  return turn.length > 0;
}

/** @returns how it stands now; undefined where there never was a subscription */
async function storeSubscription(
  tx: Queryable,
  userId: string,
  subscription: ProviderSubscription | undefined,
): Promise<SubscriptionStatus | undefined> {
  const updatedAt = new Date();
  if (!subscription) {
    const [gone] = await tx
      .update(subscriptions)
      .set({ status: 'canceled', updatedAt })
      .where(eq(subscriptions.userId, userId))
      .returning({ status: subscriptions.status });
    return gone?.status;
  }
  const { endedUnpaid: _, ...row } = subscription;
  await tx
    .insert(subscriptions)
    .values({ ...row, userId })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { ...row, updatedAt } });
  return subscription.status;
}

/** @returns whether Pro ended by it */
async function followPlan(tx: Queryable, userId: string, status: SubscriptionStatus) {
  const plan = planOfSubscription(status);
  const changed = await tx
    .update(users)
    .set({ plan, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), ne(users.plan, plan)))
    .returning({ one: sql`1` });
  return changed.length > 0 && !isPaid(plan);
}

function reasonOf({ subscription, endedBy }: Answer, status: SubscriptionStatus): ProEndReason {
  if (endedBy) return endedBy;
  const unpaid = subscription?.endedUnpaid || status !== 'canceled';
  return unpaid ? 'unpaid' : 'canceled';
}

/** Queues questions about these users, all or none. */
export async function askAbout(
  deps: { db: Database; enqueueBilling: EnqueueBilling },
  userIds: string[],
): Promise<void> {
  await deps.db.asAuth(async (tx) => {
    for (const userId of userIds) await deps.enqueueBilling(tx, { task: 'follow', userId });
  });
}

/** Emails everybody whose year is charged within the days of notice, once per year. */
export async function remindOfRenewals(deps: {
  db: Database;
  enqueueMail: EnqueueMail;
}): Promise<void> {
  const { planType, status, cancelAtPeriodEnd, currentPeriodEnd, renewalToldFor } = subscriptions;
  const due = and(
    eq(planType, 'annual'),
    inArray(status, ['trialing', 'active']),
    eq(cancelAtPeriodEnd, false),
    gt(currentPeriodEnd, sql`now()`),
    lte(currentPeriodEnd, sql`now() + ${renewalNoticeDays} * interval '1 day'`),
    sql`${renewalToldFor} is distinct from ${currentPeriodEnd}`,
  );
  await deps.db.asAuth(async (tx) => {
    const reminded = await tx
      .update(subscriptions)
      .set({ renewalToldFor: sql`${currentPeriodEnd}` })
      .where(due)
      .returning({ userId: subscriptions.userId, at: currentPeriodEnd });
    for (const { userId, at } of reminded) {
      const job = { template: 'renewal-soon', userId, at: at.toISOString() } as const;
      await deps.enqueueMail(tx, job);
    }
  });
}
