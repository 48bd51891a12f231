import type { Page } from '@playwright/test';
import { monthsAgo } from '#server/testing/months-ago.ts';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { fillOf } from './harness/colours.ts';
import { bear, bookmark, mug, storeProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

/** The figure that stands under a name. */
function stat(page: Page, name: string) {
  return page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
}

test('before the first product the dashboard teaches the first step', async ({
  signedInPage: page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Olá, Ana!' })).toBeVisible();
  const start = page.getByRole('region', { name: 'Sua prateleira está vazia' });
  await expect(start.getByRole('listitem')).toHaveCount(3);
  await expect(stat(page, 'Produtos')).toHaveText('0/5');
  await expect(stat(page, 'Lucrativos')).toHaveText('0/0');
  await start.getByRole('link', { name: 'Precificar a primeira peça' }).click();
  await page.waitForURL('**/calculator');

  const form = new CalculatorPage(page);
  await form.name.fill('Bolsa de crochê');
  await form.hours.fill('3');
  await page.goto('/dashboard');
  const waiting = page.getByRole('link', { name: 'Continuar: Bolsa de crochê' });
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('main')).toContainText('R$ 250,00 até agora · falta salvar');
  await expect(start).toHaveCount(0);
  await waiting.click();
  await expect(form.name).toHaveValue('Bolsa de crochê');
});

test('four figures, the three newest, the tip and what the free plan still holds', async ({
  signedInPage: page,
}) => {
  const main = page.getByRole('main');
  const upgrade = main.getByRole('link', { name: 'Fazer Upgrade' });
  await storeProducts(page.request, { ...bear, name: 'Chaveiro' }, bookmark);
  await page.goto('/dashboard');
  await expect(stat(page, 'Produtos')).toHaveText('2/5');
  await expect(upgrade).toHaveCount(0);

  await storeProducts(page.request, mug);
  await page.goto('/dashboard');
  await expect(stat(page, 'Produtos')).toHaveText('3/5');
  await expect(upgrade).toHaveCount(1);

  await storeProducts(page.request, bear);
  await page.goto('/dashboard');
  await expect(stat(page, 'Produtos')).toHaveText('4/5');
  // (100 + 15 + 35 + 100) / 4 and (409,10 + 77,11 + 147,00 + 409,10) / 4, half-up.
  await expect(stat(page, 'Margem média')).toHaveText('63%');
  await expect(stat(page, 'Preço médio')).toHaveText('R$ 260,58');
  await expect(stat(page, 'Lucrativos')).toHaveText('2/4');
  const recent = page.getByRole('region', { name: 'Produtos recentes' });
  await expect(recent.getByRole('listitem')).toHaveText([
    /Amigurumi de urso.*Margem líquida 50,0%.*409,10.*Lucrativo/,
    /Caneca de cerâmica.*Margem líquida 46,3%.*147,00.*Atenção/,
    /Marcador de página.*Margem líquida 13,0%.*77,11.*Margem baixa/,
  ]);
  await expect(page.getByText(/^Margens abaixo de 30%.*prejuízo/)).toBeVisible();
  await expect(main).toContainText('Você está quase no limite!');
  await expect(upgrade).toHaveCount(1);
  const create = main.getByRole('link', { name: 'Nova peça' });
  const filled = await fillOf(create);
  expect(await fillOf(upgrade)).not.toBe(filled);
  await expectNoA11yViolations(page);
  await upgrade.first().click();
  await page.waitForURL('**/upgrade');
  await page.goBack();
  await recent.getByRole('link', { name: mug.name }).click();
  await page.waitForURL(/\/products\/[0-9a-f-]+$/);
  await page.goBack();
  await create.click();
  await page.waitForURL('**/calculator');

  // There is no room for another one.
  await storeProducts(page.request, bear);
  await page.goto('/dashboard');
  await expect(stat(page, 'Produtos')).toHaveText('5/5');
  expect(await fillOf(create)).not.toBe(filled);
  expect(await fillOf(upgrade)).toBe(filled);
});

test.describe('on the Pro plan', () => {
  test.use({ plan: 'pro' });

  test('after going Pro one sees what is possible now, until it was opened or dismissed', {
    tag: '@once',
  }, async ({ signedInPage: page }) => {
    await page.goto('/upgrade?upgrade=success');
    await page.waitForURL('**/dashboard');
    const steps = page.getByRole('region', { name: 'Agora você pode' }).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await steps.getByRole('link', { name: 'Guarde seus materiais uma vez' }).click();
    await page.waitForURL('**/materials');
    await page.goBack();
    await expect(steps).toHaveCount(2);
    await page.getByRole('button', { name: 'Dispensar' }).click();
    await expect(steps).toHaveCount(0);
    await page.reload();
    await expect(stat(page, 'Produtos')).toBeVisible();
    await expect(steps).toHaveCount(0);
  });

  test('products are counted without a limit, and nothing is sold', async ({
    signedInPage: page,
  }) => {
    await storeProducts(page.request, bear, bear, bear);
    await page.goto('/dashboard');
    await expect(stat(page, 'Produtos')).toHaveText('3');
    await expect(page.getByRole('link', { name: /upgrade/i })).toHaveCount(0);
    // Nor is there a month of somebody who sells nothing.
    await expect(page.getByRole('link', { name: 'Vendi' })).toHaveCount(0);
  });

  test('whoever sells sees first what the month brought', async ({ signedInPage: page }) => {
    const [product] = await storeProducts(page.request, bear);
    const sell = async (data: object) => {
      const path = `/api/products/${product?.id}/sales`;
      expect((await page.request.post(path, { data })).status()).toBe(201);
    };
    const before = monthsAgo(1);
    await sell({ pieces: 1, unitPrice: 409.1, happenedAt: before.begins.toISOString() });
    const month = page.getByRole('region', { name: /, até hoje$/ });
    await page.goto('/dashboard');
    await expect(month).toContainText(/R\$\s0,00\s?Nenhuma peça vendida ainda\./);
    await expect(month).toContainText(/você ganhou R\$\s367,05 · R\$\s56,47\spor\shora/);

    await sell({ pieces: 2, unitPrice: 409.1 });
    await page.reload();
    await expect(month).toContainText(
      /Você ganhouR\$\s734,10R\$\s56,47\spor\shora · 2\speças\svendidasR\$\s818,20\svendidos · Lucro\sR\$\s409,10/,
    );
    await expect(month.getByRole('link', { name: 'Vendi' })).toHaveAttribute('href', '/stock?sell');
    await expect(month.getByRole('link', { name: 'Produzi' })).toHaveAttribute(
      'href',
      '/stock?make',
    );
    await expectNoA11yViolations(page);
    await month.getByRole('link', { name: 'ver o mês' }).click();
    await page.waitForURL('**/reports');
  });

  test('months that cannot be loaded hide nothing else', async ({
    signedInPage: page,
    problems,
  }) => {
    problems.expect(/status of 503/);
    await storeProducts(page.request, bear);
    await page.route('**/api/stock/months', (route) => route.fulfill({ status: 503 }));
    await page.goto('/dashboard');
    const failed = page.getByRole('alert').filter({ hasText: 'o que foi feito e vendido' });
    await expect(failed).toBeVisible();
    await expect(stat(page, 'Produtos')).toHaveText('1');
    await page.unroute('**/api/stock/months');
    await failed.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(failed).toHaveCount(0);
  });
});

test('the dashboard says what it waits for, and what it could not load', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/TypeError/);
  await storeProducts(page.request, bear);
  await page.route('**/api/products/summary', () => {});
  await page.goto('/dashboard');
  await expect(page.getByText('Carregando seus produtos…')).toBeVisible();
  await expectNoA11yViolations(page);
  await page.unroute('**/api/products/summary');
  // A proxy between browser and server answers instead.
  await page.route('**/api/products/summary', (route) =>
    route.fulfill({ body: '<h1>Wi-Fi da feira</h1>' }),
  );
  await page.reload();
  await expect(page.getByText('Ocorreu um erro inesperado')).toBeVisible();
  const again = page.getByRole('button', { name: 'Tentar de novo' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/products/summary');
  await again.click();
  await expect(stat(page, 'Produtos')).toHaveText('1/5');

  // An answer that no screen was made for.
  await page.route('**/api/products?*', (route) => route.fulfill({ json: { products: [{}] } }));
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ocorreu um erro inesperado' }),
  ).toBeVisible();
  await expectNoA11yViolations(page);
  await page.unroute('**/api/products?*');
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await expect(stat(page, 'Produtos')).toHaveText('1/5');
});
