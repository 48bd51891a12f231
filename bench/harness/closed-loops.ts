import { once } from 'node:events';
import autocannon from 'autocannon';
import { type Answers, type Call, noAnswer } from './calls.ts';

/*
 * A process of its own: one person's writers, each of whom sends again as soon as it is answered,
 * until the process that started it says so. Then it reports what they were answered.
 */

export interface Loops {
  call: Omit<Call, 'body'>;
  /** Sent one after the other; none for a call without a body. */
  bodies: string[];
  /** How many writers. */
  connections: number;
}

const [message] = await once(process, 'message');
const { call, bodies, connections }: Loops = message;
const method = call.method as 'PUT';
const requests = bodies.map((body) => ({ method, headers: call.headers, body }));
const load = autocannon(
  { ...call, ...(requests[0] && { requests }), method, connections, duration: 3_600, timeout: 60 },
  (error, result) => {
    if (error) throw error;
    const answers: Answers = { [noAnswer]: result.errors };
    for (const [status, { count = 0 }] of Object.entries(result.statusCodeStats ?? {})) {
      answers[status] = count;
    }
    process.send?.(answers, () => process.exit());
  },
);
process.once('message', () => load.stop());
// The process that measures has ended.
process.once('disconnect', () => process.exit(1));
