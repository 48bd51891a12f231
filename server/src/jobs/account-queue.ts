import { type JobQueue, keepTimetable } from './queue.ts';

const queues = {
  /** Erases what is over. */
  sweep: { name: 'account-sweep', cron: '50 * * * *' },
  /** Looks for workshops without an account, and erases those that stay so. */
  orphans: { name: 'account-orphans', cron: '10 4 * * *' },
};

export async function declareAccountQueues(boss: JobQueue): Promise<void> {
  const entries = Object.values(queues);
  for (const { name } of entries) {
    await boss.createQueue(name, { policy: 'short', retryLimit: 5, expireInSeconds: 900 });
  }
  await keepTimetable(
    boss,
    entries.map((entry) => ({ ...entry, data: {} })),
  );
}

/**
 * Runs what is due every hour, or night, for accounts. A run that fails is tried again.
 *
 * @param work each ends early by the signal when the run lasts too long, or the process stops
 */
export async function workAccountQueues(
  boss: JobQueue,
  work: Readonly<Record<keyof typeof queues, (signal?: AbortSignal) => Promise<void>>>,
): Promise<void> {
  const options = { pollingIntervalSeconds: 60 };
  for (const [key, { name }] of Object.entries(queues)) {
    await boss.work(name, options, ([job]) => work[key as keyof typeof queues](job?.signal));
  }
}
