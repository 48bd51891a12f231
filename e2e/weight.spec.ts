import { expect, test } from './fixtures.ts';
import { blockedByTests } from './harness/problems.ts';
import { weighScripts } from './harness/script-weight.ts';
import { toastsCanShow } from './harness/toasts.ts';

/** KiB of scripts, compressed, with what comes after the first screen. */
const limits = { '/dashboard': 170, '/reports': 170, '/products': 185, '/calculator': 215 };

for (const [path, limit] of Object.entries(limits)) {
  test(`${path} takes no more than ${limit} KiB of scripts`, async ({ signedInPage }) => {
    const page = await signedInPage.context().newPage();
    const weight = weighScripts(page);
    // What keeps the application on the device comes last, and is not let do it here.
    const kept = page.waitForEvent('console', (message) => message.text() === blockedByTests);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await toastsCanShow(page);
    await kept;
    expect(await weight()).toBeLessThanOrEqual(limit);
    expect(await weight()).toBeGreaterThan(100);
    await page.close();
  });
}

for (const path of ['/auth', '/onboarding']) {
  test(`${path} takes no more than 170 KiB of scripts`, async ({ page }) => {
    const weight = weighScripts(page);
    await page.goto(path);
    await toastsCanShow(page);
    expect(await weight()).toBeLessThanOrEqual(170);
    expect(await weight()).toBeGreaterThan(100);
  });
}
