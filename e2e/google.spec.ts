import { startOpenIdProvider, type TestProvider } from '#server/testing/openid-provider.ts';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { Mailbox } from './harness/mailbox.ts';
import { freePort, type RunningServer, startServer } from './harness/server.ts';
import { LoginPage } from './pages/login-page.ts';
import { RecoveryPage } from './pages/recovery-page.ts';
import { SettingsPage } from './pages/settings-page.ts';

let provider: TestProvider;
let google: RunningServer;

test.beforeAll(async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  provider = await startOpenIdProvider(url);
  const { issuer, clientId, clientSecret } = provider.google;
  google = await startServer({
    PORT: String(port),
    APP_URL: url,
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
  });
});

test.afterAll(async () => {
  await google?.stop();
  await provider?.close();
});

test('a newcomer comes from Google, confirms the email and comes in', async ({
  page,
  playwright,
  announced,
}) => {
  const person = { email: 'bia.reis@example.com', email_verified: true, name: 'Bia Reis' };
  const request = await playwright.request.newContext({ baseURL: google.url });
  const mailbox = new Mailbox(request);
  const present = async (subject: string) => {
    const begun = await page.request.post(`${google.url}/api/auth/sign-in/google`, { data: {} });
    await provider.visit((await begun.json()).url, subject, person);
  };
  const enter = async (at = '/auth') => {
    await page.goto(google.url + at);
    await page.getByRole('button', { name: 'Entrar com Google' }).click();
  };
  await present('nobody');
  await enter();
  await expect(page.getByText('Você cancelou a entrada com o Google.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expectNoA11yViolations(page);

  await present('google-bia');
  await enter();
  await announced.message('Conta criada com sucesso! Verifique seu email para confirmar.');
  await expectNoA11yViolations(page);
  await page.goto(await mailbox.linkTo(person.email));
  await expect(page.getByRole('link', { name: 'Fazer login agora' })).toBeVisible();
  await enter('/auth?volta=/products');
  await page.waitForURL(`${google.url}/products`);
  await expect(page.getByRole('button', { name: 'Conta de Bia Reis' })).toBeVisible();

  await page.goto(`${google.url}/settings`);
  const settings = new SettingsPage(page);
  const security = page.getByRole('region', { name: 'Segurança' });
  await expect(security).toContainText('Você entra com o Google, sem senha.');
  await expect(security).not.toContainText('senha atual');
  for (const button of ['Alterar email', 'Criar senha', 'Deletar Conta']) {
    const dialog = await settings.openDialog(button);
    await expect(dialog).toContainText('sua conta ainda não tem senha');
    await expect(dialog.getByLabel('Senha atual')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
  }
  const dialog = await settings.openDialog('Ativar verificação em duas etapas');
  await expectNoA11yViolations(page);
  await dialog.getByRole('button', { name: 'Criar senha por email' }).click();
  await expect(dialog).toContainText(`Enviamos um link para ${person.email}`);
  await expectNoA11yViolations(page);
  await page.goto(await mailbox.linkTo(person.email, 2));
  await new RecoveryPage(page).reset('agora tenho uma');
  await page.waitForURL('**/auth');
  await new LoginPage(page).signIn(person.email, 'agora tenho uma');
  await page.waitForURL('**/dashboard');
  await page.goto(`${google.url}/settings`);
  await settings.openDialog('Deletar Conta');
  const password = settings.dialog.getByLabel('Senha atual', { exact: true });
  await expect(password).toBeVisible();
  await settings.dialog.getByRole('button', { name: 'Cancelar' }).click();

  await expect(security).toContainText('é preciso saber a senha atual');
  await expect(security).toContainText('Entrar com Google Vinculado');
  await settings.openDialog('Desvincular o Google');
  await expect(settings.dialog).toContainText(person.email);
  await expectNoA11yViolations(page);
  await password.fill('agora tenho uma');
  await settings.dialog.getByRole('button', { name: 'Desvincular' }).click();
  await announced.message('Google desvinculado da sua conta.');
  await expect(security).not.toContainText('Google');
  await request.dispose();
});
