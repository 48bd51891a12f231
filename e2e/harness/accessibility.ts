import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

// Axe leaves this rule out unless asked: a target is at least 24 px, or has room around it.
const options = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations' as const],
};

const ofColours = {
  runOnly: ['color-contrast', 'link-in-text-block'],
  resultTypes: ['violations' as const],
};

// No screen has a foreign frame. Only for those would a scan need a page of its own.
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

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
  const inDark = await scan(axeOn(page).options(ofColours));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // A page of the simulation has none.
  if (inScheme) await expect(html).toHaveAttribute('data-color-scheme', inScheme);
  expect(inDark, 'axe violations in dark').toEqual([]);
}

/** The scan in light alone, where the colours were scanned at another width. */
export async function expectNoneInLight(page: Page): Promise<void> {
  const inLight = await scan(axeOn(page).options(options));
  const lasting: typeof inLight = [];
  for (const each of inLight) {
    const half = each.id === 'target-size' && each.failureSummary.includes('partially obscured');
    if (!half || (await isSmallInFullView(page, each.place))) lasting.push(each);
  }
  expect(lasting, 'axe violations in light').toEqual([]);
}

async function scan(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({
      id,
      place: target.join(' '),
      failureSummary,
    })),
  );
}

/** Scrolls an element away from a bar that covered half of it, and measures it again. */
async function isSmallInFullView(page: Page, place: string): Promise<boolean> {
  await page.locator(place).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const again = axeOn(page).include(place).withRules('target-size');
  return (await scan(again)).length > 0;
}
