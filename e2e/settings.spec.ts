import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { newAccount } from './harness/account.ts';
import { expectNamesAccount } from './harness/password-forms.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { ConfirmDialog } from './pages/confirm-dialog.ts';
import { LoginPage } from './pages/login-page.ts';
import { SettingsPage } from './pages/settings-page.ts';

const failed = 'Erro ao deletar conta. Tente novamente.';
const question = 'Você tem alterações não salvas. Deseja continuar?';

test('the settings show the plan and every field, and are saved on the server', async ({
  signedInPage: page,
  announced,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('link', { name: 'Configurações' }).click();
  const settings = new SettingsPage(page);
  await expect(page.getByRole('heading', { name: 'Configurações', exact: true })).toBeVisible();
  await expect(
    page.getByText('Gerencie suas informações pessoais e suas preferências.'),
  ).toBeVisible();
  const plan = page.getByRole('region', { name: 'Plano Gratuito' });
  await expect(plan).toContainText('Até 5 produtos');
  await expect(plan.getByRole('link', { name: 'Fazer Upgrade' })).toHaveAttribute(
    'href',
    '/upgrade',
  );
  for (const [section, field] of [
    ['Informações Pessoais', 'Nome completo'],
    ['Localização e Negócio', 'Estado'],
    ['Configurações de Preço', 'Valor da hora'],
  ] as const) {
    await expect(page.getByRole('region', { name: section }).getByLabel(field)).toBeVisible();
  }
  await expect(
    page.getByText('Este é o valor padrão da sua hora na calculadora de preços.'),
  ).toBeVisible();
  await expect(settings.state.getByRole('option')).toHaveCount(28);
  await expect(settings.state.getByRole('option').first()).toHaveText('Selecione seu estado');
  const crafts = await settings.craft.getByRole('option').allTextContents();
  expect(crafts[0]).toBe('Selecione o tipo');
  expect(crafts.slice(1)).toEqual(crafts.slice(1).toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  await expect(settings.businessType('Informal')).toBeChecked();
  await expect(settings.businessType('MEI')).toHaveAccessibleName(/Microempreendedor Individual/);

  await settings.name.fill('  Ana Maria Souza  ');
  await settings.state.selectOption('MG');
  await settings.businessType('MEI').check();
  await settings.craft.selectOption('Macramê');
  await settings.rounding.selectOption('Final ,90');
  await settings.hourlyRate.fill('45');
  await expect(page.getByText('R$ 45,00/h')).toBeVisible();
  await expect(page.getByText('R$ 10,00/h')).toBeVisible();
  await expect(page.getByText('R$ 100,00/h')).toBeVisible();
  await settings.save();
  await page.waitForURL('**/dashboard');
  await announced.message('Configurações salvas com sucesso!');
  await expect(page.getByRole('heading', { name: 'Olá, Ana!' })).toBeVisible();

  await settings.open();
  await expect(settings.name).toHaveValue('Ana Maria Souza');
  await expect(settings.state).toHaveValue('MG');
  await expect(settings.businessType('MEI')).toBeChecked();
  await expect(settings.craft).toHaveValue('macrame');
  await expect(settings.hourlyRate).toHaveValue('45');
  await expect(settings.rounding).toHaveValue('90');
  await settings.state.selectOption('Selecione seu estado');
  await settings.save();
  await page.waitForURL('**/dashboard');
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await expect(page.getByRole('slider', { name: 'Valor da hora' })).toHaveValue('45');
  // The habit of rounding is that of a new product; it is folded away until it is wanted.
  await expect(calculator.rounding).toHaveValue('90');
});

test('a rate between two steps is shown where it is, and moves to a step', async ({
  signedInPage: page,
}) => {
  await page.request.patch('/api/me', { data: { hourlyRate: 25.5 } });
  const settings = new SettingsPage(page);
  await settings.open();
  await expect(settings.hourlyRate).toHaveValue('25.5');
  await settings.hourlyRate.press('ArrowRight');
  await expect(settings.hourlyRate).toHaveValue('26');
  await settings.hourlyRate.press('ArrowRight');
  await expect(settings.hourlyRate).toHaveValue('27');
  await page.request.patch('/api/me', { data: { hourlyRate: 40.5 } });
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await expect(settings.hourlyRate).toHaveValue('40.5');
  await settings.hourlyRate.press('ArrowLeft');
  await expect(settings.hourlyRate).toHaveValue('40');
});

test('what cannot be saved is named, and a failed request keeps what was changed', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.craft.selectOption('Selecione o tipo');
  await settings.name.fill(' ');
  await settings.save();
  await expect(settings.name).toBeFocused();
  await expect(page.getByText('Campo obrigatório')).toBeVisible();
  await expect(page.getByText('Selecione o tipo de artesanato que você faz')).toBeVisible();
  await expectNoA11yViolations(page);
  await settings.craft.selectOption('Feltro');
  await settings.name.fill('Ana Teimosa');
  await page.route('**/api/me', (route) => route.abort());
  await settings.save();
  await expect(page.getByText('Suas alterações continuam aqui.')).toBeVisible();
  await expect(settings.name).toHaveValue('Ana Teimosa');
  await expect(settings.craft).toHaveValue('feltro');
  await page.unroute('**/api/me');
  await settings.save();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { name: 'Olá, Ana!' })).toBeVisible();
});

