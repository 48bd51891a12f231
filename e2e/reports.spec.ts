import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { ProductsPage } from './pages/products-page.ts';
import { ReportsPage } from './pages/reports-page.ts';
import { ShellPage } from './pages/shell-page.ts';

interface PlannedProduct {
  name: string;
  markup: number;
  hours: number;
  priceInCents: number;
}

/** A product of one material; its costs are whole cents, so that its price can be told by hand. */
const productOf = ({ name, markup, hours, priceInCents }: PlannedProduct) => ({
  name,
  craftCategory: 'croche',
  productionTime: hours,
  fixedCosts: 0,
  marginPercentage: markup,
  hourlyRate: 25,
  materials: [{ name: 'Fio', quantity: 1, unitPrice: priceInCents / 100 }],
});

/** In whole cents, half-up: not the way that the product computes it. */
function finalPriceInCents({ markup, hours, priceInCents }: PlannedProduct): bigint {
  const cost = BigInt(priceInCents + hours * 2500);
  return (cost * BigInt(10_000 + Math.round(markup * 100)) + 5_000n) / 10_000n;
}

const halfUp = (part: bigint, whole: bigint) => (2n * part + whole) / (2n * whole);

const whole = (number: bigint) => number.toString().replace(/\B(?=(\d{3})+$)/g, '.');

const reais = (cents: bigint) =>
  `R$ ${whole(cents / 100n)},${(cents % 100n).toString().padStart(2, '0')}`;

const markups = [10, 29.99, 30, 39.99, 40, 40, 55.5, 100, 150, 150, 300];
const products = markups.map((markup, index) => ({
  name: `Peça ${index + 1}`,
  markup,
  hours: 1 + (index % 4),
  priceInCents: 37 + index * 1409,
}));

