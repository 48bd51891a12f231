import { checkTenancy } from './db/check-tenancy.ts';
import type { Database } from './db/database.ts';
import { openEmbedded } from './db/embedded.ts';
import { refuseNoDatabase } from './db/embedded-folder.ts';
import { markTransactions } from './db/inside-transaction.ts';
import { openPostgres } from './db/postgres.ts';
import { watchAge } from './db/program-age.ts';
import { installations } from './db/schema.ts';
import { unusableDatabase } from './db/unusable.ts';
import { limitUsers } from './db/user-turns.ts';
import type { Env } from './env.ts';
import type { Orphans } from './features/erasure/queries.ts';
import type { Checks } from './features/health/readiness.ts';
import type { SubscriptionDeps } from './features/subscriptions/subscription-deps.ts';
import { lineLimits } from './http/limits/lines.ts';
import { workWindowSeconds } from './http/limits/rate-limits.ts';
import { declareAccountQueues, workAccountQueues } from './jobs/account-queue.ts';
import {
  type BackupJob,
  createEnqueueBackup,
  declareBackupQueues,
  workBackupQueues,
} from './jobs/backup-queue.ts';
import {
  type BillingJob,
  createEnqueueBilling,
  declareBillingQueues,
  workBillingQueues,
} from './jobs/billing-queue.ts';
import { failedJobs } from './jobs/failed-jobs.ts';
import {
  createEnqueueMail,
  declareMailQueue,
  type MailJob,
  workMailQueue,
} from './jobs/mail-queue.ts';
import { checkLoops, createQueue, forgetFinished, startQueue, stopQueue } from './jobs/queue.ts';
import { createLogger, type Logger } from './log.ts';
import type { MailTransport } from './mail/mail.ts';
import { localMailbox, type Mailbox } from './mail/mailbox.ts';
import { smtpTransport } from './mail/smtp.ts';
import { OwnError } from './own-error.ts';
import type { PaymentProvider } from './payments/payments.ts';
import { paymentProvider } from './payments/provider.ts';
import { countProcessorTime } from './processor-time.ts';
import { openStorage } from './storage/open-storage.ts';
import { UnreadableError } from './storage/storage.ts';

/**
 * Opens and prepares everything outside the process.
 *
 * @throws StartupError when the database cannot be had
 */
