import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { signIn } from './harness/account.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { SettingsPage } from './pages/settings-page.ts';

const ended = 'Sua sessão terminou. Entre de novo para continuar.';

test('name and rate changed in one tab show in the others by themselves', async ({
  signedInPage: page,
}) => {
  const dashboard = await page.context().newPage();
  await dashboard.goto('/dashboard');
  await expect(dashboard.getByRole('heading', { name: 'Olá, Ana!' })).toBeVisible();
  const calculator = new CalculatorPage(await page.context().newPage());
  await calculator.open();
  const rate = calculator.page.getByRole('slider', { name: 'Valor da hora' });
  await expect(rate).toHaveValue('25');

  const settings = new SettingsPage(page);
  await settings.open();
  await settings.name.fill('Beatriz Souza');
  await settings.hourlyRate.fill('60');
  await settings.save();
  await page.waitForURL('**/dashboard');
  await expect(dashboard.getByRole('heading', { name: 'Olá, Beatriz!' })).toBeVisible();
  await expect(dashboard.getByRole('button', { name: 'Conta de Beatriz Souza' })).toBeVisible();
  await expect(rate).toHaveValue('60');
});

test('a change elsewhere leaves what is being edited alone, and is not undone by it', async ({
  signedInPage: page,
  request,
  account,
}) => {
  const settings = new SettingsPage(page);
  const listens = page.waitForResponse('**/api/events');
  await settings.open();
  await listens;
  await settings.name.fill('Ainda escrevendo');
  await signIn(request, account);
  await request.patch('/api/me', { data: { name: 'Outra', state: 'BA' } });
  await expect(settings.state).toHaveValue('BA');
  await expect(settings.name).toHaveValue('Ainda escrevendo');
  const sent = page.waitForRequest((each) => each.method() === 'PATCH');
  await settings.save();
  expect((await sent).postDataJSON()).toEqual({ name: 'Ainda escrevendo' });
});

test('the devices that are signed in are listed and can be signed out', async ({
  signedInPage: page,
  account,
  browser,
  baseURL,
  announced,
}) => {
  const at = baseURL ? { baseURL } : {};
  const phone = await browser.newContext({
    ...at,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  await signIn(phone.request, account);
  const settings = new SettingsPage(page);
  await settings.open();
  const own = settings.sessions.filter({ hasText: 'Este aparelho' });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('button')).toHaveCount(0);
  const other = settings.sessions.filter({ hasText: 'iPhone' });
  await expect(other).toContainText('agora');
  await expectNoA11yViolations(page);

  const elsewhere = await phone.newPage();
  await elsewhere.goto('/products');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await other.getByRole('button', { name: /^Encerrar/ }).click();
  await expectNoA11yViolations(page);
  await settings.dialog.getByRole('button', { name: 'Sim, encerrar' }).click();
  await expect(elsewhere.getByText(ended)).toBeVisible();
  await elsewhere.waitForURL('**/auth*');
  await expect(other).toHaveCount(0);
  await announced.message('Sessão encerrada.');

  await signIn(phone.request, account);
  await page.reload();
  await expect(settings.sessions).toHaveCount(2);
  await settings.openDialog('Sair dos outros aparelhos');
  await settings.dialog.getByRole('button', { name: 'Sim, sair dos outros' }).click();
  await expect(settings.sessions).toHaveCount(1);
  expect((await phone.request.get('/api/me')).status()).toBe(401);
  await phone.close();
});

test('leaving everywhere ends the other tabs and devices', async ({
  signedInPage: page,
  account,
  browser,
  baseURL,
  announced,
}) => {
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  await signIn(other.request, account);
  const elsewhere = await other.newPage();
  await elsewhere.goto('/dashboard');
  await expect(elsewhere.getByRole('heading', { name: 'Olá, Ana!' })).toBeVisible();
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.openDialog('Sair de todos');
  await settings.dialog.getByRole('button', { name: 'Sim, sair de todos' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(elsewhere.getByText(ended)).toBeVisible();
  await elsewhere.waitForURL('**/auth');
  await announced.message('Você saiu da sua conta. Até logo!');
  await expect(page.getByText(ended)).toBeHidden();
  await other.close();
});
