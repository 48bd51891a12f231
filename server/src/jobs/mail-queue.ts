import { sql } from 'drizzle-orm';
import type { mailTexts } from '#core/account/email-texts.ts';
import type { PlanId } from '#core/plans/plans.ts';
import type { Queryable } from '../db/database.ts';
import {
  type FailedTry,
  inTransaction,
  isLastTry,
  type JobQueue,
  pace,
  retries,
  workQueue,
} from './queue.ts';

/**
 * An email to be sent. Where it can, it names the user instead of an address. So it goes to the
 * user's present address, and nothing personal outlives an account in the queue.
 */
export type MailJob = ToUser | ToAddress | ToSupport;

export type ProEndReason = keyof typeof mailTexts.proEnded.reasons;

export type SecondFactorChange = keyof typeof mailTexts.secondFactorChanged.changes;

type ToUser =
  /** The seed makes the link's token, together with the server's secret. */
  | {
      template: 'confirm-email' | 'change-email' | 'reset-password';
      userId: string;
      seed: string;
    }
  | { template: 'password-changed' | 'payment-failed' | 'backup-failed'; userId: string }
  /** A second factor that is lost ends by itself at `at`, ISO 8601 in UTC. */
  | { template: 'second-factor-ends'; userId: string; at: string }
  | { template: 'pro-ended'; userId: string; reason: ProEndReason }
  /** `at` is ISO 8601 in UTC; `codesLeft` of the recovery codes, where one was used. */
  | {
      template: 'second-factor-changed';
      userId: string;
      change: SecondFactorChange;
      at: string;
      codesLeft?: number;
    }
  /** `at` is ISO 8601 in UTC. */
  | { template: 'google-linked' | 'google-unlinked' | 'wrong-codes'; userId: string; at: string }
  /** The reminder of an annual subscription; `at` is ISO 8601 in UTC. */
  | { template: 'renewal-soon'; userId: string; at: string }
  /** `at` is ISO 8601 in UTC; device and address are texts for people. */
  | { template: 'new-device'; userId: string; device: string; address: string; at: string };

/** An email to an address that no account has any more. */
type ToAddress =
  | { template: 'email-changed'; userId: string; to: string }
  | { template: 'account-deleted'; to: string };

export interface ToSupport {
  template: 'support';
  from: { name: string; email: string };
  subject: string;
  message: string;
  account: { email: string; plan: PlanId } | null;
}

export type EnqueueMail = (tx: Queryable, job: MailJob) => Promise<void>;

const queue = 'mail';
export const failedMail = 'mail-failed';

const byAddress = 'mail-by-address';

const day = 24 * 60 * 60;

/** Tries for about a day. */
const patience = { ...retries, retryLimit: 100 };

/**
 * Declares the queues. An email that could not be sent in a day is stored apart, to be looked at. A
 * job that carries an address is gone soon after it was sent or given up.
 */
export async function declareMailQueue(boss: JobQueue): Promise<void> {
  await boss.createQueue(failedMail, { retentionSeconds: 30 * day });
  await boss.createQueue(queue, { ...patience, deadLetter: failedMail });
  const brief = { deleteAfterSeconds: 60, retentionSeconds: 2 * day };
  await boss.createQueue(byAddress, { ...patience, ...brief });
}

export const createEnqueueMail =
  (boss: JobQueue): EnqueueMail =>
  async (tx, job) => {
    const carriesAddress = 'to' in job || 'from' in job;
    await boss.send(carriesAddress ? byAddress : queue, job, inTransaction(tx));
  };

/** Erases every job that names the user, whatever became of it. */
export async function forgetUser(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where data->>'userId' = ${userId}`);
}

/** Batches are small, and there are two: while one email is slow, the others go on (record 148). */
const howToWork = { ...pace, batchSize: 5, burstWhenBatchFull: true, localConcurrency: 2 };

/** Sends what is queued; the job's id is the idempotency key. A job that fails is reported and tried again. */
export async function workMailQueue(
  boss: JobQueue,
  deliver: (jobId: string, job: MailJob) => Promise<void>,
  onFailure: (
    error: unknown,
    tried: Pick<FailedTry<string>, 'job' | 'last'> & Pick<MailJob, 'template'>,
  ) => void,
): Promise<void> {
  for (const name of [queue, byAddress]) {
    await workQueue<MailJob>(
      boss,
      name,
      howToWork,
      async ({ id, data }) => {
        await deliver(id, data);
        // Now, not with the rest of its batch: a process that dies meanwhile leaves no reason to send
        // it again. If this fails, it is settled with them.
        await boss.complete(name, id).catch(() => {});
      },
      (error, job) => {
        onFailure(error, { template: job.data.template, job: job.id, last: isLastTry(job) });
        return 'failed';
      },
    );
  }
}
