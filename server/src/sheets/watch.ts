/*
 * Watches the process in which one sheet is read, from a thread of its own: the one that reads may be
 * busy to the end. It ends the process by the signal that says why (read-sheet.ts).
 */
const mostMemory = 400 * 1024 * 1024;
/** Of the processor, in microseconds: a machine that stands still is no fault of the file. */
const mostWork = 4_000_000;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > mostWork) process.kill(process.pid, 'SIGXCPU');
  if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGTERM');
}, 20);
