import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { signIn } from './harness/account.ts';
import { elapseUntilVisible, expectToLeadOn } from './harness/clock.ts';
import { LoginPage } from './pages/login-page.ts';
import { RecoveryPage } from './pages/recovery-page.ts';

const invalidLink = 'Link de recuperação inválido ou expirado';

test('a forgotten password: from the login to the email that was sent', async ({
  page,
  account,
  problems,
  announced,
}) => {
  problems.expect(/status of 404 .*request-password-reset/);
  await new LoginPage(page).open();
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  // Both screens have a field of this name, and the address changes before the screen does.
  await expect(page.getByRole('heading', { name: 'Esqueceu sua senha?' })).toBeVisible();
  const recovery = new RecoveryPage(page);
  await recovery.request('sem-arroba');
  await announced.message('Email inválido');
  await expect(page.getByRole('main').getByText('Email inválido')).toBeVisible();
  await expect(recovery.email).toBeFocused();
  await expectNoA11yViolations(page);
  await recovery.request('ninguem@example.com');
  await expect(page.getByRole('main')).toContainText('Email não encontrado.');
  await recovery.request(account.email.toUpperCase());
  await expect(page.getByRole('heading', { name: 'Email enviado!' })).toBeFocused();
  await announced.message('Email de recuperação enviado com sucesso!');
  for (const text of [account.email, 'spam', '60 minutos', 'uma única vez']) {
    await expect(page.getByRole('main')).toContainText(text);
  }
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: 'Enviar novamente' }).click();
  await expect(recovery.email).toHaveValue('');
  await page.getByRole('link', { name: 'Voltar para o login' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar', exact: true })).toBeVisible();
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
  const link = await mailbox.linkTo(account.email);
  expect(link).toContain('/reset-password?token=');

  await page.clock.install();
  await page.goto(link);
  for (const field of [recovery.newPassword, recovery.confirmation]) {
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Mostrar senha' }).first().click();
    await expect(field).toHaveAttribute('type', 'text');
  }
  await page.getByRole('button', { name: 'Ocultar senha' }).first().click();
  await expect(recovery.newPassword).toHaveAttribute('type', 'password');
  await recovery.reset('curta');
  await expect(page.getByText('A senha deve ter pelo menos 6 caracteres')).toBeVisible();
  await recovery.reset('agulha e linha 12', 'outra coisa');
  await expect(page.getByText('As senhas não coincidem')).toBeVisible();
  await expect(page.getByText('Força da senha: forte')).toBeVisible();
  await expectNoA11yViolations(page);
  await recovery.newPassword.fill('agulha');
  await expect(page.getByRole('img', { name: 'Cumprido:' })).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await recovery.reset('agulha e linha 12');
  await elapseUntilVisible(page.getByText('Senha redefinida com sucesso!'));
  await expectToLeadOn(page, '/auth', 2_000);
  await page.clock.resume();
  expect((await elsewhere.request.get('/api/me')).status()).toBe(401);
  await elsewhere.close();

  const login = new LoginPage(page);
  await login.signIn(account.email, account.password);
  await expect(page.getByText(/^Email ou senha incorretos/)).toBeVisible();
  await login.signIn(account.email, 'agulha e linha 12');
  await page.waitForURL('**/dashboard');
  await page.context().clearCookies();

  await page.goto(link.replace('/reset-password?', '/auth?mode=reset&'));
  await page.waitForURL('**/reset-password?token=*');
  await expect(page.getByRole('heading', { name: invalidLink })).toBeVisible();
  await expect(recovery.newPassword).toHaveCount(0);
  await expectNoA11yViolations(page);
  await page.getByRole('link', { name: 'Pedir um novo link' }).click();
  await page.waitForURL('**/forgot-password');
});

for (const path of ['/reset-password', '/auth?mode=reset']) {
  test(`${path} without a token says so at the login`, async ({ page, announced }) => {
    await page.goto(path);
    await page.waitForURL(/\/auth$/);
    await announced.message(invalidLink);
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  });
}

test('who is signed in and resets the password is not told of a session that ended', async ({
  signedInPage: page,
  account,
  mailbox,
  announced,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.request.post('/api/auth/request-password-reset', { data: { email: account.email } });
  await page.goto(await mailbox.linkTo(account.email));
  const person = page.getByRole('button', { name: /^Conta de/ });
  await expect(person).toBeVisible();
  await new RecoveryPage(page).reset('agulha e linha 12');
  await announced.message('Senha redefinida com sucesso!');
  await expect(person).toHaveCount(0);
  await page.waitForURL('**/auth');
  await expect(page.getByText(/^Sua sessão terminou/)).toHaveCount(0);
});

test('recovery and reset say it when the server said nothing, and can be tried again', async ({
  page,
  account,
  mailbox,
  problems,
  announced,
}) => {
  problems.expect(/ERR_FAILED|status of 404/);
  const calls = /\/api\/auth\/[^/]*password/;
  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    // A proxy between browser and server answers instead.
    (route) => route.fulfill({ status: 404, body: '<h1>Wi-Fi da feira</h1>' }),
  ];
  const recovery = new RecoveryPage(page);
  await recovery.open();
  for (const fail of failures) {
    await page.route(calls, fail);
    const request = page.waitForRequest(calls);
    await recovery.request(account.email);
    await request;
    await announced.once(page, 'Erro ao enviar email de recuperação. Tente novamente.');
    await page.unroute(calls);
  }
  await recovery.request(account.email);
  await page.goto(await mailbox.linkTo(account.email));

  for (const fail of failures) {
    await page.route(calls, fail);
    // The strength is advice: a weak password is sent as well.
    const request = page.waitForRequest(calls);
    await recovery.reset('123456');
    await request;
    await expect(page.getByText('Força da senha: fraca')).toBeVisible();
    await announced.once(page, 'Erro ao redefinir senha. Tente novamente.');
    await expect(recovery.newPassword).toHaveValue('123456');
    await page.unroute(calls);
  }
  await page.getByRole('button', { name: 'Redefinir senha' }).click();
  await announced.message('Senha redefinida com sucesso!');
  await expectNoA11yViolations(page);
});
