import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ShellPage } from './pages/shell-page.ts';

const light = 'rgb(250, 245, 236)';
const dark = 'rgb(28, 23, 19)';

const expectPaper = (page: Page, colour: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', colour);

test('the colours are those of the device, also when it changes', async ({ page }) => {
  for (const path of ['/', '/auth']) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await expectPaper(page, dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectPaper(page, light);
  }
});

test('chosen colours stay, on other screens, in other tabs and whatever the device says', async ({
  signedInPage: page,
}) => {
  await page.goto('/dashboard');
  const other = await page.context().newPage();
  await other.goto('/terms');
  await expectPaper(other, light);

  const menu = await new ShellPage(page).openUserMenu();
  await menu.getByRole('button', { name: 'Usar tema escuro' }).click();
  await expect(menu.getByRole('button', { name: 'Usar tema claro' })).toBeVisible();
  await expectPaper(page, dark);
  await expectPaper(other, dark);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/products');
  await expectPaper(page, dark);
  await other.reload();
  await expectPaper(other, dark);

  await new ShellPage(page).openUserMenu();
  await menu.getByRole('button', { name: 'Usar tema claro' }).click();
  await expectPaper(page, light);
  await expectPaper(other, light);
});