test('settings that were changed ask before they are left, and by content', async ({
  signedInPage: page,
}) => {
  const settings = new SettingsPage(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('link', { name: 'Configurações' }).click();
  const leaveByLink = () => page.getByRole('link', { name: 'Artesa, início' }).click();
  const leaving = new ConfirmDialog(page, 'Sair sem salvar');
  const name = await settings.name.inputValue();
  await settings.name.fill('Outra Ana');
  await settings.hourlyRate.fill('60');
  await leaveByLink();
  await expect(leaving.dialog).toContainText(question);
  await expect(leaving.dialog).not.toContainText('rascunho');
  await expectNoA11yViolations(page);
  await leaving.answer('Continuar editando');
  await expect(settings.name).toHaveValue('Outra Ana');
  await page.goBack();
  await leaving.answer('Continuar editando');
  await expect(page).toHaveURL(/\/settings$/);

  await settings.name.fill(`${name} `);
  await settings.hourlyRate.fill('25');
  await leaveByLink();
  await page.waitForURL('**/dashboard');
  await settings.open();
  await settings.state.selectOption('SP');
  await leaveByLink();
  await leaving.answer('Sair sem salvar');
  await page.waitForURL('**/dashboard');
  await settings.open();
  await expect(settings.state).toHaveValue('');
});

test('closing the tab or signing out asks about changed settings', async ({
  signedInPage: page,
}) => {
  const settings = new SettingsPage(page);
  await settings.open();
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog.dismiss();
  });
  await settings.name.fill('Outra Ana');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  await expect(settings.name).toHaveValue('Outra Ana');
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  const signOut = new ConfirmDialog(page, 'Sair da conta');
  await expect(signOut.dialog).toContainText(question);
  await signOut.answer('Sim, sair da conta');
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  expect(dialogs).toEqual(['beforeunload']);
});

test('a new email counts once its link was opened, and the old address is told', async ({
  signedInPage: page,
  account,
  mailbox,
  problems,
}) => {
  problems.expect(/status of (403|409)/);
  const taken = newAccount();
  await page.request.post('/api/auth/sign-up/email', { data: taken });
  const fresh = newAccount().email;
  const settings = new SettingsPage(page);
  await settings.open();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  const dialog = await settings.openDialog('Alterar email');
  const send = async (email: string, password: string) => {
    await dialog.getByLabel('Novo email').fill(email);
    await dialog.getByLabel('Senha atual', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Enviar link' }).click();
  };
  await expectNamesAccount(dialog, account.email);
  await send('torto', 'abc');
  await expect(dialog).toContainText('Email inválido');
  await expectNoA11yViolations(page);
  await send(fresh, 'senha errada');
  await expect(dialog).toContainText('Senha incorreta. Verifique e tente novamente.');
  await expect(dialog.getByLabel('Novo email')).toHaveValue(fresh);
  await send(fresh, account.password);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText(fresh);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email);
  await expectNoA11yViolations(page);

  await page.goto(await mailbox.linkTo(fresh));
  await expect(page.getByRole('link', { name: 'Fazer login agora' })).toBeVisible();
  const mail = await mailbox.newestTo(account.email);
  expect(mail.subject).toBe('O email da sua conta na Artesa foi alterado');
});

