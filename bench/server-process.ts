import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Answers } from './probe.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const probe = new URL('./probe.ts', import.meta.url).href;

/** Variables that would make the server differ from what `npm start` runs on a new machine. */
const neutral = { NODE_ENV: '', HOST: '', SMTP_URL: '', LOG_LEVEL: '', NODE_OPTIONS: '' };

export interface ServerProcess {
  name: string;
  url: string;
  ask<Q extends keyof Answers>(question: Q): Promise<Answers[Q]>;
  stop(): Promise<void>;
}

/**
 * Starts a server in a process of its own and waits for the line it writes when it is up. Its log
 * goes to the null device.
 */
export async function startServerProcess(
  name: string,
  script: URL,
  variables: NodeJS.ProcessEnv,
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
  await Promise.race([firstLine(child), ended]);
  return {
    name,
    url,
    async ask(question) {
      const answered = once(child, 'message');
      child.send(question);
      const [answer] = await Promise.race([answered, ended]);
      return answer;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await ended.catch(() => {});
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('a server without output cannot say that it is up');
  await once(createInterface(stdout), 'line');
}

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
