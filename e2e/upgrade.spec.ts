import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { elapseUntilVisible, expectToLeadOn } from './harness/clock.ts';
import { UpgradePage } from './pages/upgrade-page.ts';

const mug = {
  name: 'Caneca',
  craftCategory: 'ceramica',
  productionTime: 1,
  fixedCosts: 0,
  marginPercentage: 100,
  hourlyRate: 25,
  materials: [{ name: 'Argila', quantity: 1, unitPrice: 1 }],
};

test('both plans with every line, by the month or by the year', async ({ signedInPage: page }) => {
  const upgrade = new UpgradePage(page);
  await upgrade.open();
  await expect(upgrade.headline).toBeVisible();
  // Nobody scrolls past what it costs to find where it is bought.
  await expect(upgrade.start).toBeInViewport({ ratio: 1 });
  await expect(upgrade.period('Mensal')).toBeChecked();
  await expect(upgrade.period('Mensal')).toHaveAccessibleName('Mensal');
  await expect(upgrade.period('Anual')).toHaveAccessibleName('Anual 28% OFF');

  const free = upgrade.plan('Gratuito');
  await expect(free).toContainText('R$ 0 sempre');
  await expect(free.getByRole('listitem')).toHaveText([
    'Calculadora de preços completa',
    'Até 5 produtos salvos',
    'Controle básico de materiais',
    'Dashboard básico',
    'Suporte por email em até 7 dias úteis',
  ]);
  const pro = upgrade.plan('Pro');
  await expect(pro).toContainText('Mais Popular');
  await expect(pro.getByRole('listitem')).toHaveText([
    'Produtos ilimitados',
    'Controle de estoque avançado',
    'Modelos prontos por categoria',
    'Relatórios avançados de rentabilidade',
    'Gráficos de análise detalhada',
    'Exportação dos dados',
    'Histórico completo',
    'Backup automático dos dados',
    'Suporte prioritário por email (7 dias úteis)',
  ]);

  const earnings = page.getByRole('region', { name: 'Quanto você pode ganhar' });
  await expect(pro).toContainText('R$ 6,90/mês');
  await expect(earnings).toContainText(/R\$\s6,90 por mês/);
  await upgrade.period('Anual').check();
  for (const text of ['R$ 59,90/ano', 'R$ 4,99 por mês', 'Economize R$ 22,90 por ano']) {
    await expect(pro).toContainText(text);
  }
  await expect(earnings).toContainText(/R\$\s59,90 por ano/);
  for (const text of ['+40%', '2-3 dias', '35-50%']) await expect(earnings).toContainText(text);

  const benefits = page.getByRole('region', { name: 'O que muda com o Pro' });
  await expect(benefits.getByRole('listitem')).toHaveCount(3);
  const means = page.getByRole('region', { name: 'Formas de pagamento' });
  await expect(means.getByRole('listitem')).toHaveText(['PIX', 'Cartão de crédito', 'Google Pay']);
  await expect(means).toContainText('Processado por um provedor de pagamento');
  await expect(means).toContainText('Cancele quando quiser, sem multa.');
  const questions = page.getByRole('region', { name: 'Perguntas frequentes' });
  const summaries = questions.locator('summary');
  await expect(summaries).toHaveCount(4);
  await summaries.filter({ hasText: 'dados' }).press('Enter');
  await expect(questions.getByText(/pelo menos 30 dias/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Garantia de 7 dias' })).toContainText('100%');
  await expectNoA11yViolations(page);
});

test('the banner follows the number of products', async ({ signedInPage: page }) => {
  const upgrade = new UpgradePage(page);
  const levels: [products: number, ...texts: string[]][] = [
    [
      0,
      'Você está no plano Gratuito',
      '0/5 produtos usados. Faça upgrade para recursos ilimitados',
    ],
    [
      3,
      'Você está no plano Gratuito',
      '3/5 produtos usados. Faça upgrade para recursos ilimitados',
    ],
    [4, 'Você está quase no limite!', 'Considere fazer upgrade!'],
    [5, 'Limite de produtos atingido!', 'Faça upgrade para continuar adicionando produtos'],
  ];
  let stored = 0;
  for (const [products, ...texts] of levels) {
    for (; stored < products; stored += 1) await page.request.post('/api/products', { data: mug });
    await upgrade.open();
    for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
    // The page with the first of the banners is scanned above, with every line of both plans.
    if (products >= 4) await expectNoA11yViolations(page);
  }
  const note = page.getByText(/^A peça que você calculou está guardada neste aparelho/);
  await expect(note).toHaveCount(0);
  // As the form leads there that has no room left.
  await page.evaluate(() =>
    history.replaceState({ ...history.state, usr: { keptPiece: true } }, ''),
  );
  await page.reload();
  await expect(note).toBeVisible();
});

test('a payment that is given up is announced, and the address forgets it', async ({
  signedInPage: page,
  announced,
}) => {
  const upgrade = new UpgradePage(page);
  await upgrade.open();
  const tab = await upgrade.startPayment();
  await tab.getByRole('button', { name: 'Cancelar e voltar' }).click();
  const back = new UpgradePage(tab);
  await announced.message('Pagamento cancelado. Você pode tentar novamente quando quiser.');
  await tab.waitForURL(/\/upgrade$/);
  await expect(back.start).toBeEnabled();
});

for (const [answers, message] of [
  ['slow', 'Erro ao criar sessão de pagamento'],
  ['no_url', 'URL de checkout não recebida'],
] as const) {
  test(`a provider that answers with ${answers}: it is announced, and the button works again`, async ({
    signedInPage: page,
    server,
    problems,
    announced,
  }) => {
    problems.expect(/status of 502 .*checkout/);
    const upgrade = new UpgradePage(page);
    await upgrade.open();
    await expect(upgrade.headline).toBeVisible();
    await server.simulation.behave({ answers });
    try {
      const tab = await upgrade.startPayment();
      if (answers === 'slow') {
        await expect(page.getByRole('button', { name: 'Processando...' })).toBeVisible();
        await expect(tab.getByText('Abrindo a página de pagamento…')).toBeVisible();
      }
      await announced.once(page, message);
      await expect.poll(() => tab.isClosed()).toBe(true);
      // Whatever went wrong, it looks the same.
      if (answers === 'no_url') await expectNoA11yViolations(page);
      expect(await (await page.request.get('/api/billing')).json()).toEqual({ subscription: null });
    } finally {
      await server.simulation.behave({ answers: 'normal' });
    }
    const tab = await upgrade.startPayment();
    await tab.waitForURL(/\/pay\//);
    await expect(page.getByRole('alert').filter({ hasText: message })).toHaveCount(0);
  });
}

test('a browser that opens no tab is given a link', async ({ signedInPage: page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const upgrade = new UpgradePage(page);
  await upgrade.open();
  await upgrade.start.click();
  await expect(page.getByText(/não deixou abrir outra aba/)).toBeVisible();
  await expectNoA11yViolations(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Abrir pagamento' }).click();
  const tab = await opened;
  await tab.waitForURL(/\/pay\//);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('a payment that is not confirmed yet: the page waits, hears of it and leads on after two seconds', async ({
  signedInPage: page,
  account,
  server,
  announced,
}) => {
  await page.goto('/settings');
  await page.clock.install();
  await page.goto('/upgrade?upgrade=success');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Estamos confirmando seu pagamento' }),
  ).toBeVisible();
  const { alreadyPro, start } = new UpgradePage(page);
  await expect(start).toHaveCount(0);
  await expectNoA11yViolations(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  // What the page asked on the way there is answered before anything changes.
  await page.evaluate(() => fetch('/api/me').then((answer) => answer.text()));
  await server.setPlan(account.email, 'pro');
  await elapseUntilVisible(alreadyPro);
  await announced.message('Upgrade realizado com sucesso! Boas-vindas ao plano Pro!');
  await expectToLeadOn(page, '/dashboard', 2_000);
  await page.goBack();
  await page.waitForURL('**/settings');
});

test('a tab that has not heard of Pro yet starts no payment', async ({
  signedInPage: page,
  account,
  server,
  problems,
  announced,
}) => {
  problems.expect(/api\/events|status of 409 .*checkout/);
  await page.route('**/api/events', (route) => route.abort());
  const upgrade = new UpgradePage(page);
  await upgrade.open();
  await expect(upgrade.headline).toBeVisible();
  await server.setPlan(account.email, 'pro');
  const tab = await upgrade.startPayment();
  await announced.message(/^Você já está no plano Pro!$/);
  await expect(upgrade.alreadyPro).toBeVisible();
  await expect.poll(() => tab.isClosed()).toBe(true);
});

test.describe('on the Pro plan', () => {
  test.use({ plan: 'pro' });

  test('there is nothing to buy, and two ways on', async ({ signedInPage: page }) => {
    const upgrade = new UpgradePage(page);
    await upgrade.open();
    await expect(upgrade.alreadyPro).toBeVisible();
    const card = page.getByRole('region', { name: 'Você já está no Plano Pro!' });
    await expect(card).toContainText('ProdutosIlimitados');
    await expect(card).toContainText('RelatóriosDisponíveis');
    await expect(upgrade.period('Mensal')).toHaveCount(0);
    await card.getByRole('link', { name: 'Ver Relatórios Pro' }).click();
    await page.waitForURL('**/reports');
    await upgrade.open();
    await card.getByRole('link', { name: 'Ir para Dashboard' }).click();
    await page.waitForURL('**/dashboard');
  });
});
