import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readEnv } from '#server/env.ts';
import { createLogger } from '#server/log.ts';
import { openServices, type Services } from '#server/services.ts';
import { freePort } from '#server/testing/free-port.ts';
import { type AddPerson, personAdder } from './people.ts';
import type { Answers } from './probe.ts';
import type { Bench } from './run.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const probe = new URL('./probe.ts', import.meta.url).href;

/** The real server. */
const application = new URL('../../server/src/main.ts', import.meta.url);

/** Variables that would make the server differ from what `npm start` runs on a new machine. */
const neutral = { NODE_ENV: '', HOST: '', SMTP_URL: '', LOG_LEVEL: '', NODE_OPTIONS: '' };

export interface ServerProcess {
  name: string;
  url: string;
  ask<Q extends keyof Answers>(question: Q): Promise<Answers[Q]>;
  stop(): Promise<void>;
}

/** What a database is filled with. */
export type Fill<T> = (services: Services, add: AddPerson, env: NodeJS.ProcessEnv) => Promise<T>;

/**
 * Fills the run's database with the application's own means.
 *
 * @returns the configuration of servers on it, which limit no tries and log nothing, and what
 *   filling it came to
 */
export async function fillDatabase<T>(bench: Bench, fill: Fill<T>) {
  const secret = randomBytes(32).toString('base64url');
  const own = { ...bench.variables, APP_SECRET: secret, RATE_LIMITS: '0', LOG_LEVEL: 'silent' };
  const env = readEnv(own);
  const services = await openServices(env, createLogger('silent'));
  try {
    const filled = await fill(services, personAdder(services, env), own);
    return { variables: own, filled };
  } finally {
    await services.close();
    await bench.analyze();
  }
}

/** The application in a process of its own, on a database that was filled like this. */
export async function startFilled<T>(bench: Bench, fill: Fill<T>) {
  const { variables, filled } = await fillDatabase(bench, fill);
  return { server: await startServer(bench, variables), filled };
}

/**
 * Starts a server in a process of its own and waits for the line it writes when it is up. Its log
 * goes to the null device. It ends with the run.
 */
export async function startServer(
  { undo }: Bench,
  variables: NodeJS.ProcessEnv,
  name = 'Artesa',
  script = application,
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const quiet = '--disable-warning=ExperimentalWarning';
  const child = spawn(process.execPath, [quiet, '--import', probe, fileURLToPath(script)], {
    cwd: root,
    env: { ...process.env, ...neutral, ...variables, PORT: String(port), APP_URL: url },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`O servidor "${name}" terminou (${code ?? signal}).`);
  });
  ended.catch(() => {});
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await ended.catch(() => {});
  };
  undo.push(stop);
  await Promise.race([firstLine(child), ended]);
  return {
    name,
    url,
    stop,
    async ask(question) {
      const answered = once(child, 'message');
      child.send(question);
      const [answer] = await Promise.race([answered, ended]);
      return answer;
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('a server without output cannot show that it is up');
  await once(createInterface(stdout), 'line');
}
