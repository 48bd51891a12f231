import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { newAccount } from './harness/account.ts';
import { takenOver } from './harness/application.ts';
import { elapseUntilVisible, expectToLeadOn } from './harness/clock.ts';
import { whatDoesNotFit } from './harness/hard-conditions.ts';
import { addresses, openScreens } from './harness/screens.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { OnboardingPage } from './pages/onboarding-page.ts';

/** All that is shown without a login; any other screen is behind it. */
const open = [...openScreens.map((path) => path.replace(/\?.*/, '')), '/*'];

test('every screen that is not open asks for a login and leads back', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/status of 401 .*\/api\/me/);
  const paths = addresses.map((address) => address.replace(/:[^/]+/g, '1'));
  const closed = paths.filter((path) => !open.includes(path));
  expect(closed).toHaveLength(18);
  for (const path of closed) {
    await page.goto(path);
    const returns = path === '/dashboard' ? '' : `?${new URLSearchParams({ volta: path })}`;
    await expect(page).toHaveURL(`/auth${returns}`);
  }
  await new LoginPage(page).signIn(account.email, account.password);
  await page.waitForURL(`**${closed.at(-1)}`);
});

test('who is signed in does not see landing or login again', async ({ signedInPage: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/', '/auth']) {
    await page.goto(path);
    await page.waitForURL('**/dashboard');
  }
});

test('sign-out asks, ends the session and forgets the draft', async ({
  signedInPage: page,
  problems,
  announced,
}) => {
  problems.expect(/status of 401/);
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.name.fill('Segredo da bancada');
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Tem certeza que deseja sair? Você precisará fazer login novamente para acessar sua conta.',
  );
  await expectNoA11yViolations(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  const beside = await page.context().newPage();
  await beside.goto('/products');
  await expect(beside.getByRole('heading', { level: 1 })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sim, sair da conta' }).click();
  await expect(page).toHaveURL(/\/$/);
  await announced.message('Você saiu da sua conta. Até logo!');
  await expect(beside).toHaveURL(/\/$/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Segredo');
  await page.goto('/dashboard');
  await page.waitForURL('**/auth');
  await expect(beside.getByText(/^Sua sessão terminou/)).toHaveCount(0);
});

test('a session that ends elsewhere leads to the login and keeps the draft', async ({
  signedInPage: page,
  account,
  request,
  announced,
}) => {
  const calculator = new CalculatorPage(page);
  // The last that the page asks for by itself: without a session it would be refused.
  const channels = page.waitForResponse('**/api/channels');
  await calculator.open();
  await calculator.name.fill('Ainda aqui');
  await calculator.fillRow(1, { name: 'Linha', quantity: '1', unitPrice: '5' });
  await channels;
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await request.post('/api/auth/sign-out', { headers: { cookie } });
  await page.waitForURL('**/auth*');
  await announced.message('Sua sessão terminou. Entre de novo para continuar.');
  await new LoginPage(page).signIn(account.email, account.password);
  await page.waitForURL('**/calculator');
  await expect(calculator.name).toHaveValue('Ainda aqui');
});

test('login says what is wrong, each from its cause', async ({
  page,
  account,
  mailbox,
  problems,
  announced,
}) => {
  problems.expect(/status of (401|403|409)/);
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('sem-arroba', 'agulha e linha');
  await expect(page.getByText('Email inválido')).toBeVisible();
  await login.signIn(account.email, '');
  await expect(page.getByText('Informe a senha')).toBeVisible();
  await login.signIn(account.email, '12345');
  await expect(page.getByText('A senha deve ter pelo menos 6 caracteres')).toBeVisible();
  await login.signIn(account.email, 'senha errada');
  await expect(
    page.getByText('Email ou senha incorretos. Verifique seus dados e tente novamente.'),
  ).toBeVisible();
  await login.signIn('ninguem@example.com', 'agulha e linha');
  await expect(
    page.getByText('Email não encontrado. Verifique se você já possui uma conta ou crie uma nova.'),
  ).toBeVisible();

  const unconfirmed = newAccount();
  await page.request.post('/api/auth/sign-up/email', { data: unconfirmed });
  await login.signIn(unconfirmed.email, unconfirmed.password);
  await expect(page.getByText(/^Email não confirmado\. Verifique/)).toBeVisible();
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: 'Reenviar email de confirmação' }).click();
  await announced.message('Email de confirmação reenviado com sucesso!');
  await page.goto(await mailbox.linkTo(unconfirmed.email, 2));
  await expect(page.getByRole('link', { name: 'Fazer login agora' })).toBeVisible();
});

