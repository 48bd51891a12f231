import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { newAccount, signIn } from './harness/account.ts';
import { OnboardingPage } from './pages/onboarding-page.ts';

test('a known email is said at the first step, with the ways into its account', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/status of 409/);
  const onboarding = new OnboardingPage(page);
  await page.goto('/onboarding');
  await onboarding.fillAccount(account);
  await onboarding.next();
  const known = page.getByText(
    'Erro ao criar conta: Este email já está cadastrado e confirmado. Tente fazer login.',
  );
  await expect(known).toBeInViewport();
  await expectNoA11yViolations(page);
  const email = page.getByLabel('Email');
  await email.fill(newAccount().email);
  await expect(known).toBeHidden();
  await email.fill(account.email);
  await onboarding.next();
  await page.getByRole('link', { name: 'Recuperar senha' }).click();
  await page.waitForURL('**/forgot-password');
  await expect(email).toHaveValue(account.email);
  await page.getByRole('link', { name: 'Voltar para o login' }).click();
  await page.waitForURL('**/auth');
  await expect(email).toHaveValue(account.email);
});

test('who signs up again corrects the email, and chooses the password by the link', async ({
  page,
  mailbox,
  request,
  problems,
  announced,
}) => {
  problems.expect(/status of 409/);
  const account = newAccount({ name: 'Rita Lopes' });
  await request.post('/api/auth/sign-up/email', { data: { ...account, password: 'de outro' } });
  const onboarding = new OnboardingPage(page);
  await onboarding.fill({ ...account, email: `errado.${account.email}` });
  await onboarding.finish();
  const sent = page.getByRole('heading', { name: 'Confirme seu email' });
  await expect(sent).toBeVisible();
  await page.getByRole('link', { name: 'Email errado? Corrigir' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toHaveValue(`errado.${account.email}`);
  await expect(page.getByText(/^Sua senha não fica guardada neste aparelho/)).toBeVisible();
  await onboarding.fillAccount(account);
  await onboarding.next();
  await onboarding.next();
  await onboarding.finish();
  await expect(sent).toBeVisible();
  await page.reload();
  await expect(
    page.getByText(/^Esta conta já existe mas o email não foi confirmado/),
  ).toBeVisible();
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: 'Reenviar', exact: true }).click();
  await announced.message('Email de confirmação reenviado com sucesso!');

  await page.goto(await mailbox.linkTo(account.email, 3));
  await expect(page.getByRole('heading', { name: 'Escolha sua senha' })).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Rita Lopes');
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: 'Não fui eu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.getByLabel('Nova senha', { exact: true }).fill('escolhida aqui');
  await page.getByLabel('Confirmar nova senha', { exact: true }).fill('escolhida aqui');
  await page.getByRole('button', { name: 'Confirmar minha conta' }).click();
  await expect(page.getByText(`A conta de Rita Lopes, com o email ${account.email}`)).toBeVisible();
  await page.getByRole('link', { name: 'Fazer login agora' }).click();
  await page.waitForURL('**/dashboard');
});

test('who never signed up erases what was signed up with their email', async ({
  page,
  mailbox,
  request,
}) => {
  const account = newAccount();
  await request.post('/api/auth/sign-up/email', { data: account });
  await page.goto(await mailbox.linkTo(account.email));
  await page.getByRole('button', { name: 'Não fui eu' }).click();
  await expectNoA11yViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sim, apagar' }).click();
  await expect(page.getByRole('heading', { name: 'Cadastro apagado' })).toBeVisible();
  expect((await request.post('/api/auth/sign-up/email', { data: account })).status()).toBe(201);
});

test('a link of another account says whose is open here', async ({
  signedInPage: page,
  account,
  mailbox,
  request,
  problems,
}) => {
  problems.expect(/status of 400/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = newAccount({ name: 'Rita Lopes' });
  await request.post('/api/auth/sign-up/email', { data: other });
  const link = await mailbox.linkTo(other.email);
  const whose = page.getByText(`Neste aparelho está aberta a conta de ${account.name}.`);
  const leadsOn = page.getByText('Em instantes levamos você adiante.');
  const home = page.getByRole('link', { name: 'Ir para a minha conta' });
  await page.goto(link);
  await expect(page.getByText(`A conta de Rita Lopes, com o email ${other.email}`)).toBeVisible();
  await expect(whose).toBeVisible();
  await expect(leadsOn).toHaveCount(0);
  await expectNoA11yViolations(page);
  await home.click();
  await page.waitForURL('**/dashboard');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Este email já está confirmado' })).toBeVisible();
  await expect(whose).toBeVisible();
  await home.click();
  await page.waitForURL('**/dashboard');

  await signIn(request, other);
  const { email } = newAccount();
  await request.post('/api/me/email', { data: { email, password: other.password } });
  await page.goto(await mailbox.linkTo(email));
  await expect(
    page.getByText(`A partir de agora o email da conta de Rita Lopes é ${email}.`),
  ).toBeVisible();
  await expect(whose).toBeVisible();
  await expect(leadsOn).toHaveCount(0);
  await home.click();
  await page.waitForURL('**/dashboard');
});

test('a link that does not count any more has a new one sent', async ({
  page,
  request,
  problems,
  announced,
}) => {
  problems.expect(/status of 400|ERR_FAILED/);
  const { email, ...account } = newAccount();
  await request.post('/api/auth/sign-up/email', { data: { ...account, email } });
  await page.goto('/auth/confirm?token=antigo');
  await page.getByLabel('Email').fill(email);
  const send = page.getByRole('button', { name: 'Enviar novo link' });
  await page.route('**/api/auth/resend-confirmation', (route) => route.abort(), { times: 1 });
  await send.click();
  await announced.once(page, /^Não conseguimos falar com o servidor|^Erro ao reenviar/);
  await send.click();
  await announced.once(page, /^Enviamos um novo link para|reenviado com sucesso/);
  await expectNoA11yViolations(page);
});
