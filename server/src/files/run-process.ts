import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { spending } from '../processor-time.ts';

export interface ProcessLimits {
  /** The size of the heap, in MiB. */
  readonly heap: number;
  /** The milliseconds after which the machine stands still, or somebody takes a file too slowly. */
  readonly withinMs: number;
}

/** Starts a process that reads or writes one file. It ends by itself, or beyond its limits. */
export function startFileProcess(
  program: URL,
  args: readonly string[],
  { heap, withinMs }: ProcessLimits,
): ChildProcessWithoutNullStreams {
  const flags = [`--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, fileURLToPath(program), ...args], {
    // Nothing of the server's settings is any of its business. Where Node keeps what it has compiled,
    // as main.ts has it do, halves the time until the first row.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    timeout: withinMs,
    killSignal: 'SIGKILL',
  });
  countWork(child);
  // A machine that cannot start a process reports it here, and then has no pipes for it.
  child.on('error', () => {});
  // It may end before it has taken all of a file.
  child.stdin?.on('error', () => {});
  child.stderr?.resume();
  return child;
}

/** Counts what the process says that it took (watch.ts); of one that was ended, how long it was there. */
function countWork(child: ChildProcess): void {
  const spend = spending();
  const since = performance.now();
  text(child.stdio[3] as Readable)
    .then((reported) => spend(reported ? Number(reported) : performance.now() - since))
    .catch(() => {});
}
