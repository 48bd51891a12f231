import type { Queryable } from '../db/database.ts';
import {
  calmPace,
  type FailedTry,
  inTransaction,
  isLastTry,
  type JobQueue,
  keepFailures,
  keepTimetable,
  pace,
  retries,
  workQueue,
} from './queue.ts';

export type BillingJob =
  /** Asks the provider for the user's subscription and lets the plan follow it. */
  | { task: 'follow'; userId: string }
  /** Follows the subscription of whoever made this payment, which their bank is asked for. */
  | { task: 'dispute'; chargeId: string }
  /** Gives the provider's customer the email that the user has by then. */
  | { task: 'address'; userId: string }
  /** Ends what still runs for a deleted account. Names nobody but the provider's customer. */
  | { task: 'close'; customerId: string }
  /** Compares all subscriptions with what the provider has, and follows those that differ. */
  | { task: 'reconcile' }
  /** Emails annual payers that they will soon be charged again. */
  | { task: 'remind' };

export type EnqueueBilling = (tx: Queryable, job: BillingJob) => Promise<void>;

const queues = {
  follow: 'billing-follow',
  dispute: 'billing-dispute',
  address: 'billing-address',
  close: 'billing-close',
  reconcile: 'billing-reconcile',
  remind: 'billing-remind',
} as const satisfies Record<BillingJob['task'], string>;

/** Tries for about three days: a provider may be away for longer than a mail server. */
const patience = { ...retries, retryLimit: 300 };

/** Jobs that failed for good, until somebody repeats them. */
export const failedBilling = 'billing-failed';

const day = 24 * 60 * 60;

const timetable = [
  ['reconcile', '20 4 * * *'],
  ['remind', '40 * * * *'],
] as const;

/**
 * Declares the queues and their timetable. Only one `follow` per user waits at a time. It asks the
 * provider when it begins, so its answer holds everything until then. What the timetable starts
 * needs no repeating; whatever else failed for good is stored for a year.
 */
export async function declareBillingQueues(boss: JobQueue): Promise<void> {
  await boss.createQueue(failedBilling, { retentionSeconds: 365 * day });
  const withDeadLetter = { ...patience, deadLetter: failedBilling };
  await boss.createQueue(queues.follow, { ...withDeadLetter, policy: 'short' });
  await boss.createQueue(queues.dispute, withDeadLetter);
  await boss.createQueue(queues.address, withDeadLetter);
  await boss.createQueue(queues.close, { ...withDeadLetter, deleteAfterSeconds: 60 });
  await keepFailures(boss, [queues.follow, queues.address, queues.close], failedBilling);
  const alone = { ...patience, retryLimit: 5, policy: 'short', expireInSeconds: 900 } as const;
  await boss.createQueue(queues.reconcile, alone);
  await boss.createQueue(queues.remind, alone);
  const entries = timetable.map(([task, cron]) => {
    return { name: queues[task], cron, data: { task } satisfies BillingJob };
  });
  await keepTimetable(boss, entries);
}

export const createEnqueueBilling =
  (boss: JobQueue): EnqueueBilling =>
  async (tx, job) => {
    const key = job.task === 'follow' ? { singletonKey: job.userId } : {};
    await boss.send(queues[job.task], job, { ...inTransaction(tx), ...key });
  };

/** Several users are followed at once, so that one slow answer holds up few. */
const followPace = { ...pace, batchSize: 10, burstWhenBatchFull: true, localConcurrency: 2 };

/** Does what is queued. A job that fails is reported to `onFailure` and tried again. */
export async function workBillingQueues(
  boss: JobQueue,
  work: (job: BillingJob) => Promise<void>,
  onFailure: (error: unknown, tried: FailedTry<BillingJob['task']>) => void,
): Promise<void> {
  for (const [task, name] of Object.entries(queues)) {
    await workQueue<BillingJob>(
      boss,
      name,
      task === 'follow' ? followPace : calmPace,
      ({ data }) => work(data),
      (error, job) => {
        onFailure(error, { task: job.data.task, job: job.id, last: isLastTry(job) });
        return 'failed';
      },
    );
  }
}
