import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { fillOf } from './harness/colours.ts';
import { bear, bookmark, mug, storeProducts } from './harness/products.ts';

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
});

test('four figures, the three newest, the tip and what the free plan still holds', async ({
  signedInPage: page,
}) => {
  const main = page.getByRole('main');
  const upgrade = main.getByRole('link', { name: 'Fazer Upgrade' });
  await storeProducts(page.request, { ...bear, name: 'Chaveiro' }, bookmark);
  await page.goto('/dashboard');
  await expect(stat(page, 'Produtos')).toHaveText('2/5');
  const banner = page.getByRole('complementary', { name: 'Plano Gratuito' });
  await expect(banner).toContainText('Você está no plano Gratuito');
  await expect(banner).toContainText('2/5 produtos usados. Faça upgrade para recursos ilimitados');
  await expect(upgrade).toHaveCount(1);

  // The button at the top takes the banner's place.
  await storeProducts(page.request, mug);
  await page.goto('/dashboard');
  await expect(stat(page, 'Produtos')).toHaveText('3/5');
  await expect(upgrade).toHaveCount(1);
  await expect(banner.getByRole('link')).toHaveCount(0);

  await storeProducts(page.request, bear);
  await page.goto('/dashboard');
  await expect(stat(page, 'Produtos')).toHaveText('4/5');
  // (100 + 15 + 35 + 100) / 4 and (409,10 + 77,11 + 147,00 + 409,10) / 4, half-up.
  await expect(stat(page, 'Margem média')).toHaveText('63%');
  await expect(stat(page, 'Preço médio')).toHaveText('R$ 260,58');
  await expect(stat(page, 'Lucrativos')).toHaveText('2/4');
  const recent = page.getByRole('region', { name: 'Produtos recentes' });
  await expect(recent.getByRole('listitem')).toHaveText([
    /Amigurumi de urso.*409,10.*Lucrativo.*Margem líquida 50,0%/,
    /Caneca de cerâmica.*147,00.*Atenção.*Margem líquida 46,3%/,
    /Marcador de página.*77,11.*Margem baixa.*Margem líquida 13,0%/,
  ]);
  await expect(page.getByText(/^Margens abaixo de 30%.*prejuízo/)).toBeVisible();
  await expect(page.getByText(/^Lucrativo: margem sobre o custo de 40% ou mais\./)).toBeVisible();
  await expect(banner).toContainText('Você está quase no limite!');
  await expect(upgrade).toHaveCount(1);
  const create = main.getByRole('link', { name: 'Nova precificação' });
  const filled = await fillOf(create);
  expect(await fillOf(upgrade)).not.toBe(filled);
  await expectNoA11yViolations(page);
  await upgrade.first().click();
  await page.waitForURL('**/upgrade');
  await page.goBack();
  await recent.getByRole('link', { name: mug.name }).click();
  await page.waitForURL('**/edit-product/**');
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

  test('products are counted without a limit, and nothing is sold', async ({
    signedInPage: page,
  }) => {
    await storeProducts(page.request, bear, bear, bear);
    await page.goto('/dashboard');
    await expect(stat(page, 'Produtos')).toHaveText('3');
    await expect(page.getByRole('link', { name: /upgrade/i })).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Plano Gratuito' })).toHaveCount(0);
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
