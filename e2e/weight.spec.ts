import { expect, test } from './fixtures.ts';
import { weighScripts } from './harness/script-weight.ts';

/** KiB of scripts, compressed, whatever is loaded by the time that nothing more is. */
const limits = { '/dashboard': 170, '/reports': 170, '/products': 185, '/calculator': 215 };

for (const [path, limit] of Object.entries(limits)) {
  test(`${path} takes no more than ${limit} KiB of scripts`, { tag: '@once' }, async ({
    signedInPage,
  }) => {
    const page = await signedInPage.context().newPage();
    const weight = weighScripts(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await weight()).toBeLessThanOrEqual(limit);
    expect(await weight()).toBeGreaterThan(100);
    await page.close();
  });
}

for (const path of ['/auth', '/onboarding']) {
  test(`${path} takes no more than 170 KiB of scripts`, { tag: '@once' }, async ({ page }) => {
    const weight = weighScripts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await weight()).toBeLessThanOrEqual(170);
    expect(await weight()).toBeGreaterThan(100);
  });
}