test.describe('on Pro', () => {
  test.use({ plan: 'pro' });

  test('every figure is what the products come to', async ({ signedInPage: page }) => {
    for (const product of products) {
      await page.request.post('/api/products', { data: productOf(product) });
    }
    const reports = new ReportsPage(page);
    await reports.open();
    await expect(reports.title).toBeVisible();
    await expect(page.getByRole('main').getByText('Pro', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Análise completa da rentabilidade dos seus produtos'),
    ).toBeVisible();

    const count = BigInt(products.length);
    const revenue = products.reduce((sum, product) => sum + finalPriceInCents(product), 0n);
    const markupSum = markups.reduce((sum, markup) => sum + BigInt(Math.round(markup * 100)), 0n);
    await expect(reports.figure('Total de Produtos')).toContainText('11');
    await expect(reports.figure('Margem Média')).toContainText(
      `${halfUp(markupSum, count * 100n)}%`,
    );
    await expect(reports.figure('Preço Médio')).toHaveText(
      `R$ ${whole(halfUp(revenue, count * 100n))}`,
    );
    await expect(reports.figure('Receita Potencial')).toHaveText(
      `R$ ${whole(halfUp(revenue, 100n))}`,
    );

    await expect(reports.bar('Lucrativos').getByRole('cell')).toHaveText(['7 produtos', '63,6%']);
    await expect(reports.bar('Atenção').getByRole('cell')).toHaveText(['2 produtos', '18,2%']);
    await expect(reports.bar('Prejuízo').getByRole('cell')).toHaveText(['2 produtos', '18,2%']);

    // By markup, and of equal ones the newest first.
    const best = [11, 10, 9, 8, 7].map((number) => products[number - 1]);
    await expect(reports.top).toHaveCount(5);
    for (const [index, product] of best.entries()) {
      if (!product) throw new Error('no such product');
      const item = reports.top.nth(index);
      await expect(item).toContainText(`${index + 1}º${product.name}`);
      await expect(item).toContainText('Crochê');
      await expect(item).toContainText(`${String(product.markup).replace('.', ',')}%`);
      await expect(item).toContainText(reais(finalPriceInCents(product)));
    }
    await expect(reports.top.first()).toContainText('Margem líquida 75,0%');

    const low = reports.tip('Produtos com margem baixa');
    await expect(low).toContainText('4 produtos podem ter margem insuficiente');
    await expect(reports.tip('Boa rentabilidade')).toContainText('7 produtos lucrativos');
    await expect(reports.tip('Boa rentabilidade')).toContainText('Manter estratégia');
    await expect(reports.tip('Margem média')).toContainText(`${halfUp(markupSum, count * 100n)}%`);
    await expect(reports.tip('Margem média')).toContainText('Muito bom!');
    const fills = await Promise.all(
      ['Produtos com margem baixa', 'Boa rentabilidade', 'Margem média'].map((title) =>
        reports.tipFill(title),
      ),
    );
    expect(new Set(fills).size).toBe(3);
    await expectNoA11yViolations(page);
    await low.getByRole('link', { name: 'Revisar precificação' }).click();
    // All that were counted.
    await expect(page).toHaveURL(/\/products\?rentabilidade=revisar$/);
    await expect(new ProductsPage(page).names).toHaveText(
      [4, 3, 2, 1].map((number) => `Peça ${number}`),
    );
  });

  test('averages round half-up, and the advice looks at the unrounded one', async ({
    signedInPage: page,
  }) => {
    const add = (name: string, markup: number) =>
      page.request.post('/api/products', {
        data: productOf({ name, markup, hours: 1, priceInCents: 0 }),
      });
    await add('Só esta', 34.5);
    const reports = new ReportsPage(page);
    await reports.open();
    await expect(reports.figure('Total de Produtos')).toHaveText('1');
    await expect(reports.figure('Margem Média')).toHaveText('35%');
    const raise = reports.tip('Margem média').getByRole('link', { name: 'Considere aumentar' });
    await expect(raise).toHaveAttribute('href', '/products?rentabilidade=revisar');
    await expect(reports.bar('Atenção').getByRole('cell')).toHaveText(['1 produto', '100%']);
    await expect(reports.tip('Produtos com margem baixa')).toContainText('1 produto pode ter');
    const good = reports.tip('Boa rentabilidade');
    await expect(good).toContainText('0 produtos lucrativos');
    await expect(good).toContainText('Nenhum produto chega ainda a 40% de margem sobre o custo.');
    await expect(good).toContainText('Manter estratégia');
    // It praises nothing.
    const neutral = await reports.tipFill('Margem média');
    expect(await reports.tipFill('Boa rentabilidade')).toBe(neutral);
    await add('E esta', 35.5);
    await page.reload();
    await expect(reports.tip('Margem média')).toContainText('Muito bom!');
    // 25,00 at 34,5 % and 35,5 %: 33,63 + 33,88 = 67,51, on average 33,755
    await expect(reports.figure('Preço Médio')).toHaveText('R$ 34');
    await expect(reports.figure('Receita Potencial')).toHaveText('R$ 68');
  });

  test('counts of a thousand and more have their point', async ({ signedInPage: page }) => {
    const share = (count: number) => ({ count, percent: 25 });
    const distribution = { lucrative: share(2001), attention: share(1000), loss: share(1000) };
    await page.route('**/api/reports', async (route) => {
      const empty = await (await route.fetch()).json();
      await route.fulfill({ json: { ...empty, totalProducts: 4001, distribution } });
    });
    const reports = new ReportsPage(page);
    await reports.open();
    await expect(reports.figure('Total de Produtos')).toHaveText('4.001');
    await expect(reports.bar('Atenção').getByRole('cell').first()).toHaveText('1.000 produtos');
    await expect(reports.tip('Produtos com margem baixa')).toContainText('2.000 produtos podem');
    await expect(reports.tip('Boa rentabilidade')).toContainText('2.001 produtos lucrativos');
  });

  test('an empty workshop is told how to begin, and hostile names do no harm', async ({
    signedInPage: page,
  }) => {
    const reports = new ReportsPage(page);
    await reports.open();
    await expect(page.getByRole('heading', { name: 'Ainda não há o que analisar' })).toBeVisible();
    for (const [label, value] of [
      ['Total de Produtos', '0'],
      ['Margem Média', '0%'],
      ['Preço Médio', 'R$ 0'],
      ['Receita Potencial', 'R$ 0'],
    ] as const) {
      await expect(reports.figure(label)).toHaveText(value);
    }
    const names = [
      '<script>alert(1)</script>',
      `"Urso" & 'cia' \${x}`,
      '👩‍🎨🧶 צמר אדום',
      `Z${'\u0301'.repeat(99)}`,
      "=cmd|' /C calc'!A0",
    ];
    for (const name of names) {
      const data = productOf({ name, markup: 100, hours: 1, priceInCents: 100 });
      await page.request.post('/api/products', { data });
    }
    await page.reload();
    await expect(reports.top.getByRole('heading')).toHaveText(names.toReversed());
    await expectNoA11yViolations(page);
  });

  test('no barrier in the report, empty or full', async ({ signedInPage: page }) => {
    const reports = new ReportsPage(page);
    await reports.open();
    await expect(reports.figure('Total de Produtos')).toContainText('0');
    await expectNoA11yViolations(page);
    for (const markup of [10, 35, 80]) {
      const data = productOf({ name: `A ${markup}%`, markup, hours: 1, priceInCents: 100 });
      await page.request.post('/api/products', { data });
    }
    await page.reload();
    await expect(reports.top).toHaveCount(3);
    await expectNoA11yViolations(page);
  });

  test('a report that cannot be loaded says so and can be tried again', async ({
    signedInPage: page,
    problems,
  }) => {
    problems.expect(/status of 503/);
    await page.route('**/api/reports', (route) => route.fulfill({ status: 503 }));
    const reports = new ReportsPage(page);
    await reports.open();
    await expect(
      page.getByRole('heading', { name: 'Não foi possível carregar seus relatórios' }),
    ).toBeVisible();
    await expectNoA11yViolations(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.unroute('**/api/reports');
    await page.route('**/api/reports', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByText('Carregando seus relatórios…')).toBeAttached();
    release();
    await expect(reports.figure('Total de Produtos')).toContainText('0');
  });

  test('a tab that has not heard that Pro ended shows the locked view', async ({
    signedInPage: page,
    account,
    server,
    problems,
  }) => {
    problems.expect(/status of 403 .*\/api\/reports/);
    await page.route('**/api/events', () => {});
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await server.setPlan(account.email, 'free');
    await new ShellPage(page).choose('Relatórios');
    await expect(new ReportsPage(page).locked).toBeVisible();
  });
});

test('without Pro the report is locked on the screen and on the server, until Pro begins', async ({
  signedInPage: page,
  account,
  server,
}) => {
  const data = productOf({ name: 'Segredo', markup: 100, hours: 1, priceInCents: 100 });
  await page.request.post('/api/products', { data });
  const reports = new ReportsPage(page);
  await reports.open();
  await expect(reports.locked).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Upgrade/ })).toHaveAttribute(
    'href',
    '/upgrade',
  );
  await expect(page.getByText('Exemplo', { exact: true })).toBeVisible();
  await expect(reports.title).toBeHidden();
  const refused = await page.request.get('/api/reports');
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'pro_required' });

  await server.setPlan(account.email, 'pro');
  await expect(reports.title).toBeVisible();
  await expect(reports.top).toContainText('Segredo');
  await server.setPlan(account.email, 'free');
  await expect(reports.locked).toBeVisible();
  await expect(page.getByText('Segredo')).toHaveCount(0);
});
