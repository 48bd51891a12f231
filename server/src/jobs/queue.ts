import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss, type WipData, type WorkOptions } from 'pg-boss';
import type { Database, Queryable } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { OwnError } from '../own-error.ts';

export type JobQueue = PgBoss;

/** Opens the queue on the application's own database; nothing runs before `startQueue`. */
export function createQueue(db: Database, log: Logger): JobQueue {
  const boss = new PgBoss({
    ...db.jobs,
    application_name: 'artesa-jobs',
    connectionTimeoutMillis: 10_000,
    useListenNotify: true,
    maintenanceIntervalSeconds: 300,
  });
  boss.on('error', (err) => log.warn({ err }, 'job queue'));
  return boss;
}

/** An account that is erased finds its jobs by it. */
export const jobsByUser =
  "create index if not exists job_user_index on pgboss.job ((data->>'userId'))";

/** Makes the queue's tables, and lets the sign-in role put jobs into its own transactions. */
export async function startQueue(boss: JobQueue, owner: Queryable): Promise<void> {
  await boss.start();
  await owner.execute(sql`grant usage on schema pgboss to artesa_auth`);
  await owner.execute(sql`grant select, insert on all tables in schema pgboss to artesa_auth`);
  // A deleted account takes its jobs along.
  await owner.execute(sql`grant delete on pgboss.job to artesa_auth`);
  await owner.execute(sql.raw(jobsByUser));
}

/** Soon at first, then every quarter of an hour. */
export const retries = {
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  notify: true,
};

/** A new job is announced. To look for one costs as much as a call; polling finds what is tried again. */
export const pace = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
export const calmPace = { pollingIntervalSeconds: 10, notifyPollingIntervalSeconds: 10 };

const schedule = { tz: 'America/Sao_Paulo', missed: 'once' } as const;

/**
 * Has jobs queued at their times; a run that was missed while no process ran is made up for. Writes
 * only what differs: looking at an expression costs a start more than reading the table.
 */
export async function keepTimetable(
  boss: JobQueue,
  entries: { name: string; cron: string; data: object }[],
): Promise<void> {
  const known = await boss.getSchedules();
  for (const { name, cron, data } of entries) {
    const { tz } = schedule;
    if (known.some((each) => each.name === name && each.cron === cron && each.timezone === tz)) {
      continue;
    }
    await boss.schedule(name, cron, data, schedule);
  }
}

/** Stores failures in queues of a database from before that: declaring leaves those as they are. */
export async function keepFailures(
  boss: JobQueue,
  names: string[],
  deadLetter: string,
): Promise<void> {
  for (const queue of await boss.getQueues(names)) {
    if (!queue.deadLetter) await boss.updateQueue(queue.name, { deadLetter });
  }
}

const hour = 60 * 60;

/** A job that is done is of no use: whatever failed for good is stored apart, and the log has both. */
export async function forgetFinished(boss: JobQueue): Promise<void> {
  for (const { name, deleteAfterSeconds = 0 } of await boss.getQueues()) {
    if (deleteAfterSeconds <= hour || name.startsWith('__pgboss')) continue;
    await boss.updateQueue(name, { deleteAfterSeconds: hour });
  }
}

/** Lets the jobs that run finish, then stops. */
export async function stopQueue(boss: JobQueue): Promise<void> {
  await boss.stop({ graceful: true, timeout: 3_000 });
}

/** Most loops ask for jobs every few seconds. */
const silenceMs = 2 * 60_000;

/** No job may take as long. */
const longestJobMs = 20 * 60_000;

type Loop = Pick<WipData, 'count' | 'createdOn' | 'lastFetchedOn' | 'lastJobEndedOn'>;

/**
 * Whether a job never ends, or none of the loops without one gets an answer when it asks. One answer is
 * enough: after an outage the slowest loop asks a minute later than the others.
 */
export function standStill(loops: readonly Loop[], now: number): boolean {
  const silence = ({ createdOn, lastFetchedOn, lastJobEndedOn }: Loop) =>
    now - Math.max(createdOn, lastFetchedOn ?? 0, lastJobEndedOn ?? 0);
  const { busy = [], idle = [] } = Object.groupBy(loops, ({ count }) =>
    count > 0 ? 'busy' : 'idle',
  );
  return (
    busy.some((loop) => silence(loop) > longestJobMs) ||
    (idle.length > 0 && idle.every((loop) => silence(loop) > silenceMs))
  );
}

/**
 * Resolves while this process looks for jobs. How many wait is another question: a mail server that is
 * slow for all processes may take none of them out of service.
 *
 * @throws OwnError
 */
export async function checkLoops(boss: JobQueue): Promise<void> {
  const loops = boss.getWipData();
  if (loops.length === 0 || standStill(loops, Date.now())) {
    throw new OwnError('the jobs stand still');
  }
}

/** The queue inside this transaction: a job exists if and only if the transaction commits. */
export const inTransaction = (tx: Queryable) => ({ db: fromDrizzle(tx, sql) });

/** What could not be done, and whether it is tried again. */
export interface FailedTry<Task extends string> {
  task: Task;
  job: string;
  last: boolean;
}

/**
 * Does the jobs of a queue, each settled apart from the others of its batch.
 *
 * @param onFailure gets what `work` throws, and says what becomes of the job
 */
export async function workQueue<Job extends object>(
  boss: JobQueue,
  name: string,
  options: WorkOptions,
  work: (job: JobWithMetadata<Job>) => Promise<void>,
  onFailure: (error: unknown, job: JobWithMetadata<Job>) => 'failed' | 'deadletter',
): Promise<void> {
  const settle = async (job: JobWithMetadata<Job>) => {
    try {
      await work(job);
      return { id: job.id, status: 'completed' } as const;
    } catch (error) {
      return { id: job.id, status: onFailure(error, job) };
    }
  };
  const each = { ...options, includeMetadata: true, perJobResults: true } as const;
  await boss.work<Job, unknown, typeof each>(name, each, (jobs) => Promise.all(jobs.map(settle)));
}

export const isLastTry = ({ retryCount, retryLimit }: JobWithMetadata<unknown>) =>
  retryCount >= retryLimit;