test('login tells a server out of reach from a server that failed', async ({
  page,
  account,
  problems,
  announced,
}) => {
  problems.expect(/ERR_FAILED|status of 500/);
  const login = new LoginPage(page);
  await login.open();
  await page.route('**/api/auth/sign-in/email', (route) => route.abort());
  await login.signIn(account.email, account.password);
  await announced.once(page, /^Não conseguimos falar com o servidor/);
  await page.route('**/api/auth/sign-in/email', (route) => route.fulfill({ status: 500 }));
  await login.signIn(account.email, account.password);
  await announced.once(page, 'Erro inesperado. Tente novamente.');
  await page.unroute('**/api/auth/sign-in/email');
  await login.signIn(account.email, account.password);
  await page.waitForURL('**/dashboard');
  await announced.message('Login realizado com sucesso!');
});

test('without Google there is no button', async ({ page }) => {
  const providers = page.waitForResponse('**/api/auth/providers');
  await page.goto('/auth');
  await providers;
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar com Google' })).toHaveCount(0);
});

test('the password can be shown and hidden', async ({ page }) => {
  await new LoginPage(page).open();
  const password = page.getByLabel('Senha', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /mostrar senha/i }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: /ocultar senha|esconder senha/i }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('sign-up tells how hard a password is to guess, and takes a weak one', async ({ page }) => {
  const onboarding = new OnboardingPage(page);
  await page.goto('/onboarding');
  await expect(page.getByText(/^Dica: junte três palavras, por exemplo/)).toBeVisible();
  await onboarding.fillAccount(newAccount({ name: 'Marina Alves', password: 'marinaalves' }));
  await expect(page.getByText('Força da senha: fraca')).toBeVisible();
  await expectNoA11yViolations(page);
  await onboarding.next();
  await expect(page.getByRole('heading', { name: 'O que você faz?' })).toBeVisible();
  expect(await whatDoesNotFit(page)).toEqual([]);
});

test('sign-up refuses what cannot be and keeps what was typed', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/status of 409|ERR_FAILED/);
  // Without an answer about the email the steps go on.
  await page.route('**/api/auth/sign-up/check', (route) => route.abort());
  const onboarding = new OnboardingPage(page);
  await page.goto('/onboarding');
  await onboarding.next();
  await expect(page.getByText('Preencha todos os campos obrigatórios')).toBeVisible();
  await onboarding.fillAccount({ ...account, email: 'torto' });
  await onboarding.next();
  await expect(page.getByText('Email inválido')).toBeVisible();
  await onboarding.fillAccount(account);
  await page.getByLabel('Confirmar senha', { exact: true }).fill('outra coisa');
  await onboarding.next();
  await expect(page.getByText('As senhas não coincidem')).toBeVisible();
  await onboarding.fillAccount(account);
  await onboarding.next();
  await expect(page.getByRole('heading', { name: 'O que você faz?' })).toBeVisible();
  await onboarding.next();
  await expect(page.getByText('Selecione o tipo de artesanato que você faz')).toBeVisible();
  await onboarding.chooseCraft('Macramê');
  await onboarding.next();
  await onboarding.finish();
  await expect(
    page.getByText(
      'Erro ao criar conta: Este email já está cadastrado e confirmado. Tente fazer login.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Recuperar senha' })).toBeInViewport();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByRole('radio', { name: 'Macramê' })).toBeChecked();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByLabel('Nome completo')).toHaveValue(account.name);
  await page.reload();
  await expect(page.getByLabel('Nome completo')).toHaveValue(account.name);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
  await expect(page.getByText('Sua senha não fica guardada neste aparelho')).toBeVisible();
});

test('a confirmation link leads on after three seconds; used, false or absent it says so', async ({
  page,
  mailbox,
  request,
  problems,
}) => {
  problems.expect(/status of 400/);
  const unconfirmed = newAccount();
  await request.post('/api/auth/sign-up/email', { data: unconfirmed });
  const link = await mailbox.linkTo(unconfirmed.email);
  const back = page.getByRole('link', { name: 'Voltar ao início' });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/confirm-email', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirmando seu email' })).toBeVisible();
  await expect(back).toBeVisible();
  await takenOver(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  answer.resolve();
  await elapseUntilVisible(page.getByRole('link', { name: 'Fazer login agora' }));
  await expect(back).toBeVisible();
  await expectToLeadOn(page, '/auth', 3_000);
  await page.clock.resume();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Este email já está confirmado' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(unconfirmed.email);
  await page.goto('/auth/confirm?token=inventado');
  await expect(page.getByText(/expirou ou já foi usado/).first()).toBeVisible();
  await expect(back).toBeVisible();
  await page.goto('/auth/confirm');
  await expect(page.getByText('Token de confirmação não encontrado.')).toBeVisible();
  await expectNoA11yViolations(page);
});

test('who is filled in by a password manager without a word to the page signs in', async ({
  page,
  account,
}) => {
  await new LoginPage(page).open();
  const email = page.getByLabel('Email');
  await email.click();
  for (const [field, value] of [
    [email, account.email],
    [page.getByLabel('Senha', { exact: true }), account.password],
  ] as const) {
    await field.evaluate((input, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    }, value);
  }
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
});
