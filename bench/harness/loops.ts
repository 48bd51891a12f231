import autocannon from 'autocannon';
import type { Load } from './beside.ts';
import { type Answers, type Call, noAnswer } from './calls.ts';

/**
 * So many writers, each of whom sends again as soon as it is answered, for four seconds and in a
 * thread of their own.
 *
 * @param bodies sent one after the other
 */
export const loops = (
  what: string,
  connections: number,
  { body, ...call }: Call,
  bodies = typeof body === 'string' ? [body] : [],
): Load => ({
  what,
  async run() {
    const method = call.method as 'PUT';
    const requests = bodies.map((each) => ({ method, headers: call.headers, body: each }));
    const { errors, statusCodeStats = {} } = await autocannon({
      ...{ ...call, method, connections, workers: 1, duration: 4, timeout: 60 },
      ...(requests[0] && { requests }),
    });
    const answers: Answers = { [noAnswer]: errors };
    for (const [status, { count = 0 }] of Object.entries(statusCodeStats)) answers[status] = count;
    return answers;
  },
});
