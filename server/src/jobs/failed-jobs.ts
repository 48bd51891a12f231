import { type BackupJob, failedBackups } from './backup-queue.ts';
import { type BillingJob, failedBilling } from './billing-queue.ts';
import { failedMail, type MailJob } from './mail-queue.ts';
import type { JobQueue } from './queue.ts';

/** A job that failed for good. It names rows and the provider's objects, and nobody. */
export interface FailedJob {
  /** The id under which the log has it. */
  id: string;
  what: BackupJob['task'] | BillingJob['task'] | MailJob['template'];
  /** The user, or the provider's customer or payment, that it is about. */
  about: string | undefined;
  failedAt: Date;
}

const queues = [failedBilling, failedMail, failedBackups];

type AnyJob = BackupJob | BillingJob | MailJob;

const some = 1_000;

/** What an operator does with jobs that failed for good. */
export const failedJobs = (boss: JobQueue) => ({
  /** The failed jobs, the oldest first. */
  async list(): Promise<FailedJob[]> {
    const found = await Promise.all(
      queues.map((name) => boss.findJobs<AnyJob>(name, { queued: true })),
    );
    return found
      .flat()
      .map(({ id, sourceId, data, createdOn }) => ({
        id: sourceId ?? id,
        what: 'task' in data ? data.task : data.template,
        about: aboutWhom(data),
        failedAt: createdOn,
      }))
      .sort((one, other) => one.failedAt.getTime() - other.failedAt.getTime());
  },
  /** Queues all of them again; answers how many there were. */
  async repeat() {
    let repeated = 0;
    for (const name of queues) {
      for (;;) {
        const moved = await boss.redrive(name, { limit: some });
        repeated += moved;
        if (moved < some) break;
      }
    }
    return repeated;
  },
});

function aboutWhom(data: AnyJob): string | undefined {
  if ('userId' in data) return data.userId;
  if ('customerId' in data) return data.customerId;
  if ('folder' in data) return data.folder;
  return 'chargeId' in data ? data.chargeId : undefined;
}
