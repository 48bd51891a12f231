import type { Queryable } from '../db/database.ts';
import { inTransaction, type JobQueue } from './queue.ts';

/**
 * An email to be sent. It names the user instead of an address, so that it goes to where the user
 * is when it is sent and nothing personal outlives an account in the queue.
 */
export interface MailJob {
  template: 'confirm-email';
  userId: string;
  /** Makes the link's token, together with the server's secret. */
  seed: string;
}

/** Queues an email in the transaction that causes it. */
export type EnqueueMail = (tx: Queryable, job: MailJob) => Promise<void>;

const queue = 'mail';
const failures = 'mail-failed';

/** Tries for about a day: soon at first, then every quarter of an hour. */
const patience = {
  retryLimit: 100,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
};

/** Declares the queue; what could not be sent in a day is kept apart, to be looked at. */
export async function declareMailQueue(boss: JobQueue): Promise<void> {
  await boss.createQueue(failures, { retentionSeconds: 30 * 24 * 60 * 60 });
  await boss.createQueue(queue, { ...patience, deadLetter: failures, notify: true });
}

export const createEnqueueMail =
  (boss: JobQueue): EnqueueMail =>
  async (tx, job) => {
    await boss.send(queue, job, inTransaction(tx));
  };

/** Sends what is queued, each job under its own id as the idempotency key. */
export async function workMailQueue(
  boss: JobQueue,
  deliver: (jobId: string, job: MailJob) => Promise<void>,
): Promise<void> {
  const pace = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };
  await boss.work<MailJob>(queue, pace, async ([job]) => {
    if (job) await deliver(job.id, job.data);
  });
}
