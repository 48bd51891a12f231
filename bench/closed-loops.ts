import autocannon from 'autocannon';

/*
 * A process of its own: one person's writers, each of whom sends again as soon as it is answered,
 * until the process that started it says so. Then it tells what they were answered.
 */

export interface Loops {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** How many writers. */
  connections: number;
}

/** How many answers there were of each status, and calls without one. */
export type Answered = Record<string, number>;

const loops: Loops = JSON.parse(process.argv[2] ?? '');
const load = autocannon(
  { ...loops, method: loops.method as 'PUT', duration: 3_600, timeout: 60 },
  (error, result) => {
    if (error) throw error;
    const answered: Answered = { 'sem resposta': result.errors };
    for (const [status, { count = 0 }] of Object.entries(result.statusCodeStats ?? {})) {
      answered[status] = count;
    }
    process.send?.(answered, () => process.exit());
  },
);
process.once('message', () => load.stop());
// The process that measures has ended.
process.once('disconnect', () => process.exit(1));
