import { expect, type Page } from '@playwright/test';

/** Waits until the application has taken the page over, unless the page does without it. */
export async function takenOver(page: Page): Promise<void> {
  // The scripts come after the first paint.
  const own = page.locator('script[src^="/assets/run-"]');
  const isTaken = async () =>
    (await own.count()) > 0 || (await page.locator('#broken-start').count()) === 0;
  await expect.poll(isTaken).toBe(true);
}

/** Until what has changed so far has been drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
