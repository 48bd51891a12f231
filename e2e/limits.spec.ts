import { expect, test } from '@playwright/test';
import { newAccount } from './harness/account.ts';
import { Announcements } from './harness/announcements.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { LoginPage } from './pages/login-page.ts';
import { RecoveryPage } from './pages/recovery-page.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: '1' });
});

test.afterAll(() => server.stop());

test('too many tries: the message, and from when on to try again', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  const announced = new Announcements();
  await announced.listen(page.context());
  const account = newAccount();
  await server.addAccount(account);
  const wrong = { email: account.email, password: 'senha errada' };
  for (let tries = 0; tries < 10; tries += 1) {
    await page.request.post('/api/auth/sign-in/email', { data: wrong });
  }
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(account.email, account.password);
  await announced.once(
    page,
    'Muitas tentativas de login. Aguarde alguns minutos antes de tentar novamente.',
  );
  const button = page.getByRole('button', { name: /^Tente novamente em 1\d:\d\d$/ });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Email').fill('outra@example.com');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled();

  for (let tries = 0; tries < 5; tries += 1) {
    await page.request.post('/api/auth/request-password-reset', { data: { email: account.email } });
  }
  const recovery = new RecoveryPage(page);
  await recovery.open();
  await recovery.request(account.email);
  await expect(page.getByRole('main')).toContainText('Já enviamos vários emails.');
  await page.close();
});
