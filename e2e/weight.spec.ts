import { expect, test } from './fixtures.ts';
import { blockedByTests } from './harness/problems.ts';
import { weighScripts } from './harness/script-weight.ts';

/** KiB of scripts, compressed, whatever is loaded by the time that nothing more is. */
const limits = {
  '/dashboard': 160,
  '/reports': 160,
  '/products': 175,
  '/calculator': 192,
  '/materials': 182,
  '/settings': 172,
};

for (const [path, limit] of Object.entries(limits)) {
  test(`${path} takes no more than ${limit} KiB of scripts`, async ({ signedInPage }) => {
    const page = await signedInPage.context().newPage();
    const weight = weighScripts(page);
    // What keeps the application on the device comes last, and is not let do it here.
    const kept = page.waitForEvent('console', (message) => message.text() === blockedByTests);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await kept;
    expect(await weight()).toBeLessThanOrEqual(limit);
    expect(await weight()).toBeGreaterThan(100);
    await page.close();
  });
}

for (const path of ['/auth', '/onboarding']) {
  test(`${path} takes no more than 160 KiB of scripts`, async ({ page }) => {
    const weight = weighScripts(page);
    await page.goto(path);
    expect(await weight()).toBeLessThanOrEqual(160);
    expect(await weight()).toBeGreaterThan(100);
  });
}
