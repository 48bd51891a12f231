import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Every prerendered page with a form, and one of its fields. A recovery link is checked before its form is shown. */
const forms = [
  { path: '/auth', field: 'Senha' },
  { path: '/onboarding', field: 'Senha' },
  { path: '/forgot-password', field: 'Email' },
  { path: '/support', field: 'Nome completo' },
] as const;

for (const { path, field } of forms) {
  test(`${path} takes no input before its scripts are there`, { tag: '@once' }, async ({
    page,
  }) => {
    const arrive = await holdApplication(page);
    await page.goto(path, { waitUntil: 'commit' });
    const input = page.getByLabel(field, { exact: true });
    await expect(input).toBeVisible();
    await expect(input).toBeDisabled();
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      await expect(button).toBeDisabled();
    }
    arrive();
    await input.fill('linha e agulha');
    await expect(input).toHaveValue('linha e agulha');
  });
}

for (const { path, link, heading } of [
  { path: '/auth', link: 'Esqueci minha senha', heading: 'Esqueceu sua senha?' },
  { path: '/onboarding', link: 'Entrar', heading: 'Entrar' },
]) {
  test(`a link of ${path} that is held down while the page comes to life leads on`, {
    tag: '@once',
  }, async ({ page }) => {
    const arrive = await holdApplication(page);
    await page.goto(path, { waitUntil: 'commit' });
    const email = page.getByLabel('Email');
    await expect(email).toBeDisabled();
    await page.getByRole('main').getByRole('link', { name: link }).hover();
    await page.mouse.down();
    arrive();
    await expect(email).toBeEnabled();
    await page.mouse.up();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  });
}

test('what a browser fills in early is not on the screen without being heard', {
  tag: '@once',
}, async ({ page, account }) => {
  const arrive = await holdApplication(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.evaluate((field: HTMLInputElement) => {
    field.value = 'antes@example.com';
  });
  arrive();
  await expect(email).toBeEnabled();
  await expect(email).toHaveValue('');
  await email.fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
});

test('a name that comes late is not mixed with what is typed', { tag: '@once' }, async ({
  signedInPage: page,
  account,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const known = Promise.withResolvers<void>();
  await page.route('**/api/me', async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.goto('/support');
  const name = page.getByLabel('Nome completo');
  await page.getByLabel('Assunto').fill('Oi');
  await expect(name).toBeDisabled();
  known.resolve();
  await expect(name).toHaveValue(account.name);
  await name.fill('Conceição Ávila');
  await expect(name).toHaveValue('Conceição Ávila');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    ...forms.map((form) => form.path),
    '/auth/confirm',
    '/dashboard',
    '/terms',
    '/privacy',
  ]) {
    test(`${path} says what it needs and where the landing page is, and sends nothing`, {
      tag: '@once',
    }, async ({ page, problems }) => {
      problems.expect(/assets.*\.js csp$/);
      await page.goto(path);
      await expect(page.getByText(/a Artesa precisa do JavaScript/)).toBeVisible();
      const alive = page
        .getByRole('main')
        .locator('input:enabled, textarea:enabled, button:enabled');
      await expect(alive).toHaveCount(0);
      await page.getByRole('link', { name: 'página inicial', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: /prejuízo/ })).toBeVisible();
    });
  }
});

/**
 * Keeps the application from a page that is there already.
 *
 * @returns what lets it come
 */
async function holdApplication(page: Page): Promise<() => void> {
  const sent = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client.*\.js$/, async (route) => {
    await sent.promise;
    await route.continue();
  });
  return () => sent.resolve();
}
