import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const patienceMs = 3_000;

/**
 * What a page is at, the telling part first: reports show the beginning of it.
 *
 * @returns how long it has been there and its text, or that it does not answer
 */
export async function pageState(page: Page): Promise<string> {
  const answer = page.evaluate(
    () =>
      `${document.readyState}, ${Math.round(performance.now())} ms old: ` +
      document.body.innerText.replaceAll(/\s+/g, ' '),
  );
  const silence = wait(patienceMs, `does not answer within ${patienceMs} ms`);
  return `${page.url()} ${await Promise.race([answer.catch(String), silence])}`;
}
