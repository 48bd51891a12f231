import { once } from 'node:events';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Database } from './db/database.ts';
import { openEmbedded } from './db/embedded.ts';
import { causes, isDatabaseOutage } from './db/outages.ts';
import { openPostgres } from './db/postgres.ts';
import type { Env } from './env.ts';
import { createEnqueueMail, declareMailQueue, workMailQueue } from './jobs/mail-queue.ts';
import { createQueue, startQueue, stopQueue } from './jobs/queue.ts';
import type { Logger } from './log.ts';
import { deliverMail } from './mail/deliver.ts';
import { localMailbox } from './mail/mailbox.ts';
import { smtpTransport } from './mail/smtp.ts';
import { StartupError } from './startup-error.ts';

const webFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url));

/** The longest that requests and jobs under way may take once the process was asked to stop. */
const stopWithinMs = 9_000;

const httpLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
};

export interface RunningServer {
  /** Where emails go, for people. */
  mailDestination: string;
  /** Finishes what runs, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Opens and prepares the database, starts the jobs, and only then listens.
 *
 * @throws StartupError when the database or the port cannot be had
 */
export async function startServer(env: Env, log: Logger): Promise<RunningServer> {
  const mailbox = env.smtpUrl ? undefined : localMailbox(env.dataDir, `${env.appUrl}/dev/mailbox`);
  const transport = env.smtpUrl ? smtpTransport(env.smtpUrl, env.mailFrom) : mailbox;
  if (!transport) throw new Error('no mail transport');
  const db = await openDatabase(env, log);
  const queue = createQueue(db, log);
  let stopping = false;
  try {
    await db.prepare(async (owner) => {
      await startQueue(queue, owner);
      await declareMailQueue(queue);
    });
    const app = createApp({
      env,
      db,
      log,
      enqueueMail: createEnqueueMail(queue),
      mailbox,
      webFolder,
      isStopping: () => stopping,
    });
    const http = createAdaptorServer({ fetch: app.fetch, serverOptions: httpLimits }) as Server;
    await listen(http, env.port);
    await workMailQueue(queue, (id, job) => deliverMail({ db, transport, ...env }, id, job));
    return {
      mailDestination: transport.destination,
      async stop() {
        stopping = true;
        setTimeout(() => process.exit(1), stopWithinMs).unref();
        await closeHttp(http);
        await stopQueue(queue);
        transport.close();
        await db.close();
      },
    };
  } catch (error) {
    await stopQueue(queue).catch(() => {});
    await db.close().catch(() => {});
    throw isDatabaseOutage(error) ? unreachable(env, error) : error;
  }
}

function openDatabase({ databaseUrl, dataDir }: Env, log: Logger): Promise<Database> | Database {
  if (!databaseUrl) return openEmbedded(dataDir);
  return openPostgres(databaseUrl, (err) => log.warn({ err }, 'idle database connection'));
}

function unreachable({ databaseUrl, dataDir }: Env, error: unknown): StartupError {
  const where = databaseUrl ? new URL(databaseUrl).host : dataDir;
  const code = [...causes(error)].map((each) => each.code).find((each) => typeof each === 'string');
  const reason = code ? ` (${code})` : '';
  return new StartupError(`O banco de dados em ${where} não responde${reason}.`, { cause: error });
}

async function listen(http: Server, port: number): Promise<void> {
  http.listen(port);
  try {
    await once(http, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'já está em uso' : `não pode ser usada (${code})`;
    throw new StartupError(`A porta ${port} ${reason}. Escolha outra com PORT.`);
  }
}

/** Takes no new connection, lets the requests under way finish, and drops idle connections. */
async function closeHttp(http: Server): Promise<void> {
  const closed = once(http, 'close');
  http.close();
  http.closeIdleConnections();
  await closed;
}
