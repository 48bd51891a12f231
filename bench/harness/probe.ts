/*
 * Loaded into a measured process with --import: it answers what the process uses, so that the server under
 * test needs no code for it.
 */

const answers = {
  cpu: () => process.cpuUsage(),
  /** Resident bytes: now, and at most since the start. */
  memory: () => ({
    now: process.memoryUsage.rss(),
    peak: process.resourceUsage().maxRSS * 1024,
  }),
};

/** What a measured process can be asked, and what it answers. */
export type Answers = { [Q in keyof typeof answers]: ReturnType<(typeof answers)[Q]> };

process.on('message', (question: keyof Answers) => process.send?.(answers[question]()));
process.channel?.unref();
// The process that measures has ended.
process.once('disconnect', () => process.exit(1));
