import type { Job, JobResult, WorkOptions } from 'pg-boss';
import type { Queryable } from '../db/database.ts';
import { inTransaction, type JobQueue } from './queue.ts';

/** Something to settle with the payment provider or to ask it. */
export type BillingJob =
  /** Asks the provider for the user's subscription and lets the plan follow it. */
  | { task: 'follow'; userId: string }
  /** Gives the provider's customer the email that the user has by then. */
  | { task: 'address'; userId: string }
  /** For a deleted account: ends what still runs. Names nobody but the provider's customer. */
  | { task: 'close'; customerId: string }
  /** Compares all subscriptions with what the provider has, and follows those that differ. */
  | { task: 'reconcile' }
  /** Emails annual payers that they will soon be charged again. */
  | { task: 'remind' };

/** Queues a job in the transaction that causes it. */
export type EnqueueBilling = (tx: Queryable, job: BillingJob) => Promise<void>;

const queues = {
  follow: 'billing-follow',
  address: 'billing-address',
  close: 'billing-close',
  reconcile: 'billing-reconcile',
  remind: 'billing-remind',
} as const satisfies Record<BillingJob['task'], string>;

/** Tries for about three days: a provider may be away for longer than a mail server. */
const patience = {
  retryLimit: 300,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  notify: true,
};

/** One per day and one per hour. A run that was missed while no process ran is made up for. */
const timetable = [
  ['reconcile', '20 4 * * *'],
  ['remind', '40 * * * *'],
] as const;

const schedule = { tz: 'America/Sao_Paulo', missed: 'once' } as const;

/**
 * Declares the queues and their timetable. Only one `follow` per user waits at a time. It asks the
 * provider when it begins, so its answer holds everything until then.
 */
export async function declareBillingQueues(boss: JobQueue): Promise<void> {
  await boss.createQueue(queues.follow, { ...patience, policy: 'short' });
  await boss.createQueue(queues.address, patience);
  await boss.createQueue(queues.close, { ...patience, deleteAfterSeconds: 60 });
  const alone = { ...patience, retryLimit: 5, policy: 'short', expireInSeconds: 900 } as const;
  await boss.createQueue(queues.reconcile, alone);
  await boss.createQueue(queues.remind, alone);
  await keepTimetable(boss);
}

/** Writes only what differs: looking at an expression costs a start more than reading the table. */
async function keepTimetable(boss: JobQueue): Promise<void> {
  const known = await boss.getSchedules();
  for (const [task, cron] of timetable) {
    const name = queues[task];
    const { tz } = schedule;
    if (known.some((each) => each.name === name && each.cron === cron && each.timezone === tz)) {
      continue;
    }
    await boss.schedule(name, cron, { task } satisfies BillingJob, schedule);
  }
}

export const createEnqueueBilling =
  (boss: JobQueue): EnqueueBilling =>
  async (tx, job) => {
    const key = job.task === 'follow' ? { singletonKey: job.userId } : {};
    await boss.send(queues[job.task], job, { ...inTransaction(tx), ...key });
  };

const pace = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };
const calmPace = { pollingIntervalSeconds: 10, notifyPollingIntervalSeconds: 10 };

/** Several users are followed at once, so that one slow answer holds up few. */
const howToWork = {
  follow: { ...pace, batchSize: 10, burstWhenBatchFull: true, localConcurrency: 2 },
  address: calmPace,
  close: calmPace,
  reconcile: calmPace,
  remind: calmPace,
} as const satisfies Record<BillingJob['task'], WorkOptions>;

/** Does what is queued. A job that fails is reported to `onFailure` and tried again. */
export async function workBillingQueues(
  boss: JobQueue,
  work: (job: BillingJob) => Promise<void>,
  onFailure: (error: unknown, task: BillingJob['task']) => void,
): Promise<void> {
  const settle = async ({ id, data }: Job<BillingJob>): Promise<JobResult> => {
    try {
      await work(data);
      return { id, status: 'completed' };
    } catch (error) {
      onFailure(error, data.task);
      return { id, status: 'failed' };
    }
  };
  for (const [task, name] of Object.entries(queues)) {
    const options = { ...howToWork[task as BillingJob['task']], perJobResults: true } as const;
    await boss.work<BillingJob>(name, options, (jobs) => Promise.all(jobs.map(settle)));
  }
}
