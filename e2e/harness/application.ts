import type { Page } from '@playwright/test';

/** Until the application has taken a prerendered page over, it may still ask for its files. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyActs' in window));
}

/** Toasts wait for their place, which comes when the page is idle; without a network it cannot. */
export async function toastsCanShow(page: Page): Promise<void> {
  await page.locator('[data-position="top-center"]').first().waitFor({ state: 'attached' });
}
