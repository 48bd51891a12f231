import { expect, type Page } from '@playwright/test';

/** Waits until the application has taken the page over, unless the page does without it. */
export async function takenOver(page: Page): Promise<void> {
  if ((await page.locator('script[src^="/assets/run-"]').count()) > 0) return;
  await expect(page.locator('#broken-start')).not.toBeAttached();
}

/** Until what has changed so far has been drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
