import { type JobQueue, keepTimetable } from './queue.ts';

const queue = 'account-sweep';

const daily = '50 3 * * *';

export async function declareAccountQueue(boss: JobQueue): Promise<void> {
  await boss.createQueue(queue, { policy: 'short', retryLimit: 5, expireInSeconds: 900 });
  await keepTimetable(boss, [{ name: queue, cron: daily, data: {} }]);
}

/** Runs what is due every day for accounts. A run that fails is tried again. */
export async function workAccountQueue(boss: JobQueue, sweep: () => Promise<void>): Promise<void> {
  await boss.work(queue, { pollingIntervalSeconds: 60 }, sweep);
}
