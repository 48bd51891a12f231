import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// Axe leaves this rule out unless asked: a target is at least 24 px, or has room around it.
const options: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

const ofColours: RunOptions = {
  runOnly: ['color-contrast', 'link-in-text-block'],
  resultTypes: ['violations'],
};

/**
 * Scans the page as it is now: in light with every rule of axe, in dark with those about colours,
 * for nothing else differs. Each violation is named with its place.
 */
export async function expectNoA11yViolations(page: Page): Promise<void> {
  await expectNoneInLight(page);
  const html = page.locator('html');
  const inScheme = await html.getAttribute('data-color-scheme');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(html).not.toHaveAttribute('data-color-scheme', 'light');
  const inDark = await scan(page, ofColours);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // A page of the simulation has none.
  if (inScheme) await expect(html).toHaveAttribute('data-color-scheme', inScheme);
  expect(inDark, 'axe violations in dark').toEqual([]);
}

/** The scan in light alone, where the colours were scanned at another width. */
export async function expectNoneInLight(page: Page): Promise<void> {
  const inLight = await scan(page, options);
  const lasting: typeof inLight = [];
  for (const each of inLight) {
    const half = each.id === 'target-size' && each.failureSummary.includes('partially obscured');
    if (!half || (await isSmallInFullView(page, each.place))) lasting.push(each);
  }
  expect(lasting, 'axe violations in light').toEqual([]);
}

/** @param within the place to look at, as axe names it; without it the whole page */
async function scan(page: Page, how: RunOptions, within?: string) {
  // It comes into each page once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(
    async ([rules, place]) => {
      const { violations } = await window.axe.run(place ?? document, rules);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => ({
          id,
          place: target.join(' '),
          failureSummary,
        })),
      );
    },
    [how, within] as const,
  );
}

/** Scrolls an element away from a bar that covered half of it, and measures it again. */
async function isSmallInFullView(page: Page, place: string): Promise<boolean> {
  await page.locator(place).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const alone: RunOptions = { runOnly: ['target-size'], resultTypes: ['violations'] };
  return (await scan(page, alone, place)).length > 0;
}
