import { expect, test } from './fixtures.ts';
import { weighScripts } from './harness/script-weight.ts';
import { LoginPage } from './pages/login-page.ts';
import { ShellPage } from './pages/shell-page.ts';

for (const [path, limit] of Object.entries({ '/': 15, '/terms': 1, '/privacy': 1 })) {
  test(`a direct visit of ${path} takes no more than ${limit} KiB of scripts`, {
    tag: '@once',
  }, async ({ page }) => {
    const headline = page.getByRole('heading', { level: 1 });
    const weight = await weighScripts(page, path, () => expect(headline).toBeVisible());
    expect(weight).toBeLessThanOrEqual(limit);
    expect(weight).toBeGreaterThan(0);
  });
}

test('a user is led from the landing page to the dashboard by the server', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const answer = await page.goto('/');
  const redirected = await answer?.request().redirectedFrom()?.response();
  expect(redirected?.status()).toBe(302);
  expect(await redirected?.headerValue('location')).toBe('/dashboard');
  expect(await redirected?.headerValue('cache-control')).toBe('no-store');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('who goes back to the landing page after the login is led on', { tag: '@once' }, async ({
  page,
  account,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Entrar', exact: true }).click();
  await new LoginPage(page).signIn(account.email, account.password);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('after signing out the landing page is a visitor’s again', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/dashboard');
  await new ShellPage(page).openUserMenu();
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await page.getByRole('button', { name: 'Sim, sair da conta' }).click();
  const headline = page.getByRole('heading', { level: 1, name: /prejuízo/ });
  await expect(headline).toBeVisible();
  // The server knows it.
  await expect(page.getByText('Você saiu da sua conta. Até logo!')).toBeVisible();
  await page.reload();
  await expect(headline).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});
