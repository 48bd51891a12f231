import { once } from 'node:events';
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
  /** Sent one after the other, instead of one. */
  bodies?: string[];
  /** How many writers. */
  connections: number;
}

/** How many answers there were of each status, and calls without one. */
export type Answered = Record<string, number>;

const [told] = await once(process, 'message');
const { bodies, ...loops }: Loops = told;
const method = loops.method as 'PUT';
const requests = bodies?.map((body) => ({ method, headers: loops.headers, body }));
const load = autocannon(
  { ...loops, ...(requests && { requests }), method, duration: 3_600, timeout: 60 },
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
