import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { hammering, isSmall, sizes } from '../sizes.ts';
import type { Load } from './beside.ts';
import { type Answers, addAnswers, answerTo, type Call, noAnswer } from './calls.ts';

/**
 * So many writers, each of whom sends again as soon as it is answered, for a while and in a
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
      ...{ ...call, method, ...hammering(connections, sizes.loadSeconds), timeout: 60 },
      ...(!isSmall && { workers: 1 }),
      ...(requests[0] && { requests }),
    });
    const answers: Answers = { [noAnswer]: errors };
    for (const [status, { count = 0 }] of Object.entries(statusCodeStats)) answers[status] = count;
    return answers;
  },
});

/**
 * So many people, each of whom makes their own calls in turn, one after the other, for a while and until
 * the last one is answered. They come within the first eighth of it: hundreds of connections opened in one
 * moment would hold this process, which measures.
 */
export const crowd = (what: string, people: readonly (readonly Call[])[]): Load => ({
  what,
  async run() {
    const until = performance.now() + sizes.crowdSeconds * 1_000;
    const answers: Answers = {};
    const askOn = async (calls: readonly Call[], place: number) => {
      await pause((sizes.crowdSeconds * 125 * place) / people.length);
      for (let n = 0; performance.now() < until; n += 1) {
        const call = calls[n % calls.length];
        if (call) addAnswers(answers, { [(await answerTo(call)).status]: 1 });
      }
    };
    await Promise.all(people.map(askOn));
    return answers;
  },
});
