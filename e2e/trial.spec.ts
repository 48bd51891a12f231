import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { newAccount, signIn } from './harness/account.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { LandingPage } from './pages/landing-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { OnboardingPage } from './pages/onboarding-page.ts';
import { ProductsPage } from './pages/products-page.ts';

const stored = /^O preço que você calculou está guardado/;

/** Prices a product of 40 an hour on the landing page and keeps it. */
async function tryPrice(page: Page): Promise<void> {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.fillRow(1, { name: 'Argila', quantity: '1,5', unitPrice: '12' });
  await landing.fillRow(3, { name: 'Esmalte', quantity: '0,25', unitPrice: '38,90' });
  await landing.hours.fill('2,5');
  await landing.hourlyRate.fill('40');
  await landing.fixedCosts.fill('9,9');
  await landing.chooseMarkup(/Alta/);
  // 27,73 of materials, 100 of work and 9,90 of fixed costs, and half as much again on top.
  await expect(landing.result).toContainText('R$ 344,08');
  await landing.save.click();
  // It moves what is below it, and so whatever is about to be pressed there.
  await expect(page.getByText(stored)).toBeVisible();
}

async function expectTriedPrice(page: Page): Promise<void> {
  const calculator = new CalculatorPage(page);
  await expect(calculator.folded(1)).toContainText('Argila');
  await expect(calculator.folded(2)).toContainText('Esmalte');
  await expect(calculator.rows).toHaveCount(2);
  await expect(calculator.hours).toHaveValue('2,5');
  await expect(calculator.fixedCosts).toHaveValue('9,90');
  await expect(page.getByRole('slider', { name: 'Valor da hora' })).toHaveValue('40');
  await expect(page.getByRole('radio', { name: /Alta/ })).toBeChecked();
  await expect(calculator.result).toContainText('R$ 344,08');
}

const onDevice = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('artesa:trial')));

test('a price tried on the landing page is there after the first login, to be saved', async ({
  page,
  mailbox,
  problems,
}) => {
  problems.expect(/status of 503/);
  const account = newAccount({ name: 'Rosa Lima' });
  await tryPrice(page);
  await expectNoA11yViolations(page);

  const onboarding = new OnboardingPage(page);
  await onboarding.fillAccount(account);
  await page.reload();
  await expect(page.getByText(stored)).toBeVisible();
  await onboarding.fillAccount(account);
  await onboarding.next();
  await onboarding.chooseCraft('Cerâmica');
  await onboarding.next();
  const rate = page.getByRole('slider', { name: 'Valor da hora' });
  await expect(rate).toHaveValue('40');
  await page.route('**/api/auth/sign-up/email', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await onboarding.finish();
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await onboarding.finish();
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(page.getByText(stored)).toBeVisible();

  // The email's link opens in a tab of its own.
  const tab = await page.context().newPage();
  await tab.goto(await mailbox.linkTo(account.email));
  await tab.getByRole('link', { name: 'Fazer login agora' }).click();
  await tab.waitForURL('**/calculator');
  await expectTriedPrice(tab);
  expect(await onDevice(tab)).toEqual([]);

  await tab.reload();
  await expectTriedPrice(tab);
  const calculator = new CalculatorPage(tab);
  await expect(calculator.restored).toBeVisible();
  await calculator.name.fill('Caneca azul');
  await calculator.save();
  await calculator.endPrices('Deixar R$ 344,08');
  await calculator.saved();
  const products = new ProductsPage(tab);
  await products.open();
  for (const text of ['Cerâmica', 'R$ 344,08', '150%', 'Argila', 'Esmalte']) {
    await expect(products.card('Caneca azul')).toContainText(text);
  }
  await calculator.open();
  await expect(calculator.rowName(1)).toHaveValue('');
});

test('who has an account already signs in and finds the price as well', async ({
  page,
  account,
}) => {
  await tryPrice(page);
  await page.getByRole('link', { name: 'Entrar' }).click();
  await page.waitForURL('**/auth');
  await new LoginPage(page).signIn(account.email, account.password);
  await page.waitForURL('**/calculator');
  await expectTriedPrice(page);
});

test('a tried price waits behind a draft of the user, which stays as it is', async ({
  page,
  account,
  problems,
}) => {
  // The session has ended, which the browser learns at its next visit.
  problems.expect(/status of 401 .*\/api\/me/);
  const calculator = new CalculatorPage(page);
  await signIn(page.request, account);
  await calculator.open();
  await calculator.name.fill('Manta começada');
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Manta começada'));
  await page.context().clearCookies();
  await page.goto('/dashboard');
  await page.waitForURL('**/auth');
  await tryPrice(page);
  await page.getByRole('link', { name: 'Entrar' }).click();
  await page.waitForURL('**/auth');
  await new LoginPage(page).signIn(account.email, account.password);
  await page.waitForURL('**/calculator');
  await expect(calculator.name).toHaveValue('Manta começada');
  await expect(page.getByText(/^O preço que você fez na página inicial/)).toBeVisible();
  await calculator.discardDraft();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await calculator.open();
  await expectTriedPrice(page);
  expect(await onDevice(page)).toEqual([]);
});

test('an untouched calculator keeps nothing', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.save.click();
  await page.waitForURL('**/onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await onDevice(page)).toEqual([]);
});
