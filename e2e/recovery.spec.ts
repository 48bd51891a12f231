import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { signIn } from './harness/account.ts';
import { LoginPage } from './pages/login-page.ts';
import { RecoveryPage } from './pages/recovery-page.ts';

const invalidLink = 'Link de recuperação inválido ou expirado';

test('a forgotten password: from the login to the email that was sent', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/status of 404 .*request-password-reset/);
  await new LoginPage(page).open();
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  const recovery = new RecoveryPage(page);
  await recovery.request('sem-arroba');
  await expect(page.getByText('Email inválido')).toHaveCount(2);
  await expect(recovery.email).toBeFocused();
  await expectNoA11yViolations(page);
  await recovery.request('ninguem@example.com');
  await expect(page.getByRole('main')).toContainText('Email não encontrado.');
  await recovery.request(account.email.toUpperCase());
  await expect(page.getByRole('heading', { name: 'Email enviado!' })).toBeFocused();
  await expect(page.getByText('Email de recuperação enviado com sucesso!')).toBeVisible();
  for (const text of [account.email, 'spam', '60 minutos', 'uma única vez']) {
    await expect(page.getByRole('main')).toContainText(text);
  }
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: 'Enviar novamente' }).click();
  await expect(recovery.email).toHaveValue('');
  await page.getByRole('link', { name: 'Voltar para o login' }).click();
  await page.waitForURL('**/auth');
});

test('a new password by the link of the email', async ({
  page,
  account,
  mailbox,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/status of (400|401)/);
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  await signIn(elsewhere.request, account);
  const recovery = new RecoveryPage(page);
  await recovery.open();
  await recovery.request(account.email);
  await expect(page.getByRole('heading', { name: 'Email enviado!' })).toBeVisible();
  const link = await mailbox.linkTo(account.email, 2);
  expect(link).toContain('/reset-password?token=');

  await page.goto(link);
  await recovery.reset('curta');
  await expect(page.getByText('A senha deve ter pelo menos 6 caracteres')).toBeVisible();
  await recovery.reset('agulha e linha 12', 'outra coisa');
  await expect(page.getByText('As senhas não coincidem')).toBeVisible();
  await expect(page.getByText('Força da senha: forte')).toBeVisible();
  await expectNoA11yViolations(page);
  await recovery.newPassword.fill('agulha');
  await expect(page.getByRole('img', { name: 'Cumprido:' })).toBeVisible();
  await recovery.reset('agulha e linha 12');
  await expect(page.getByText('Senha redefinida com sucesso!')).toBeVisible();
  await expectNoA11yViolations(page);
  await page.waitForURL('**/auth');
  expect((await elsewhere.request.get('/api/me')).status()).toBe(401);
  await elsewhere.close();

  const login = new LoginPage(page);
  await login.signIn(account.email, account.password);
  await expect(page.getByText(/^Email ou senha incorretos/).first()).toBeVisible();
  await login.signIn(account.email, 'agulha e linha 12');
  await page.waitForURL('**/dashboard');
  await page.context().clearCookies();

  await page.goto(link.replace('/reset-password?', '/auth?mode=reset&'));
  await page.waitForURL('**/reset-password?token=*');
  await recovery.reset('mais uma senha');
  await expect(page.getByRole('main')).toContainText(invalidLink);
  await page.getByRole('link', { name: 'Pedir um novo link' }).click();
  await page.waitForURL('**/forgot-password');
});

for (const path of ['/reset-password', '/auth?mode=reset']) {
  test(`${path} without a token says so at the login`, async ({ page }) => {
    await page.goto(path);
    await page.waitForURL(/\/auth$/);
    await expect(page.getByText(invalidLink)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  });
}

test('recovery and reset say it when the server cannot be reached, and can be tried again', async ({
  page,
  account,
  mailbox,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  const recovery = new RecoveryPage(page);
  await recovery.open();
  await page.route('**/api/auth/*password*', (route) => route.abort());
  await recovery.request(account.email);
  const notSent = page.getByText('Erro ao enviar email de recuperação. Tente novamente.');
  await expect(notSent).toHaveCount(2);
  await page.unroute('**/api/auth/*password*');
  await recovery.request(account.email);
  await page.goto(await mailbox.linkTo(account.email, 2));

  await page.route('**/api/auth/*password*', (route) => route.abort());
  await recovery.reset('agulha e linha 12');
  await expect(page.getByText('Erro ao redefinir senha. Tente novamente.')).toHaveCount(2);
  await expect(recovery.newPassword).toHaveValue('agulha e linha 12');
  await page.unroute('**/api/auth/*password*');
  await page.getByRole('button', { name: 'Redefinir senha' }).click();
  await expect(page.getByText('Senha redefinida com sucesso!')).toBeVisible();
});
