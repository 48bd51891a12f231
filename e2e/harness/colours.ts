import type { Locator } from '@playwright/test';

/** What a thing is filled with. */
export const fillOf = (thing: Locator): Promise<string> =>
  thing.evaluate((element) => getComputedStyle(element).backgroundColor);
