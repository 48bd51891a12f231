import { expect, type Locator, type Page } from '@playwright/test';

/** Lets the page's installed clock go on, `step` ms at a time, until something is there. */
export async function elapseUntilVisible(place: Locator, step = 10): Promise<void> {
  const isVisible = async () => {
    await place.page().clock.runFor(step);
    return await place.isVisible();
  };
  await expect.poll(isVisible, { intervals: [20] }).toBe(true);
}

/** The page's paused clock has to run for so long, and no less, before it goes to another path. */
export async function expectToLeadOn(page: Page, path: string, ms: number): Promise<void> {
  const early = 100;
  await page.clock.runFor(ms - early);
  // Until another tab has loaded that path this one would have, too.
  const other = await page.context().newPage();
  await other.goto(path);
  await other.close();
  expect(new URL(page.url()).pathname, `after ${ms - early} ms`).not.toBe(path);
  await page.clock.runFor(early);
  await page.waitForURL(`**${path}`);
}
