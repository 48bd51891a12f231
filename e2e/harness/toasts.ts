import { expect, type Locator, type Page } from '@playwright/test';
import { drawn } from './application.ts';

/** Toasts wait for their place, which comes when the page is idle; without a network it cannot. */
export async function toastsCanShow(page: Page): Promise<void> {
  await page.locator('[data-position="top-center"]').first().waitFor({ state: 'attached' });
}

/**
 * How often something is there, once what is to be said has been said. It is counted once: a toast
 * goes by itself, and who waits for a number finds it then.
 */
export async function countNow(locator: Locator): Promise<number> {
  const page = locator.page();
  await toastsCanShow(page);
  await drawn(page);
  return await locator.count();
}

/** A message comes, and in one place: not in a box and in a toast as well. */
export async function expectSaidOnce(message: Locator): Promise<void> {
  await message.first().waitFor();
  expect(await countNow(message)).toBe(1);
}
