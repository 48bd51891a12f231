import { isPaid } from '#core/plans/plans.ts';
import { guaranteeDays, planOfSubscription } from '#core/plans/subscription.ts';
import type { BillingJob } from '../../jobs/billing-queue.ts';
import type { ListedSubscription, ProviderSubscription } from '../../payments/payments.ts';
import { askAbout, remindOfRenewals } from './commands.ts';
import { followDispute, followSubscription } from './follow.ts';
import { findAddress, findStored, listRunning, type StoredSubscription } from './queries.ts';
import type { SubscriptionDeps } from './subscription-deps.ts';

const day = 24 * 60 * 60 * 1000;
/** Longer than banks take to decide. */
const disputeDays = 180;
const pageSize = 500;

/**
 * Finds what no webhook reported: compares the provider's subscriptions with the stored ones, both
 * ways, and asks about differences, refunds and disputes. One of ours without a user ends.
 *
 * @throws PaymentError when the provider does not answer
 */
async function reconcile(deps: SubscriptionDeps): Promise<void> {
  const { db, payments, log } = deps;
  const running = new Set<string>();
  let differing = 0;
  const ask = async (userIds: string[]) => {
    differing += userIds.length;
    if (userIds.length > 0) await askAbout(deps, userIds);
  };

  for await (const page of payments.runningSubscriptions()) {
    // Newest first, so that a customer's newest one stays.
    const listed = new Map(page.toReversed().map((each) => [each.customerId, each]));
    for (const customerId of listed.keys()) running.add(customerId);
    const stored = await findStored(db.auth, [...listed.keys()]);
    await endNobodys(deps, page, stored);
    await ask(
      stored
        .filter(({ customerId, plan, subscription }) =>
          differs(listed.get(customerId), subscription, plan),
        )
        .map(({ userId }) => userId),
    );
  }

  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await listRunning(db.auth, after, pageSize);
    await ask(page.filter((each) => !running.has(each.customerId)).map(({ userId }) => userId));
    const last = page.at(-1);
    if (!last || page.length < pageSize) break;
    after = last.userId;
  }

  const since = (days: number) => new Date(Date.now() - days * day);
  const back = [
    ...(await payments.refundedCustomers(since(guaranteeDays + 1))),
    ...(await payments.disputedCustomers(since(disputeDays))),
  ];
  const known = back.length > 0 ? await findStored(db.auth, back) : [];
  await ask(known.filter(({ plan }) => isPaid(plan)).map(({ userId }) => userId));
  log.info({ differing }, 'subscriptions compared with the payment provider');
}

/**
 * Ends what this installation made and nobody has, as after a deletion whose job was lost: a
 * customer is stored before they can pay. A customer from before there were marks gets one.
 */
async function endNobodys(
  deps: SubscriptionDeps,
  page: ListedSubscription[],
  stored: { customerId: string; userId: string }[],
): Promise<void> {
  const users = new Map(stored.map(({ customerId, userId }) => [customerId, userId]));
  const jobs = page.flatMap(({ subscriptionId, customerId, isOurs }): BillingJob[] => {
    const userId = users.get(customerId);
    if (userId) return isOurs ? [] : [{ task: 'address', userId }];
    if (!isOurs) return [];
    deps.log.warn(
      { subscription: subscriptionId },
      'a subscription belongs to nobody and is ended',
    );
    return [{ task: 'close', customerId }];
  });
  await deps.db.asAuth(async (tx) => {
    for (const job of jobs) await deps.enqueueBilling(tx, job);
  });
}

function differs(
  listed: ProviderSubscription | undefined,
  stored: StoredSubscription | null,
  plan: string,
): boolean {
  if (!listed || !stored) return true;
  return (
    listed.subscriptionId !== stored.subscriptionId ||
    listed.planType !== stored.planType ||
    listed.status !== stored.status ||
    listed.cancelAtPeriodEnd !== stored.cancelAtPeriodEnd ||
    listed.currentPeriodEnd.getTime() !== stored.currentPeriodEnd.getTime() ||
    planOfSubscription(listed.status) !== plan
  );
}

/**
 * Gives the provider the user's email, for receipts. It is read again after each call, so that of
 * two changes at once the later one stays.
 *
 * @throws PaymentError when the provider does not answer
 */
async function sendAddress(
  { db, payments }: Pick<SubscriptionDeps, 'db' | 'payments'>,
  userId: string,
): Promise<void> {
  let sent: string | undefined;
  for (;;) {
    const found = await findAddress(db.auth, userId);
    if (!found || found.email === sent) return;
    await payments.changeEmail(found.customerId, found.email);
    sent = found.email;
  }
}

/** Does one queued job. Done twice, it does no more than once. */
export async function workBilling(deps: SubscriptionDeps, job: BillingJob): Promise<void> {
  switch (job.task) {
    case 'follow':
      return await followSubscription(deps, job.userId);
    case 'dispute':
      return await followDispute(deps, job.chargeId);
    case 'address':
      return await sendAddress(deps, job.userId);
    case 'close':
      return await deps.payments.deleteCustomer(job.customerId);
    case 'reconcile':
      return await reconcile(deps);
    case 'remind':
      return await remindOfRenewals(deps);
    default:
      return job satisfies never;
  }
}
