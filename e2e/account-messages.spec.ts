import { expect, test } from './fixtures.ts';
import { newAccount } from './harness/account.ts';
import { toastsCanShow } from './harness/announcements.ts';
import { LoginPage } from './pages/login-page.ts';
import { OnboardingPage } from './pages/onboarding-page.ts';

test('sign-up refused without a reason says only that', async ({ page, problems, announced }) => {
  problems.expect(/status of 404/);
  const onboarding = new OnboardingPage(page);
  await onboarding.fill(newAccount());
  await page.route('**/api/auth/sign-up/email', (route) =>
    route.fulfill({ status: 404, body: '<h1>Wi-Fi da feira</h1>' }),
  );
  await onboarding.finish();
  await announced.once(page, /^Erro ao criar conta$/);
});

test('sign-up keeps everything when the connection is lost, and succeeds when it is back', async ({
  page,
  context,
  problems,
  announced,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const account = newAccount();
  const onboarding = new OnboardingPage(page);
  await onboarding.fill(account);
  await context.setOffline(true);
  await onboarding.finish();
  await expect(page.getByText('Erro ao criar conta: Você está sem conexão.')).toBeVisible();
  await context.setOffline(false);
  await onboarding.finish();
  await announced.message('Conta criada com sucesso! Verifique seu email para confirmar.');
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('login without a connection, and with an error that has no name', async ({
  page,
  context,
  account,
  problems,
  announced,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/auth?error=sem-nome');
  await expect(page.getByText('Erro ao fazer login')).toBeVisible();
  const login = new LoginPage(page);
  await toastsCanShow(page);
  await context.setOffline(true);
  await login.signIn(account.email, account.password);
  await announced.once(page, 'Você está sem conexão.');
  const offline = page.getByText('Você está sem conexão.');
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await login.signIn(account.email, account.password);
  await page.waitForURL('**/dashboard');
});

test('a confirmation email that cannot be sent again says why', async ({
  page,
  context,
  mailbox,
  problems,
  announced,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|status of (403|409)/);
  const account = newAccount();
  await page.request.post('/api/auth/sign-up/email', { data: account });
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(account.email, account.password);
  const resend = page.getByRole('button', { name: 'Reenviar email de confirmação' });
  await expect(resend).toBeVisible();
  await toastsCanShow(page);
  await context.setOffline(true);
  await resend.click();
  await announced.message('Erro ao reenviar email. Tente novamente.');
  await context.setOffline(false);
  const token = new URL(await mailbox.linkTo(account.email)).searchParams.get('token');
  await page.request.post('/api/auth/confirm-email', { data: { token } });
  await resend.click();
  await announced.message('Erro ao reenviar email de confirmação');
});

test('a confirmation that the server never answered says so, and can be tried again', async ({
  page,
  mailbox,
  problems,
}) => {
  problems.expect(/status of (404|500)/);
  const account = newAccount();
  await page.request.post('/api/auth/sign-up/email', { data: account });
  const link = await mailbox.linkTo(account.email);
  // A proxy between browser and server answers instead.
  const call = '**/api/auth/confirm-email';
  await page.route(call, (route) =>
    route.fulfill({ status: 404, body: '<h1>Wi-Fi da feira</h1>' }),
  );
  await page.goto(link);
  await expect(page.getByText('Erro ao confirmar email')).toBeVisible();
  await page.unroute(call);
  await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(link);
  await expect(page.getByText('Erro interno do servidor')).toBeVisible();
  await page.unroute(call);
  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Fazer login agora' })).toBeVisible();
});
