import { sayMonth } from '#core/dates/say-month.ts';
import { monthsAgo } from '#server/testing/months-ago.ts';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bear, storeProduct } from './harness/products.ts';
import { ReportsPage } from './pages/reports-page.ts';

test.use({ plan: 'pro' });

test('what was made and sold stands by month beside the potential revenue, on both widths', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const { id } = await storeProduct(page, bear);
  const tell = async (what: 'productions' | 'sales', data: object) => {
    const answer = await page.request.post(`/api/products/${id}/${what}`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  const before = monthsAgo(2);
  await tell('productions', { pieces: 4, happenedAt: before.begins.toISOString() });
  await tell('sales', { pieces: 1, unitPrice: 192.55, happenedAt: before.begins.toISOString() });
  await tell('productions', { pieces: 1 });
  await tell('sales', { pieces: 2, unitPrice: 409.1 });

  const reports = new ReportsPage(page);
  const [now, then] = [monthsAgo(0).name, before.name].map((month) =>
    reports.month(sayMonth(month)),
  );
  if (!now || !then) throw new Error('no months');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await reports.open();
    await expect(reports.figure('Receita Potencial')).toContainText('R$ 409');
    await expect(reports.months).toContainText(/A receita potencial, R\$\s409, é/);
    // Two of 204,55 at 409,10, of which 162,50 are 6,5 h at R$ 25,00.
    await expect(now.getByRole('rowheader')).toContainText('2 vendidas · 1 feita');
    await expect(now.getByRole('cell')).toContainText([
      /^R\$\s818,20$/,
      /^R\$\s734,10R\$\s56,47\spor\shora, em 13\shLucro\sR\$\s409,10$/,
      'Quais peças',
    ]);
    await expect(then.getByRole('rowheader')).toContainText('1 vendida · 4 feitas');
    await expect(then.getByRole('cell')).toContainText([
      /^R\$\s192,55$/,
      /^R\$\s150,50R\$\s23,15\spor\shora, em 6\sh\s30\sminPrejuízo\sR\$\s12,00$/,
      'Quais peças',
    ]);
    await now.getByText('Quais peças').click();
    await expect(now.getByRole('term')).toHaveText(`2 × ${bear.name}`);
    await expect(now.getByRole('definition')).toHaveText(/^R\$\s734,10$/);
    await expect(reports.months.getByRole('columnheader')).toHaveText([
      'Mês',
      'Vendido',
      'Você ganhou',
    ]);
    await expect(reports.months.getByRole('listitem')).toHaveText([
      'Materiais e custos fixos',
      'Você ganhou',
    ]);
    await expectNoA11yViolations(page);
  }
});

test('three months are shown whole, and the others when asked', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const { id } = await storeProduct(page);
  for (const ago of [6, 5, 3, 1, 0]) {
    const happenedAt = ago === 0 ? undefined : monthsAgo(ago).begins.toISOString();
    const data = { pieces: 1, unitPrice: 12_500, happenedAt };
    expect((await page.request.post(`/api/products/${id}/sales`, { data })).status()).toBe(201);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  const reports = new ReportsPage(page);
  await reports.open();
  const names = [0, 1, 3, 5, 6].map(
    (ago) => new RegExp(`^${sayMonth(monthsAgo(ago).name)}1 vendida$`),
  );
  const heads = reports.months.getByRole('rowheader');
  await expect(heads).toHaveText(names.slice(0, 3));
  const aside = await reports.months
    .getByRole('table')
    .evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth);
  expect(aside).toBe(0);
  const more = reports.months.getByRole('button', { name: 'Mostrar mais 2 meses' });
  await more.press('Enter');
  await expect(heads).toHaveText(names);
  const fewer = reports.months.getByRole('button', { name: 'Mostrar só os últimos meses' });
  await expect(fewer).toBeFocused();
  await fewer.press('Enter');
  await expect(heads).toHaveText(names.slice(0, 3));
});

test('before the first sale it leads to the stock, and what cannot be loaded can be tried again', {
  tag: '@once',
}, async ({ signedInPage: page, problems }) => {
  await storeProduct(page);
  const reports = new ReportsPage(page);
  await reports.open();
  await expect(reports.months).toContainText('Toque em “Vendi” numa peça do Estoque');
  const link = reports.months.getByRole('link', { name: 'Abrir o Estoque' });
  await expect(link).toHaveAttribute('href', '/stock');
  await expectNoA11yViolations(page);

  problems.expect(/status of 503/);
  await page.route('**/api/stock/months', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  const failed = page.getByRole('alert').filter({ hasText: 'o que foi feito e vendido' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sugestões de Melhoria' })).toBeVisible();
  await page.unroute('**/api/stock/months');
  await failed.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(link).toBeVisible();
});
