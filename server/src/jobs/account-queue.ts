import { type JobQueue, keepTimetable } from './queue.ts';

const queue = 'account-sweep';

const hourly = '50 * * * *';

export async function declareAccountQueue(boss: JobQueue): Promise<void> {
  await boss.createQueue(queue, { policy: 'short', retryLimit: 5, expireInSeconds: 900 });
  await keepTimetable(boss, [{ name: queue, cron: hourly, data: {} }]);
}

/**
 * Runs what is due every hour for accounts. A run that fails is tried again.
 *
 * @param sweep ends early by the signal when the run lasts too long, or the process stops
 */
export async function workAccountQueue(
  boss: JobQueue,
  sweep: (signal?: AbortSignal) => Promise<void>,
): Promise<void> {
  await boss.work(queue, { pollingIntervalSeconds: 60 }, ([job]) => sweep(job?.signal));
}
