import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bag, changeProduct, storedProducts, storeProduct } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { ProductsPage } from './pages/products-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { UpgradePage } from './pages/upgrade-page.ts';

const notice = 'Simulação de pagamento: nenhum valor é cobrado';

const planCard = (tab: Page, name: 'Plano Pro' | 'Plano Gratuito') =>
  tab.getByRole('region', { name });

const press = (tab: Page, name: string) => tab.getByRole('button', { name }).click();

/** From the settings to the provider's page. */
async function openPortal(page: Page): Promise<void> {
  await press(page, 'Gerenciar assinatura');
  await expect(page.getByText(notice)).toBeVisible();
}

async function comeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Voltar à Artesa' }).click();
  await page.waitForURL('**/settings');
}

test('from the limit to Pro in both open tabs, and free again with nothing lost', async ({
  signedInPage: page,
  account,
  mailbox,
  problems,
  server,
  announced,
}) => {
  test.slow();
  problems.expect(/status of 403 .*api\/products/);
  for (const number of [1, 2, 3, 4]) await storeProduct(page, { name: `Peça ${number}` });
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.name.fill('A sexta peça');
  await calculator.fillRow(1, { name: 'Argila', quantity: '2', unitPrice: '7,50' });
  await storeProduct(page, { name: 'Peça 5' });
  await calculator.save();
  await page.waitForURL('**/upgrade');
  await expect(page.getByText('Limite de produtos atingido!')).toBeVisible();

  const other = await page.context().newPage();
  await new SettingsPage(other).open();
  await expect(planCard(other, 'Plano Gratuito')).toBeVisible();
  const upgrade = new UpgradePage(page);
  await upgrade.period('Anual').check();
  const payment = await upgrade.startPayment();
  await expect(payment.getByText(notice)).toBeVisible();
  await expect(payment.getByText(account.email)).toBeVisible();
  await expect(payment.getByRole('radio')).toHaveCount(3);
  expect(await payment.evaluate(() => window.opener)).toBeNull();
  await expectNoA11yViolations(payment);
  await expect(upgrade.start).toBeEnabled();
  await expect(page.getByText(/abriu em outra aba/)).toBeVisible();
  await press(payment, 'Simular pagamento recusado');
  await expect(payment.getByRole('alert')).toHaveText(/Pagamento recusado/);
  expect(await (await page.request.get('/api/billing')).json()).toEqual({ subscription: null });
  // The way back has the provider asked, so it needs no webhook.
  await server.simulation.behave({ webhooks: 'lose' });
  await press(payment, 'Pagar R$ 59,90');
  await expect(planCard(other, 'Plano Pro')).toContainText('Recursos ilimitados');
  await expect(upgrade.alreadyPro).toBeVisible();
  await server.simulation.behave({ webhooks: 'send' });
  await announced.message('Upgrade realizado com sucesso! Boas-vindas ao plano Pro!');
  await payment.waitForURL('**/dashboard');
  await payment.close();

  await calculator.open();
  await expect(calculator.name).toHaveValue('A sexta peça');
  await calculator.save();
  await calculator.saved();
  await new ProductsPage(page).open();
  await expect(new ProductsPage(page).card('A sexta peça')).toBeVisible();

  await new SettingsPage(page).open();
  await expect(planCard(page, 'Plano Pro')).toContainText(
    /Plano anual, R\$ 59,90\/ano\. Renova em \d+ de \p{L}+ de \d{4}\./u,
  );
  await expectNoA11yViolations(page);
  await openPortal(page);
  await expectNoA11yViolations(page);
  await press(page, 'Cancelar assinatura');
  await expect(page.getByText(/Termina em/)).toBeVisible();
  await comeBack(page);
  await expect(planCard(page, 'Plano Pro')).toContainText(
    'Assinatura cancelada: o Pro continua até',
  );
  await openPortal(page);
  await press(page, 'Encerrar o período agora');
  await expect(page.getByText('Cancelada')).toBeVisible();
  await expect(planCard(other, 'Plano Gratuito')).toBeVisible();
  await comeBack(page);
  await expect(planCard(page, 'Plano Gratuito')).toContainText(
    'Sua assinatura do plano Pro terminou.',
  );

  const stored = await storedProducts(page);
  expect(stored.map(({ name }) => name)).toEqual([
    'A sexta peça',
    ...[5, 4, 3, 2, 1].map((number) => `Peça ${number}`),
  ]);
  for (const each of stored) await changeProduct(page, each, { name: `${each.name}, mudada` });
  const refused = await page.request.post('/api/products', { data: bag });
  expect(refused.status()).toBe(403);
  await expect
    .poll(async () => (await mailbox.mailsTo(account.email)).map(({ subject }) => subject))
    .toContain('Seu plano Pro terminou');
});

test('in the portal: another card, the other way of paying, the invoices; a missed payment is told', async ({
  signedInPage: page,
  account,
  mailbox,
  server,
}) => {
  const checkout = await page.request.post('/api/billing/checkout', {
    data: { planType: 'monthly' },
  });
  await server.simulation.press(`${(await checkout.json()).url}/pay`);
  await new SettingsPage(page).open();
  const card = planCard(page, 'Plano Pro');
  await expect(card).toContainText('Plano mensal, R$ 6,90/mês. Renova em');
  await press(page, 'Deletar Conta');
  await expect(page.getByRole('dialog')).toContainText(
    'Sua assinatura do plano Pro termina na hora, sem devolução do que já foi pago até',
  );
  await press(page, 'Cancelar');

  await openPortal(page);
  await press(page, 'Trocar cartão');
  await expect(page.getByRole('status')).toHaveText('Cartão trocado.');
  const invoices = page.getByRole('listitem');
  await expect(invoices).toHaveText([/R\$\s6,90, paga$/]);
  await press(page, 'Trocar entre mensal e anual');
  await expect(invoices).toHaveText([/R\$\s53,00, paga$/, /R\$\s6,90, paga$/]);
  await comeBack(page);
  await expect(card).toContainText('Plano anual, R$ 59,90/ano. Renova em');

  await openPortal(page);
  await press(page, 'Recusar a renovação');
  await expect(page.getByText('Pagamento atrasado')).toBeVisible();
  await comeBack(page);
  await expect(card).toContainText('Não conseguimos cobrar a renovação. Seu Pro continua ativo');
  await expectNoA11yViolations(page);
  await expect
    .poll(async () => (await mailbox.mailsTo(account.email)).map(({ subject }) => subject))
    .toContain('Não conseguimos cobrar seu plano Pro');
  await openPortal(page);
  await press(page, 'Cobrar de novo com sucesso');
  await expect(page.getByText('Ativa. Próxima cobrança em')).toBeVisible();
  await comeBack(page);
  await expect(card).toContainText('Renova em');
});
