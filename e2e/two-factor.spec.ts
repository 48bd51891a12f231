import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import type { Account } from './harness/account.ts';
import { codeOf } from './harness/authenticator.ts';
import { expectNamesAccount } from './harness/password-forms.ts';
import { LoginPage } from './pages/login-page.ts';
import { SettingsPage } from './pages/settings-page.ts';

const wrongCode =
  'Código incorreto ou já usado. Espere o próximo código do aplicativo e tente novamente.';

test('the second factor is set up, asked for at the login, replaced by a code, and removed', async ({
  signedInPage: page,
  account,
  problems,
  announced,
}) => {
  problems.expect(/status of (400|401|403)/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const settings = new SettingsPage(page);
  const { dialog } = settings;
  await settings.open();
  const security = page.getByRole('region', { name: 'Segurança' });
  await expect(security).toContainText('Desativada');
  await expect(security).not.toContainText('Códigos de recuperação');
  await settings.openDialog('Ativar verificação em duas etapas');
  await expectNamesAccount(dialog, account.email);
  await dialog.getByLabel('Senha atual', { exact: true }).fill('senha errada');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog).toContainText('Senha incorreta. Verifique e tente novamente.');
  await dialog.getByLabel('Senha atual', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  await expectNoA11yViolations(page);

  const secret = await dialog.locator('code').innerText();
  const code = dialog.getByLabel('Código de 6 números');
  await expect(code).toBeFocused();
  await expect(
    dialog.getByRole('link', { name: 'Abrir no aplicativo autenticador' }),
  ).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret.replaceAll(' ', '')}`));
  await dialog.getByRole('button', { name: 'Copiar chave' }).click();
  await expect(dialog.getByText('Chave copiada.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    secret.replaceAll(' ', ''),
  );
  await code.fill('12');
  await dialog.getByRole('button', { name: 'Ativar' }).click();
  await expect(dialog).toContainText('Informe os 6 números do código');
  await code.fill(codeOf(secret, 50));
  await dialog.getByRole('button', { name: 'Ativar' }).click();
  await expect(dialog).toContainText('Código incorreto');
  await code.fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Ativar' }).click();

  const codes = dialog.getByRole('list', { name: 'Códigos de recuperação' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [first = ''] = await codes.getByRole('listitem').allInnerTexts();
  await expectNoA11yViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const copy = dialog.getByRole('button', { name: 'Copiar' });
  // As it is without https.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await copy.click();
  await expect(dialog.getByRole('status')).toHaveText(/^Não foi possível copiar\./);
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  await copy.click();
  await expect(dialog.getByRole('status')).toHaveText('Códigos copiados.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(first);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(first);
  await dialog.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await announced.message('Verificação em duas etapas ativada!');
  await expect(security).toContainText('Ativada');
  await expect(security).toContainText('Restam 10 de 10 códigos de recuperação.');
  await expectNoA11yViolations(page);

  await page.request.post('/api/auth/sign-out');
  await page.waitForURL('**/auth*');
  const login = new LoginPage(page);
  await login.signIn(account.email, account.password);
  const field = page.getByLabel('Código de 6 números');
  await expect(field).toBeFocused();
  await expect(page.getByRole('form', { name: 'Verificação em duas etapas' })).toBeVisible();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expectNoA11yViolations(page);
  const verify = page.getByRole('button', { name: 'Verificar' });
  await field.fill(codeOf(secret, 50));
  await verify.click();
  await announced.once(page, wrongCode);
  await field.fill('');
  // With what a message copies along.
  await page.keyboard.insertText(
    `\uFEFF\u2068${codeOf(secret, 1).replace(/^.../, '$&\u00A0')}\u2069\u200B`,
  );
  await verify.click();
  await page.waitForURL('**/settings');
  await announced.message('Login realizado com sucesso!');

  await page.request.post('/api/auth/sign-out');
  await page.waitForURL('**/auth*');
  await login.signIn(account.email, account.password);
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await expect(page.getByLabel('Código de recuperação')).toBeFocused();
  await expectNoA11yViolations(page);
  await page.getByLabel('Código de recuperação').fill('abc');
  await verify.click();
  await expect(page.getByText('Informe um dos códigos de recuperação')).toBeVisible();
  await page.getByLabel('Código de recuperação').fill(first.toUpperCase());
  await verify.click();
  await page.waitForURL('**/settings');

  await expect(security).toContainText('Restam 9 de 10 códigos de recuperação.');
  await settings.openDialog('Criar novos códigos de recuperação');
  await expectNoA11yViolations(page);
  await expectNamesAccount(dialog, account.email);
  await dialog.getByLabel('Senha atual', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Criar novos códigos' }).click();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  expect(await codes.getByRole('listitem').allInnerTexts()).not.toContain(first);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await expect(security).toContainText('Restam 10 de 10 códigos de recuperação.');

  await settings.openDialog('Desativar verificação em duas etapas');
  await expectNoA11yViolations(page);
  await dialog.getByLabel('Senha atual', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Desativar' }).click();
  await announced.message('Verificação em duas etapas desativada.');
  await expect(security).toContainText('Desativada');
});

/** An account with a second factor, signed out again; its secret. */
async function withSecondFactor(page: Page, account: Account): Promise<string> {
  const begun = await page.request.post('/api/me/two-factor', {
    data: { password: account.password },
  });
  const { secret } = await begun.json();
  await page.request.post('/api/me/two-factor/confirm', { data: { code: codeOf(secret) } });
  await page.request.post('/api/auth/sign-out');
  return secret;
}

test('back from the second step leads to email and password', async ({
  signedInPage: page,
  account,
}) => {
  const secret = await withSecondFactor(page, account);
  const login = new LoginPage(page);
  const code = page.getByLabel('Código de 6 números');
  const first = page.getByRole('heading', { name: 'Entrar', exact: true });
  await login.open();
  await login.signIn(account.email, account.password);
  await expect(code).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(first).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Voltar para o login' }).click();
  await expect(first).toBeVisible();
  await page.goForward();
  await code.fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Verificar' }).click();
  await page.waitForURL('**/dashboard');
});

test('who comes from Google to the second step gets back to the login as well', async ({
  page,
}) => {
  await page.goto('/auth?step=two-factor&volta=%2Fproducts');
  await expect(page.getByLabel('Código de 6 números')).toBeFocused();
  await expect(page).toHaveURL(/\/auth\?volta=%2Fproducts$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Entrar', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?volta=%2Fproducts$/);
});

test('a second step that took too long leads back to email and password', async ({
  signedInPage: page,
  account,
  problems,
  announced,
}) => {
  problems.expect(/status of 401/);
  const secret = await withSecondFactor(page, account);
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(account.email, account.password);
  await page.getByLabel('Código de 6 números').fill(codeOf(secret, 1));
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Verificar' }).click();
  await announced.message('A verificação demorou demais. Entre novamente.');
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
});
