import type { Queryable } from '../db/database.ts';
import { UnreadableError } from '../storage/storage.ts';
import {
  calmPace,
  type FailedTry,
  inTransaction,
  isLastTry,
  type JobQueue,
  keepFailures,
  keepTimetable,
  workQueue,
} from './queue.ts';

export type BackupJob =
  /** Queues a job for each account whose backups are looked after. */
  | { task: 'daily' }
  /** Makes an account's backup of a day ('2026-11-24'), and removes its old ones. */
  | { task: 'account'; userId: string; day: string }
  /** Removes the files of a deleted account. Names their folder alone, which names nobody. */
  | { task: 'erase'; folder: string };

/** Queues a job, in the transaction that causes it if there is one. */
export type EnqueueBackup = (job: BackupJob, tx?: Queryable) => Promise<void>;

export const dailyBackups = 'backup-daily';

const queues = {
  daily: dailyBackups,
  account: 'backup-account',
  erase: 'backup-erase',
} as const satisfies Record<BackupJob['task'], string>;

/** Backups that could not be made, and files that could not be removed, until somebody repeats it. */
export const failedBackups = 'backup-failed';

const day = 24 * 60 * 60;
const hour = 60 * 60;

const expireInSeconds = 15 * 60;

/**
 * Declares the queues and their timetable. Of each account one job waits or runs at a time, however
 * many processes there are. A daily backup that failed is made on the next day, and one that could not
 * be read again is not tried before; the files of a deleted account are gone for until they are gone.
 */
export async function declareBackupQueues(boss: JobQueue): Promise<void> {
  await boss.createQueue(failedBackups, { retentionSeconds: 365 * day });
  const all = { expireInSeconds, notify: true };
  await boss.createQueue(queues.daily, { ...all, policy: 'short', retryLimit: 5 });
  const pauses = { retryDelay: 60, retryBackoff: true, retryDelayMax: hour };
  const patient = { ...all, ...pauses, deadLetter: failedBackups };
  await boss.createQueue(queues.account, { ...patient, policy: 'exclusive', retryLimit: 6 });
  await boss.createQueue(queues.erase, { ...patient, retryLimit: 72, deleteAfterSeconds: 60 });
  await keepFailures(boss, [queues.account], failedBackups);
  const data = { task: 'daily' } satisfies BackupJob;
  await keepTimetable(boss, [{ name: queues.daily, cron: '30 2 * * *', data }]);
}

export const createEnqueueBackup =
  (boss: JobQueue): EnqueueBackup =>
  async (job, tx) => {
    const where = tx ? inTransaction(tx) : {};
    const key = job.task === 'account' ? { singletonKey: job.userId } : {};
    await boss.send(queues[job.task], job, { ...where, ...key });
    // Once more, for what a backup under way writes meanwhile.
    if (job.task === 'erase') {
      await boss.send(queues.erase, job, { ...where, startAfter: expireInSeconds + hour });
    }
  };

/** Does what is queued, two accounts at a time. A job that fails is reported and tried again. */
export async function workBackupQueues(
  boss: JobQueue,
  work: (job: BackupJob) => Promise<void>,
  onFailure: (error: unknown, tried: FailedTry<BackupJob['task']>) => void,
): Promise<void> {
  for (const [task, name] of Object.entries(queues)) {
    const options = { ...calmPace, localConcurrency: task === 'account' ? 2 : 1 };
    await workQueue<BackupJob>(
      boss,
      name,
      options,
      ({ data }) => work(data),
      (error, job) => {
        const last = error instanceof UnreadableError || isLastTry(job);
        onFailure(error, { task: job.data.task, job: job.id, last });
        return last ? 'deadletter' : 'failed';
      },
    );
  }
}
