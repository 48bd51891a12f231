import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { newAccount } from './harness/account.ts';
import { takenOver } from './harness/application.ts';
import { Hand } from './harness/hand.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { HourPage } from './pages/hour-page.ts';
import { OnboardingPage } from './pages/onboarding-page.ts';

const usual = { income: '3.000', days: '5', hours: '6h30' };

test('an hour is worked out, used, and gives the fixed costs of a piece', async ({
  signedInPage: page,
}) => {
  const hour = new HourPage(page);
  const form = new CalculatorPage(page);
  await form.open();
  await page.getByRole('link', { name: 'Não sabe quanto? Calcule pelas suas horas' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quanto vale minha hora?');
  await hour.next();
  await expect(page.getByText('Campo obrigatório')).toBeVisible();
  await expect(page.getByLabel('Ganho por mês')).toBeFocused();
  await hour.answer(usual);
  await hour.back();
  await expect(page.getByText(/de cada 10 horas suas, 2,5/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Tempo que ninguém paga')).toHaveValue('25');
  await hour.next();
  await page.getByRole('button', { name: 'Internet' }).click();
  await page.keyboard.type('99,90');
  await page.getByRole('button', { name: /^Comércio ou indústria/ }).click();
  await expect(hour.cost('DAS do MEI').getByLabel('Valor')).toHaveValue('82,05');
  await page.getByRole('button', { name: 'Ferramenta ou máquina' }).click();
  await page.keyboard.type('Máquina de costura');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1890');
  await page.keyboard.press('Enter');
  await page.keyboard.type('8');
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: 'Energia' }).click();
  await hour
    .cost('Energia')
    .getByRole('button', { name: /^Tirar/ })
    .click();
  await expect(hour.cost('Energia')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Conta do mês' })).toBeFocused();
  await hour.showResult();

  // 6,5 h × 5 × 48 ÷ 12 × 0,75 = 97,5 h; R$ 201,6375 of costs.
  await expect(hour.result(/Sua hora vale R\$\s30,77/)).toBeFocused();
  await expect(page.getByText('R$ 201,64')).toBeVisible();
  await expectNoA11yViolations(page);
  for (const table of ['Para onde vai o seu tempo', 'Para onde vai o dinheiro']) {
    const bars = await hour.bars(table);
    expect(bars.length).toBeGreaterThan(1);
    for (const { drawn, stated } of bars) expect(drawn).toBeCloseTo(stated, 0);
  }
  await hour.use();
  await expect(page.getByText(/É o que você usa hoje: R\$\s30,77\/h/)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Nova peça' }).click();
  await form.hours.fill('1h30');
  await expect(form.fixedCosts).toHaveValue('3,11');
  await expect(page.getByText(/^R\$\s3,11 · 1,5\sh × R\$\s2,07$/)).toBeVisible();
  await form.fixedCosts.fill('5');
  await form.hours.fill('3');
  await expect(form.fixedCosts).toHaveValue('5,00');
  await page.getByRole('button', { name: /^Usar R\$\s6,21/ }).click();
  await expect(form.fixedCosts).toHaveValue('6,21');
  await form.hours.fill('1h30');
  await expect(form.fixedCosts).toHaveValue('3,11');
  await form.fixedCosts.focus();
  await page.getByRole('button', { name: 'Dividir as contas do mês pelas peças' }).click();
  await page.getByRole('textbox', { name: 'Contas do mês' }).fill('200');
  await page.getByLabel('Peças por mês').fill('30');
  await expect(page.getByText(/R\$\s200,00 por mês ÷ 30 peças: R\$\s6,67 por peça/)).toBeVisible();
  await page.getByRole('button', { name: /^Usar R\$\s6,67/ }).click();
  await expect(form.fixedCosts).toHaveValue('6,67');
  await page.getByRole('button', { name: 'Faço várias peças de uma vez' }).click();
  await page.getByLabel('Rende quantas peças?').fill('3');
  await expect(page.getByText(/R\$\s20,00 para as 3 peças/)).toBeVisible();
});

test('a rate out of bounds is said with both figures, and comes back as it was', async ({
  signedInPage: page,
}) => {
  const hour = new HourPage(page);
  await hour.open();
  await hour.answer({ ...usual, income: '20000' });
  await hour.showResult();
  await expect(page.getByText(/sairia a R\$\s205,13.*dá para usar R\$\s100,00/)).toBeVisible();
  await hour.use();
  await expect(page.getByText(/É o que você usa hoje: R\$\s100,00\/h/)).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(/Hoje seu valor da hora é R\$\s25,00\/h/)).toBeVisible();
});

test('who signs up works it out with few taps and keys', async ({ page }) => {
  const hand = new Hand(page);
  const press = (name: string) => hand.tap(page.getByRole('button', { name }));
  await page.goto('/onboarding');
  await takenOver(page);
  await hand.tap(page.getByLabel('Nome completo'));
  await hand.enter('Ana Souza', 'ana.hora@example.com', 'crochê', 'crochê');
  await hand.tap(page.getByText('Crochê', { exact: true }));
  await press('Continuar');
  await press('Quanto vale minha hora?');
  await hand.enter('2500');
  await press('Continuar');
  await press('Ver a conta');
  await press('Usar R$');
  await press('Criar conta grátis');
  await expect(page.getByText('Confirme seu email')).toBeVisible();
  hand.tell('Conta com a hora', { taps: 23, keys: 77, screens: 3 });
  expect(hand.taps).toBeLessThanOrEqual(18);
  expect(hand.keys).toBeLessThanOrEqual(60);
});

test('who signs up works it out first, and loses nothing', async ({ page }) => {
  const account = newAccount();
  const onboarding = new OnboardingPage(page);
  await onboarding.fill(account);
  await page.getByRole('button', { name: 'Quanto vale minha hora?' }).click();
  const hour = new HourPage(page);
  await hour.answer(usual);
  await expectNoA11yViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Quanto vale minha hora?' }).click();
  await hour.showResult();
  await hour.use();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/R\$\s30,77\/h/)).toBeVisible();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByLabel('Nome completo')).toHaveValue(account.name);
  await onboarding.next();
  await onboarding.next();
  const sent = page.waitForRequest(/sign-up\/email/);
  await onboarding.finish();
  expect((await sent).postDataJSON()).toMatchObject({
    hourlyRate: 30.77,
    hourPlan: { daysPerWeek: 5, hoursPerDay: 6.5, monthlyCosts: [] },
  });
  await expect(page.getByText('Confirme seu email')).toBeVisible();
});
