import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import type { PlanId } from '#core/plans/plans.ts';
import { type Simulation, startSimulation } from '#server/testing/simulation.ts';
import { createScratch, type Scratch } from '#server/testing/test-database.ts';
import type { Account } from './account.ts';
import { answerRounding } from './device.ts';
import { askOperator } from './operator.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = ['--disable-warning=ExperimentalWarning', 'e2e/harness/operated-server.ts'];
const readyLine = /^Artesa está no ar: (\S+)$/;

/** Variables that would point the server at real services. */
const foreignSettings =
  /^(HOST$|DATABASE_URL|SMTP_URL|APP_|STRIPE_|GOOGLE_|ALLOW_|NODE_ENV|RATE_LIMITS|STOP_SECONDS|TRUSTED_PROXIES)/;

export interface RunningServer {
  /** Like http://localhost:40123, without a slash at the end. */
  url: string;
  /** Everything it has written so far, its log lines included. */
  output(): string;
  /** Adds a confirmed account, as if its sign-up had been long ago. */
  addAccount(account: Account, plan?: PlanId): Promise<void>;
  /**
   * Signs the account in; this browser's pages have the session from now on. As whoever has had one
   * for long, it is not asked how prices end.
   */
  openSession(email: string, browser: BrowserContext, userAgent: string): Promise<void>;
  /** Puts the account on a plan, as an operator would with a statement of their own. */
  setPlan(email: string, plan: PlanId): Promise<void>;
  /** The payment provider beside it. */
  simulation: Simulation;
  /** Ends it with SIGTERM, once, and removes its data. */
  stop(): Promise<void>;
}

/** @returns a port that was free a moment ago */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** @returns the address the server announces; fails with its output when it ends before that */
function announcedUrl(server: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended (${code}):\n${output()}`)));
    if (!server.stdout) return reject(new Error('no output to read'));
    createInterface(server.stdout).on('line', (line) => {
      const url = readyLine.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
}

/**
 * Starts the real server on an empty database, a local mailbox and a simulated payment provider of
 * its own. Tries are not limited unless told: all tests come from one address.
 */
export async function startServer(settings: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const template = process.env.E2E_TEMPLATE;
  const scratch = await createScratch(template ? (JSON.parse(template) as Scratch) : undefined);
  const port = await freePort();
  const simulation = await startSimulation({
    SIMULATION_WEBHOOK_URL: `http://localhost:${port}/api/billing/webhook`,
  });
  const own = Object.entries(process.env).filter(([name]) => !foreignSettings.test(name));
  const server = spawn(process.execPath, entry, {
    cwd: root,
    env: {
      ...Object.fromEntries(own),
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
      DATA_DIR: scratch.dataDir,
      ...(scratch.databaseUrl && { DATABASE_URL: scratch.databaseUrl }),
      RATE_LIMITS: '0',
      ...simulation.variables,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      written += text;
    });
  }
  const output = () => written;
  const end = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    await simulation.stop();
    await scratch.remove();
  };
  let ending: Promise<void> | undefined;
  const stop = () => (ending ??= end());
  try {
    const url = await announcedUrl(server, output);
    return {
      url,
      output,
      async addAccount(account, plan = 'free') {
        await askOperator(server, { act: 'add-account', account, plan });
      },
      async openSession(email, browser, userAgent) {
        const order = { act: 'open-session', email, userAgent } as const;
        const { cookies = [], userId = '' } = await askOperator(server, order);
        await browser.addInitScript(answerRounding, userId);
        const named = cookies.map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? []);
        await browser.addCookies(
          named.map(([, name = '', value = '']) => ({ name, value, url, httpOnly: true })),
        );
      },
      async setPlan(email, plan) {
        await askOperator(server, { act: 'put-on-plan', email, plan });
      },
      simulation,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