export async function openServices(env: Env, log: Logger) {
  const { mailbox, transport } = openPost(env);
  const opened = markTransactions(await openDatabase(env, log));
  const time = countProcessorTime(workWindowSeconds);
  const db = limitUsers(opened, lineLimits(opened.engine).places, time);
  const queue = createQueue(db, log);
  const close = async () => {
    // A database that answers no more keeps nobody from stopping.
    await stopQueue(queue).catch((err: unknown) => log.warn({ err }, 'job queue'));
    transport.close();
    await db.close();
  };
  try {
    await db.prepare(async (owner) => {
      await startQueue(queue, owner);
      await declareMailQueue(queue);
      await declareBillingQueues(queue);
      await declareAccountQueues(queue);
      await declareBackupQueues(queue);
      await forgetFinished(queue);
    });
    await checkTenancy(db);
  } catch (error) {
    await close().catch(() => {});
    throw (await unusableDatabase(env, error)) ?? error;
  }
  const payments = await openPayments(env, db);
  const enqueueMail = createEnqueueMail(queue);
  const enqueueBilling = createEnqueueBilling(queue);
  const enqueueBackup = createEnqueueBackup(queue);
  const storage = await openStorage(env.storage);
  const age = watchAge(db, (err) => {
    log.error({ err, code: err.code }, 'this program and the database do not go together any more');
    stopQueue(queue).catch((err: unknown) => log.warn({ err }, 'job queue'));
  });

  const workBilling = billingWorker({ db, log, enqueueMail, enqueueBilling }, payments);

  return {
    db,
    time,
    age,
    enqueueMail,
    enqueueBilling,
    enqueueBackup,
    storage,
    failedJobs: failedJobs(queue),
    /** What the process needs for its work: `/readyz` looks at all of it. */
    checks: {
      database: () => db.ping(),
      disk: () => db.hasRoom(),
      schema: age.check,
      jobs: () => checkLoops(queue),
    } satisfies Checks,
    /** Undefined where payment is not set up. */
    payments,
    /** Present when emails are stored here instead of being sent, and may be shown under /dev. */
    mailbox,
    /** Where emails go, for people. */
    mailDestination: transport.destination,
    async work() {
      const deliver = async (id: string, job: MailJob) => {
        // Loaded with the first email: the templates' libraries are a fifth of the time to start.
        const { deliverMail } = await import('./features/emails/deliver.ts');
        await deliverMail({ db, transport, ...env }, id, job);
      };
      await workMailQueue(queue, deliver, (err, { last, ...tried }) => {
        if (last) log.error({ err, ...tried }, 'an email failed for good');
        else log.warn({ err, ...tried }, 'email');
      });
      await workBillingQueues(queue, workBilling, (err, { last, ...tried }) => {
        if (last) log.error({ err, ...tried }, 'a billing job failed for good');
        else log.warn({ err, ...tried }, 'billing job');
      });
      await workAccountQueues(queue, {
        async sweep(signal) {
          const { sweep } = await import('./features/sweep/commands.ts');
          await sweep({ db, enqueueBilling, enqueueBackup }, signal).catch((err: unknown) => {
            log.warn({ err }, 'not all that is over was erased');
            throw err;
          });
        },
        async orphans(signal) {
          const { eraseLost } = await import('./features/erasure/commands.ts');
          const note = (orphans: Orphans, erased: boolean) =>
            log.error(orphans, `a workshop without an account${erased ? ' was erased' : ''}`);
          await eraseLost(db, note, signal).catch((err: unknown) => {
            log.warn({ err }, 'not all workshops without an account were erased');
            throw err;
          });
        },
      });
      const workBackups = async (job: BackupJob) => {
        const { workBackup } = await import('./features/backups/backup-work.ts');
        await workBackup({ db, storage, enqueueBackup, enqueueMail }, job);
      };
      await workBackupQueues(queue, workBackups, (err, { last, ...tried }) => {
        const reason = err instanceof UnreadableError ? err.message : undefined;
        if (last) log.error({ err, reason, ...tried }, 'a backup job failed for good');
        else log.warn({ err, ...tried }, 'backup job');
      });
    },
    async close() {
      age.stop();
      await close();
    },
  };
}

/**
 * The services of an installation that is there, for a command: nothing is made, and nothing logged.
 *
 * @throws StartupError when there is no database, or it cannot be had
 */
export function openExisting(env: Env): Promise<Services> {
  refuseNoDatabase(env);
  return openServices(env, createLogger('silent'));
}

export type Services = Awaited<ReturnType<typeof openServices>>;

async function openPayments({ paymentSettings, appUrl }: Env, db: Database) {
  if (!paymentSettings) return undefined;
  const [row] = await db.auth.select().from(installations);
  if (!row) throw new OwnError('the database does not know which one it is');
  return paymentProvider({ ...paymentSettings, appUrl, installation: row.id });
}

/** Without payment set up, jobs for deleted accounts wait, and nothing else is due. */
function billingWorker(deps: Omit<SubscriptionDeps, 'payments'>, payments?: PaymentProvider) {
  return async (job: BillingJob) => {
    if (payments) {
      const { workBilling } = await import('./features/subscriptions/billing-work.ts');
      await workBilling({ ...deps, payments }, job);
    } else if (job.task === 'close') throw new OwnError('payment is not set up');
  };
}

function openPost(env: Env): { mailbox: Mailbox | undefined; transport: MailTransport } {
  if (env.smtpUrl) {
    return { mailbox: undefined, transport: smtpTransport(env.smtpUrl, env.mailFrom) };
  }
  if (!env.isLocal) return { mailbox: undefined, transport: localMailbox(env.dataDir) };
  const mailbox = localMailbox(env.dataDir, `${env.appUrl}/dev/mailbox`);
  return { mailbox, transport: mailbox };
}

function openDatabase(env: Env, log: Logger): Promise<Database> | Database {
  const { databaseUrl, databaseDirectUrl, dataDir } = env;
  if (!databaseUrl) {
    return openEmbedded(dataDir, (err) =>
      log.error({ err }, 'the embedded database is opened again'),
    );
  }
  const onBroken = (err: Error) => log.warn({ err }, 'idle database connection');
  return openPostgres(databaseUrl, onBroken, databaseDirectUrl);
}
