import type { JobQueue } from './queue.ts';

const queue = 'account-sweep';

/** Once a day. A run that was missed while no process ran is made up for. */
const daily = '50 3 * * *';
const schedule = { tz: 'America/Sao_Paulo', missed: 'once' } as const;

/** Declares the queue and its timetable; it writes only what differs from what is there. */
export async function declareAccountQueue(boss: JobQueue): Promise<void> {
  await boss.createQueue(queue, { policy: 'short', retryLimit: 5, expireInSeconds: 900 });
  const known = await boss.getSchedules();
  const isKept = known.some(({ name, cron }) => name === queue && cron === daily);
  if (!isKept) await boss.schedule(queue, daily, {}, schedule);
}

/** Runs what is due every day for accounts. A run that fails is tried again. */
export async function workAccountQueue(boss: JobQueue, sweep: () => Promise<void>): Promise<void> {
  await boss.work(queue, { pollingIntervalSeconds: 60 }, sweep);
}
