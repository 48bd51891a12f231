import { expect, type Locator, type Page } from '@playwright/test';

/** Lets the page's installed clock go on, `step` ms at a time, until something is there. */
export async function elapseUntilVisible(place: Locator, step = 10): Promise<void> {
  const isVisible = async () => {
    await place.page().clock.runFor(step);
    return await place.isVisible();
  };
  await expect.poll(isVisible, { intervals: [20] }).toBe(true);
}

/** Shows that the page goes to another path after this time on its paused clock, and not before. */
export async function expectToLeadOn(page: Page, path: string, ms: number): Promise<void> {
  const early = 100;
  await page.clock.runFor(ms - early);
  // While another tab loads that path, this one had time to go there too.
  const other = await page.context().newPage();
  await other.goto(path);
  await other.close();
  expect(new URL(page.url()).pathname, `after ${ms - early} ms`).not.toBe(path);
  await page.clock.runFor(early);
  await page.waitForURL(`**${path}`);
}
