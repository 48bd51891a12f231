import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('process.ts', import.meta.url));
const flags = ['--max-old-space-size=256', '--disable-warning=ExperimentalWarning'];

/** After that the machine stands still, or somebody takes a sheet too slowly. */
const withinMs = { read: 60_000, write: 120_000 };

/** Starts the process that reads or writes one sheet. It ends by itself, or after its time. */
export function startSheetProcess(what: 'read' | 'write'): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [...flags, program, what], {
    // Nothing of the server's settings is any of its business. Where Node keeps what it has compiled,
    // as main.ts has it do, halves the time until the first row.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
    stdio: 'pipe',
    timeout: withinMs[what],
    killSignal: 'SIGKILL',
  });
  // A machine that has no room for a process says so here, and then has no pipes for it.
  child.on('error', () => {});
  // It may end before it has taken all of a file.
  child.stdin?.on('error', () => {});
  child.stderr?.resume();
  return child;
}
