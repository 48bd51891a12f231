import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { newAccount } from './harness/account.ts';
import { storedProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { OnboardingPage } from './pages/onboarding-page.ts';
import { ProductsPage } from './pages/products-page.ts';

/** What the tab keeps beside its cookies. */
const storedInTab = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]));

// What is scanned here is what every-screen.spec.ts cannot open by its address.
test('a newcomer registers, confirms, prices a product, saves it and finds it again', async ({
  page,
  mailbox,
  server,
  announced,
}) => {
  const account = newAccount({ name: 'Marina Alves' });

  // By another name of the same computer.
  await page.goto(server.url.replace('localhost', '127.0.0.1'));
  await page
    .getByRole('link', { name: /criar conta|começar|grátis/i })
    .first()
    .click();
  const onboarding = new OnboardingPage(page);
  await expect(page.getByText('Etapa 1 de 3')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Calculadora de preços completa',
    'Até 5 produtos salvos',
    'Até 10 materiais por produto',
    'Suporte por email',
  ]);
  await onboarding.fillAccount(account);
  await onboarding.next();
  await expect(page.getByText('Etapa 2 de 3')).toBeVisible();
  await onboarding.chooseCraft('Crochê');
  await expectNoA11yViolations(page);
  await onboarding.next();
  await expect(page.getByText('Etapa 3 de 3')).toBeVisible();
  await onboarding.chooseHourlyRate(30);
  await expect(page.getByText('R$ 30,00/h')).toBeVisible();
  await expectNoA11yViolations(page);
  await page.reload();
  await expect(page.getByText('Etapa 3 de 3')).toBeVisible();
  await expect(page.getByText('R$ 30,00/h')).toBeVisible();
  await expect(page.getByText('Sua senha não fica guardada neste aparelho')).toBeVisible();
  expect(await storedInTab(page)).not.toContain(account.password);
  await onboarding.finish();
  await expect(page.getByText('Preencha todos os campos obrigatórios')).toBeVisible();
  await onboarding.fillPassword(account);
  await expectNoA11yViolations(page);
  await onboarding.finish();
  await expect(page.getByText(account.email)).toBeVisible();
  expect(await storedInTab(page)).not.toContain(account.name);
  await expect(page.getByText(/24 horas/)).toBeVisible();
  await expect(page.getByText('Verifique também a caixa de spam.')).toBeVisible();
  await expectNoA11yViolations(page);

  await page.goto(await mailbox.linkTo(account.email));
  await expect(page.getByRole('link', { name: 'Fazer login agora' })).toHaveAttribute(
    'href',
    '/auth',
  );
  await expectNoA11yViolations(page);
  // The same browser: by itself, and without the password.
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { name: /Marina/ })).toBeVisible();

  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.name.fill('Amigurumi de urso');
  await calculator.fillRow(1, { name: 'Fio de algodão', quantity: '1,5', unitPrice: '18,90' });
  await calculator.hours.fill('6,5');
  await calculator.fixedCosts.fill('8');
  // 28,35 of yarn, 6,5 h at the 30 reais of the sign-up and 8 of fixed costs, doubled.
  await expect(calculator.result).toContainText('R$ 462,70');
  await calculator.hours.fill('6,55');
  await expect(calculator.result).toContainText('R$ 465,70');
  await calculator.hours.fill('6,5');
  await calculator.showDetails();
  await expect(calculator.result).toContainText('R$ 231,35');
  await expect(calculator.result).toContainText('50,0%');
  await expectNoA11yViolations(page);
  await calculator.save();

  // Nobody says R$ 462,70 at a fair. Without an answer nothing is saved, and nothing lost.
  await expect(calculator.roundQuestion.getByRole('button')).toHaveText([
    'R$ 463',
    'R$ 462,90',
    'Deixar R$ 462,70',
  ]);
  await expectNoA11yViolations(page);
  await page.keyboard.press('Escape');
  await expect(calculator.roundQuestion).toBeHidden();
  expect(await storedProducts(page)).toEqual([]);
  await calculator.save();
  await page.keyboard.press('Enter');

  await calculator.saved();
  await announced.message('Produto salvo com sucesso!');

  // The answer is the account's own: the next piece begins with it, and nobody is asked again.
  await expect
    .poll(async () => (await page.request.get('/api/me')).json())
    .toMatchObject({ rounding: 'real' });

  const tomorrow = await page.context().newPage();
  await page.close();
  const products = new ProductsPage(tomorrow);
  await products.open();
  const card = products.card('Amigurumi de urso');
  for (const text of ['Crochê', 'R$ 463,00', 'R$ 231,65', '50,0%', 'Fio de algodão']) {
    await expect(card).toContainText(text);
  }
});
