import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newAccount, signIn } from './harness/account.ts';
import { install, storedOnDevice, untilStored } from './harness/device.ts';
import { mug, storeProduct } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { ConfirmDialog } from './pages/confirm-dialog.ts';
import { LoginPage } from './pages/login-page.ts';
import { ProductsPage } from './pages/products-page.ts';
import { ShellPage } from './pages/shell-page.ts';

// Signed out while the server cannot be told, as on a phone that is handed on at a fair.

test.use({ serviceWorkers: 'allow', keepsAnswers: true });

const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_RESET|status of (401|503)/;
const reportedLater = 'O servidor será avisado assim que a conexão voltar.';
const signOutCall = '**/api/auth/sign-out';

async function askToLeave(page: Page): Promise<ConfirmDialog> {
  await new ShellPage(page).openUserMenu();
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  return new ConfirmDialog(page, 'Sair da conta');
}

const leave = async (page: Page) => (await askToLeave(page)).answer('Sim, sair da conta');

const isAtLogin = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Entrar', exact: true })).toBeVisible();

async function lookAround(page: Page): Promise<void> {
  await storeProduct(page, mug);
  await install(page);
  await page.goto('/products');
  await untilStored(page, '["products","list"]');
}

test('without a network the device forgets at once, and the next person gets nothing of it', async ({
  signedInPage: page,
  context,
  browser,
  server,
  account,
  problems,
}) => {
  problems.expect(lost);
  await lookAround(page);
  const other = await context.newPage();
  await other.goto('/products');
  await expect(new ProductsPage(other).card(mug.name)).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: server.url });
  await signIn(elsewhere.request, account);
  const devices = async () => {
    const answer = await elsewhere.request.get('/api/me/sessions');
    return (await answer.json()).sessions.length;
  };
  expect(await devices()).toBe(2);

  await context.setOffline(true);
  await leave(page);
  await expect(page.getByText(reportedLater)).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/$/);
    await expect.poll(() => storedOnDevice(tab)).toBeNull();
    await expect(tab.getByText(mug.name)).toHaveCount(0);
  }
  await page.goto('/products');
  await page.waitForURL('**/auth?volta=%2Fproducts');
  const next = newAccount({ name: 'Rosa Lima' });
  await server.addAccount(next);
  const login = new LoginPage(page);
  await login.signIn(next.email, next.password);
  await expect(page.getByRole('alert')).toContainText('Você está sem conexão.');
  expect(await devices()).toBe(2);

  await context.setOffline(false);
  await expect.poll(devices).toBe(1);
  await login.signIn(next.email, next.password);
  await page.waitForURL('**/products');
  await expect(page.getByText('Sua prateleira está vazia')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Conta de Rosa/ })).toBeVisible();
  await expect(page.getByText(mug.name)).toHaveCount(0);
  expect(await devices()).toBe(1);
  await elsewhere.close();
});

for (const [name, fault] of Object.entries({
  'does not answer': 'never',
  fails: 503,
  'is cut off midway': 'connectionreset',
} as const)) {
  test(`where the server ${name}, the cookie that is left opens nothing, in no tab`, async ({
    signedInPage: page,
    context,
    problems,
  }) => {
    problems.expect(lost);
    await lookAround(page);
    await context.route(signOutCall, async (route) => {
      if (fault === 503) await route.fulfill({ status: fault });
      else if (fault !== 'never') await route.abort(fault);
    });
    await leave(page);
    await expect(page).toHaveURL(/\/$/);

    const paths: string[] = [];
    const tab = await context.newPage();
    tab.on('request', (request) => paths.push(new URL(request.url()).pathname));
    for (const path of ['/', '/dashboard', '/products']) {
      await tab.goto(path);
      await expect(tab).toHaveURL(/\/(auth.*)?$/);
    }
    expect(paths.filter((path) => path === '/api/me')).toEqual([]);
    for (const opened of [page, tab]) await opened.close();
    await context.unroute(signOutCall);
    const later = await context.newPage();
    await later.goto('/products');
    await isAtLogin(later);
    await expect.poll(async () => (await later.request.get('/api/me')).status()).toBe(401);
  });
}

test('what was not saved stays for who signs in again, if that is what was answered', async ({
  signedInPage: page,
  context,
  account,
  server,
  problems,
}) => {
  problems.expect(lost);
  const form = new CalculatorPage(page);
  await install(page);
  await form.open();
  await form.name.fill('Xale de renda');
  await context.setOffline(true);
  const question = await askToLeave(page);
  await expect(page.getByText('Sem guardar, isso será apagado deste aparelho.')).toBeVisible();
  await question.answer('Sair e guardar neste aparelho');
  await expect(page).toHaveURL(/\/$/);
  await expect(
    page.getByText(`O que não foi salvo ficou guardado neste aparelho. ${reportedLater}`),
  ).toBeVisible();
  await context.setOffline(false);

  const next = newAccount({ name: 'Rosa Lima' });
  await server.addAccount(next);
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(next.email, next.password);
  await page.waitForURL('**/dashboard');
  await form.open();
  await expect(form.name).toHaveValue('');
  await leave(page);
  await expect(page).toHaveURL(/\/$/);
  await login.open();
  await login.signIn(account.email, account.password);
  await page.waitForURL('**/dashboard');
  await form.open();
  await expect(form.name).toHaveValue('Xale de renda');
});

test('the login opens from the device', async ({ signedInPage: page, context, problems }) => {
  problems.expect(lost);
  await install(page);
  await leave(page);
  await expect(page.getByText('Você saiu da sua conta. Até logo!')).toBeVisible();
  await context.setOffline(true);
  const answer = await page.goto('/auth');
  expect(answer?.fromServiceWorker()).toBe(true);
  await isAtLogin(page);
  await expect(page.getByText('Sem conexão. Entrar e enviar precisam da internet.')).toBeVisible();
});
