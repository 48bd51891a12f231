import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { waitFor } from './wait-for.ts';

const entry = fileURLToPath(new URL('../main.ts', import.meta.url));
const artesa = fileURLToPath(new URL('../../artesa.js', import.meta.url));

/** It lives for seconds: to compile the embedded database a second time, and better, would not pay. */
const flags = ['--disable-warning=ExperimentalWarning', '--liftoff-only'];

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export const childSecret = 'a secret of thirty-two characters for children';

/** Calls a command as an operator does, with these variables alone, and waits for its end. */
export function callArtesa(variables: Record<string, string>, ...call: string[]) {
  const env = { PATH: process.env.PATH, APP_SECRET: childSecret, ...variables };
  const args = [...flags, artesa, ...call];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

/** Starts the real entry with these variables alone, on a free port, until the test is over. */
export async function spawnServer(variables: Record<string, string>) {
  const port = Number(variables.PORT ?? (await freePort()));
  const env = { PATH: process.env.PATH, APP_SECRET: childSecret, PORT: String(port), ...variables };
  const child = spawn(process.execPath, [...flags, entry], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output.stderr += text));
  // 'close' comes after the last output, which 'exit' does not promise.
  const exited = once(child, 'close').then(([code, signal]): Exit => ({ code, signal }));
  let ended = false;
  void exited.then(() => {
    ended = true;
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return {
    pid: child.pid ?? 0,
    port,
    origin: `http://127.0.0.1:${port}`,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    exited,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Resolves when it reports that it is up; rejects when it ends before. */
    async up() {
      await waitFor(
        'the server to come up',
        async () => ended || output.stdout.includes('Emails: '),
        120_000,
      );
      if (ended) throw new Error(`the server ended instead of coming up: ${output.stderr}`);
    },
  };
}

/** Starts with these variables, expects a refusal and returns its only line. */
export async function refusal(variables: Record<string, string>): Promise<string> {
  const server = await spawnServer(variables);
  expect(await server.exited).toEqual({ code: 1, signal: null });
  expect(server.stdout()).toBe('');
  expect(server.stderr()).toMatch(/^[^\n]+\n$/);
  expect(server.stderr()).not.toContain(childSecret);
  return server.stderr().trimEnd();
}

export type SpawnedServer = Awaited<ReturnType<typeof spawnServer>>;
