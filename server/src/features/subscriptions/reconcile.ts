import { isPaid } from '#core/plans/plans.ts';
import { guaranteeDays, planOfSubscription } from '#core/plans/subscription.ts';
import type { ProviderSubscription } from '../../payments/payments.ts';
import { askAbout } from './commands.ts';
import type { SubscriptionDeps } from './deps.ts';
import { findStored, listRunning, type StoredSubscription } from './queries.ts';

const day = 24 * 60 * 60 * 1000;
const pageSize = 500;

/**
 * Finds what no webhook told. It compares the provider's subscriptions with the stored ones, both
 * ways, and asks about every difference and about everybody who got money back lately.
 *
 * @throws PaymentError when the provider cannot be had
 */
export async function reconcile(deps: SubscriptionDeps): Promise<void> {
  const { db, payments, log } = deps;
  const running = new Set<string>();
  let differing = 0;
  const ask = async (userIds: string[]) => {
    differing += userIds.length;
    if (userIds.length > 0) await askAbout(deps, userIds);
  };

  for await (const page of payments.runningSubscriptions()) {
    // Newest first, so that a customer's newest one stays.
    const told = new Map(page.toReversed().map((each) => [each.customerId, each]));
    for (const customerId of told.keys()) running.add(customerId);
    const stored = await findStored(db.auth, [...told.keys()]);
    await ask(
      stored
        .filter(({ customerId, plan, subscription }) =>
          differs(told.get(customerId), subscription, plan),
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

  const since = new Date(Date.now() - (guaranteeDays + 1) * day);
  const refunded = await payments.refundedCustomers(since);
  const known = refunded.length > 0 ? await findStored(db.auth, refunded) : [];
  await ask(known.filter(({ plan }) => isPaid(plan)).map(({ userId }) => userId));
  log.info({ differing }, 'subscriptions compared with the payment provider');
}

function differs(
  told: ProviderSubscription | undefined,
  stored: StoredSubscription | null,
  plan: string,
): boolean {
  if (!told || !stored) return true;
  return (
    told.subscriptionId !== stored.subscriptionId ||
    told.planType !== stored.planType ||
    told.status !== stored.status ||
    told.cancelAtPeriodEnd !== stored.cancelAtPeriodEnd ||
    told.currentPeriodEnd.getTime() !== stored.currentPeriodEnd.getTime() ||
    planOfSubscription(told.status) !== plan
  );
}
