import { expect, type Page } from '@playwright/test';

/** Waits until the application has taken the page over; a static page it never does. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('#broken-start')).not.toBeAttached();
}

/** Until what has changed so far has been drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
