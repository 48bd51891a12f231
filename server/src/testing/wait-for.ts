import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until there is an answer that is not empty.
 *
 * @throws Error that names what was waited for, after `withinMs`
 */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | undefined | null | false | ''>,
  withinMs = 120_000,
): Promise<T> {
  const until = Date.now() + withinMs;
  while (Date.now() < until) {
    const answer = await ask();
    if (answer) return answer;
    await pause(20);
  }
  throw new Error(`waited ${withinMs} ms in vain for ${what}`);
}
