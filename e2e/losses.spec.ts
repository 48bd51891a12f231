import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bag, storedProducts, storeProducts } from './harness/products.ts';
import { ProductsPage } from './pages/products-page.ts';
import { ReportsPage } from './pages/reports-page.ts';

test.use({ plan: 'pro' });

/** One hour each: at R$ 25,00 they earn, at R$ 100,00 they lose. */
const hourly = [40, 60, 100, 150, 200].map((marginPercentage, index) => ({
  ...bag,
  name: `Peça ${index + 1}`,
  productionTime: 1,
  fixedCosts: 0,
  materials: [{ name: 'Fio', quantity: 1, unitPrice: 1 }],
  marginPercentage,
}));

/** Nothing on the screen is called lucrative, or shown as if it were. */
async function expectNothingLucrative(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText('Lucrativo', { exact: true })).toHaveCount(0);
  const greens = await main.evaluate((element) => {
    const probe = document.createElement('i');
    element.append(probe);
    const colourOf = (name: string) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    };
    const green = new Set(['--good-ink', '--good-soft'].map(colourOf));
    const found = [...element.querySelectorAll('*')].filter((each) => {
      const { color, backgroundColor } = getComputedStyle(each);
      return each !== probe && (green.has(color) || green.has(backgroundColor));
    });
    probe.remove();
    return found.map((each) => each.textContent);
  });
  expect(greens).toEqual([]);
}

test('after a raised rate five products that lose are green nowhere, whatever was typed', async ({
  signedInPage: page,
}) => {
  await storeProducts(page.request, ...hourly);
  const products = new ProductsPage(page);
  await products.open();
  await expect(products.cards.getByText('Lucrativo', { exact: true })).toHaveCount(5);
  await page.request.patch('/api/me', { data: { hourlyRate: 100 } });

  await products.open();
  await expect(products.cards.getByText('Prejuízo', { exact: true })).not.toHaveCount(0);
  for (const { name } of hourly) {
    // The badge, and the name of the profit.
    await expect(products.card(name).getByText('Prejuízo', { exact: true })).toHaveCount(2);
    await expect(products.card(name)).toContainText(/Prejuízo-R\$/);
  }
  await expectNothingLucrative(page);
  await expectNoA11yViolations(page);
  await products.narrowTo('Lucrativo');
  await expect(page.getByRole('heading', { name: 'Nada com essa busca' })).toBeVisible();
  await products.narrowTo('Margem baixa ou prejuízo');
  await expect(products.cards).toHaveCount(5);
  // The one that loses least comes first.
  await products.sort.selectOption('Maior margem');
  await expect(products.names).toHaveText(hourly.map(({ name }) => name).toReversed());

  const [piece] = await storedProducts(page);
  await page.goto(`/products/${piece?.id}/edit`);
  await expect(
    page.getByText(/Com o valor de hoje, esta peça dá prejuízo de R\$\s\d/),
  ).toBeVisible();

  await page.goto('/dashboard');
  const recent = page.getByRole('region', { name: 'Produtos recentes' });
  await expect(recent.getByText('Prejuízo', { exact: true })).toHaveCount(3);
  await expect(recent.getByRole('listitem').first()).toContainText(/Margem líquida -\d/);
  await expect(page.getByText('0/5', { exact: true })).toBeVisible();
  await expectNothingLucrative(page);
  await expectNoA11yViolations(page);

  const reports = new ReportsPage(page);
  await reports.open();
  await expect(reports.bar('Lucrativos').getByRole('cell')).toHaveText(['0 produtos', '0%']);
  await expect(reports.bar('Prejuízo').getByRole('cell')).toHaveText(['5 produtos', '100%']);
  await expect(reports.figure('Margem Média')).toHaveText(/^-\d+%$/);
  await expect(reports.top).toHaveCount(0);
  await expect(page.getByText(/nenhum produto dá lucro\.$/)).toBeVisible();
  await expect(reports.tip('Boa rentabilidade')).toContainText('0 produtos lucrativos');
  await expect(page.getByText('Muito bom!')).toHaveCount(0);
  await expectNoA11yViolations(page);
});

test('a product of the lowest class that earns something is no loss on its card', async ({
  signedInPage: page,
}) => {
  await storeProducts(page.request, { ...bag, marginPercentage: 20 });
  const products = new ProductsPage(page);
  await products.open();
  await expect(products.card(bag.name)).toContainText('Margem baixa');
  await expect(products.card(bag.name)).toContainText('LucroR$ 20,00');
  await expect(products.card(bag.name)).not.toContainText('Prejuízo');
  const reports = new ReportsPage(page);
  await reports.open();
  await expect(reports.bar('Prejuízo').getByRole('cell').first()).toHaveText('1 produto');
});
