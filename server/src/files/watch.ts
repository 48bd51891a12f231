/*
 * Watches the process in which one file is read, from a thread of its own: the one that reads may be
 * busy to the end. It ends the process by a signal for the reason (read-sheet.ts).
 */
import { writeSync } from 'node:fs';
import { Worker, workerData } from 'node:worker_threads';

interface Bounds {
  /** The most memory, in bytes. */
  readonly memory: number;
  /** The processor time, in microseconds: a machine that stands still is no fault of the file. */
  readonly work: number;
}

/** Says at the end how many milliseconds of a processor it took, where run-process.ts listens. */
export const tellWork = () =>
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeSync(3, String(Math.round((user + system) / 1_000)));
  });

export function watchProcess(bounds: Bounds): void {
  tellWork();
  new Worker(import.meta.filename, { workerData: bounds }).unref();
}

if (workerData) {
  const { memory, work }: Bounds = workerData;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > work) process.kill(process.pid, 'SIGXCPU');
    if (process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGTERM');
  }, 20);
}
