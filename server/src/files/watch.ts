/*
 * Watches the process in which one file is read, from a thread of its own: the one that reads may be
 * busy to the end. It ends the process by a signal for the reason (read-sheet.ts).
 */
import { Worker, workerData } from 'node:worker_threads';

interface Bounds {
  /** In bytes. */
  readonly memory: number;
  /** Of the processor, in microseconds: a machine that stands still is no fault of the file. */
  readonly work: number;
}

export function watchProcess(bounds: Bounds): void {
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