test('the password changes only for who knows the current one', async ({
  signedInPage: page,
  account,
  problems,
  announced,
}) => {
  problems.expect(/status of (401|403)/);
  const settings = new SettingsPage(page);
  await settings.open();
  const dialog = await settings.openDialog('Alterar senha');
  const change = async (current: string, fresh: string, again = fresh) => {
    await dialog.getByLabel('Senha atual', { exact: true }).fill(current);
    await dialog.getByLabel('Nova senha', { exact: true }).fill(fresh);
    await dialog.getByLabel('Confirmar nova senha', { exact: true }).fill(again);
    await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  };
  await expectNamesAccount(dialog, account.email);
  await change('', 'barbante cru 7');
  await expect(dialog).toContainText('Informe a senha');
  await change(account.password, 'barbante cru 7', 'outra');
  await expect(dialog).toContainText('As senhas não coincidem');
  await change('senha errada', 'barbante cru 7');
  await announced.once(page, 'Senha incorreta. Verifique e tente novamente.');
  await expect(dialog.getByLabel('Senha atual', { exact: true })).toBeFocused();
  await expectNoA11yViolations(page);
  await change(account.password, 'barbante cru 7');
  await expect(dialog).toBeHidden();
  await announced.message('Senha alterada com sucesso!');
  await page.request.post('/api/auth/sign-out');
  await page.goto('/auth');
  const login = new LoginPage(page);
  await login.signIn(account.email, account.password);
  await expect(page.getByText(/^Email ou senha incorretos/)).toBeVisible();
  await login.signIn(account.email, 'barbante cru 7');
  await page.waitForURL('**/dashboard');
});

test('a plan that changes elsewhere shows at once', async ({
  signedInPage: page,
  account,
  server,
}) => {
  await new SettingsPage(page).open();
  await expect(page.getByRole('region', { name: 'Plano Gratuito' })).toBeVisible();
  await server.setPlan(account.email, 'pro');
  const pro = page.getByRole('region', { name: 'Plano Pro' });
  await expect(pro).toContainText('Recursos ilimitados');
  await expect(page.getByRole('link', { name: 'Fazer Upgrade' })).toHaveCount(0);
});

test('deleting the account asks, stays on a failure, and erases it once, however often it is asked', async ({
  signedInPage: page,
  account,
  problems,
  announced,
}) => {
  problems.expect(/ERR_FAILED|status of (401|403)/);
  const settings = new SettingsPage(page);
  await settings.open();
  const { dialog } = settings;
  await settings.openDialog('Deletar Conta');
  await expect(dialog).toHaveAccessibleName('Deletar conta permanentemente');
  await expect(dialog).toContainText('Esta ação não pode ser desfeita');
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Todos os seus produtos serão deletados',
    'Seus materiais personalizados serão perdidos',
    'O histórico de cálculos será removido',
    'Suas configurações e preferências serão perdidas',
    'Não será possível recuperar esses dados',
  ]);
  await expect(dialog.getByRole('button').first()).toBeVisible();
  await expectNoA11yViolations(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();

  await settings.openDialog('Deletar Conta');
  const password = dialog.getByLabel('Senha atual', { exact: true });
  const confirm = dialog.getByRole('button', { name: 'Sim, deletar minha conta' });
  await expectNamesAccount(dialog, account.email);
  await password.fill('senha errada');
  await confirm.click();
  await expect(password).toHaveAccessibleDescription(
    'Senha incorreta. Verifique e tente novamente.',
  );
  await announced.once(page, 'Senha incorreta. Verifique e tente novamente.');
  await expect(password).toBeFocused();
  await expectNoA11yViolations(page);
  await page.route('**/api/me', (route) => route.abort());
  await password.fill(account.password);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await announced.message(failed);
  await page.unroute('**/api/me');
  await expect(page).toHaveURL(/\/settings$/);

  const tabs = [settings, new SettingsPage(await page.context().newPage())];
  let calls = 0;
  for (const tab of tabs) {
    await tab.open();
    // They move what is below them when they come.
    await expect(tab.sessions).toHaveCount(1);
    await tab.openDialog('Deletar Conta');
    await tab.dialog.getByLabel('Senha atual', { exact: true }).fill(account.password);
    tab.page.on('request', (each) => {
      if (each.method() === 'DELETE') calls += 1;
    });
  }
  const button = 'Sim, deletar minha conta';
  await Promise.all(
    tabs.map((tab) =>
      tab.dialog.getByRole('button', { name: button }).evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      }),
    ),
  );
  for (const tab of tabs) {
    await expect(tab.page).toHaveURL(/\/$/);
    await announced.never(tab.page, failed);
  }
  expect(calls).toBe(tabs.length);
  await page.goto('/auth');
  await new LoginPage(page).signIn(account.email, account.password);
  await expect(page.getByText(/^Email não encontrado\./)).toBeVisible();
});
