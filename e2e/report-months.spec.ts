import { formatMonth } from '#core/text/time.ts';
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
    reports.month(formatMonth(month)),
  );
  if (!now || !then) throw new Error('no months');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await reports.open();
    await expect(reports.figure('Receita Potencial')).toContainText('R$ 409');
    await expect(reports.months).toContainText(/A receita potencial, R\$\s409, é/);
    // Two of 204,55 at 409,10; 6,5 h at R$ 25,00 in each.
    await expect(now.getByRole('cell')).toContainText([
      /^1/,
      /^2/,
      /R\$\s818,20/,
      /R\$\s409,10/,
      /R\$\s56,47 em 13\sh/,
    ]);
    await expect(then.getByRole('cell')).toContainText([
      /^4/,
      /^1/,
      /R\$\s192,55/,
      /Você perdeu R\$\s12,00/,
      /R\$\s23,15 em 6\sh\s30\smin/,
    ]);
    await expect(reports.months.getByRole('columnheader')).toHaveText([
      'Mês',
      'Feitas',
      'Vendidas',
      'Vendido',
      'Ganho sobre o custo',
      'Por hora de trabalho',
    ]);
    await expect(reports.months.getByRole('listitem')).toHaveText([
      'Custo',
      'Ganho',
      'Faltou para o custo',
    ]);
    await expectNoA11yViolations(page);
  }
});

test('a phone shows three months, and the others when asked', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const { id } = await storeProduct(page);
  for (const ago of [6, 5, 3, 1, 0]) {
    const happenedAt = ago === 0 ? undefined : monthsAgo(ago).begins.toISOString();
    const data = { pieces: 1, unitPrice: 250, happenedAt };
    expect((await page.request.post(`/api/products/${id}/sales`, { data })).status()).toBe(201);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const reports = new ReportsPage(page);
  await reports.open();
  const names = [0, 1, 3, 5, 6].map((ago) => formatMonth(monthsAgo(ago).name));
  const heads = reports.months.getByRole('rowheader');
  await expect(heads).toHaveText(names.slice(0, 3));
  const more = reports.months.getByRole('button', { name: 'Mostrar mais 2 meses' });
  await more.press('Enter');
  await expect(heads).toHaveText(names);
  const fewer = reports.months.getByRole('button', { name: 'Mostrar só os últimos meses' });
  await expect(fewer).toBeFocused();
  await fewer.press('Enter');
  await expect(heads).toHaveText(names.slice(0, 3));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(heads).toHaveText(names);
  await expect(reports.months.getByRole('button')).toHaveCount(0);
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

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/stock/months', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Carregando o que foi feito e vendido…')).toBeAttached();
  release();
  await expect(link).toBeVisible();
});
