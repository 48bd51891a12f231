import { expect, test } from './fixtures.ts';
import { takenOver } from './harness/application.ts';
import { blockedByTests } from './harness/problems.ts';
import { weighScripts } from './harness/script-weight.ts';

/** KiB of compressed scripts, counted when nothing more is loaded. */
const limit = 215;

for (const path of [
  '/dashboard',
  '/reports',
  '/products',
  '/calculator',
  '/materials',
  '/settings',
  '/upgrade',
]) {
  test(`${path} takes no more than ${limit} KiB of scripts`, async ({ signedInPage }) => {
    const page = await signedInPage.context().newPage();
    // The service worker is registered last; tests block it.
    const blocked = page.waitForEvent('console', (message) => message.text() === blockedByTests);
    const kib = await weighScripts(page, path, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await blocked;
    });
    expect(kib).toBeLessThanOrEqual(limit);
    expect(kib).toBeGreaterThan(100);
    await page.close();
  });
}

for (const path of ['/auth', '/onboarding', '/forgot-password', '/support']) {
  test(`${path} takes no more than ${limit} KiB of scripts`, async ({ page }) => {
    const kib = await weighScripts(page, path, () => takenOver(page));
    expect(kib).toBeLessThanOrEqual(limit);
    expect(kib).toBeGreaterThan(100);
  });
}
