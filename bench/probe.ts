import { Session } from 'node:inspector/promises';

/*
 * Loaded into a measured process with --import: it tells what it uses, so that the server under
 * test needs no code for it.
 */

const session = new Session();

const answers = {
  cpu: async () => process.cpuUsage(),
  /** Resident bytes: now, and at most since the start. */
  memory: async () => ({
    now: process.memoryUsage.rss(),
    peak: process.resourceUsage().maxRSS * 1024,
  }),
  async startProfile() {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    return {};
  },
  async stopProfile() {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return profile;
  },
};

/** What a measured process can be asked, and what it answers. */
export type Answers = { [Q in keyof typeof answers]: Awaited<ReturnType<(typeof answers)[Q]>> };

process.on('message', async (question: keyof Answers) => {
  process.send?.(await answers[question]());
});
process.channel?.unref();
// The process that measures has ended.
process.once('disconnect', () => process.exit(1));
