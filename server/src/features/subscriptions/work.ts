import type { BillingJob } from '../../jobs/billing-queue.ts';
import { tellAddress } from './address.ts';
import { remindOfRenewals } from './commands.ts';
import type { SubscriptionDeps } from './deps.ts';
import { followDispute, followSubscription } from './follow.ts';
import { reconcile } from './reconcile.ts';

/** Does one queued job. Done twice, it does no more than once. */
export async function workBilling(deps: SubscriptionDeps, job: BillingJob): Promise<void> {
  switch (job.task) {
    case 'follow':
      return await followSubscription(deps, job.userId);
    case 'dispute':
      return await followDispute(deps, job.chargeId);
    case 'address':
      return await tellAddress(deps, job.userId);
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
