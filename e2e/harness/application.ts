import type { Page } from '@playwright/test';

/** Until the application has taken a prerendered page over, it may still ask for its files. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyActs' in window));
}
