import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newAccount, signIn } from './harness/account.ts';
import { whatBreaks } from './harness/line-breaks.ts';
import { bear, mug, storeProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { dialogs } from './pages/dialogs.ts';
import { LandingPage } from './pages/landing-page.ts';

const widths = [320, 360, 390, 1280];

/** A name of one word that cannot be broken. */
const long = 'Amigurumi'.repeat(12).slice(0, 100);

/** 9.999.999,99 reais, most of it cost in the one and profit in the other. */
const dear = {
  ...bear,
  name: long,
  productionTime: 1,
  hourlyRate: 25,
  fixedCosts: 0,
  marginPercentage: 10,
  materials: [{ name: long.slice(0, 50), quantity: 90.9088, unitPrice: 99_999.99 }],
};
const profitable = {
  ...dear,
  // Not that of the account, so that its price can be recalculated.
  hourlyRate: 40,
  marginPercentage: 300,
  materials: [{ name: 'Linha', quantity: 24.99, unitPrice: 99_999.99 }],
};

async function expectWhole(page: Page, where: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.soft.poll(() => whatBreaks(page), { message: `${where} at ${width}` }).toEqual([]);
  }
}

test('no amount and no word breaks on any screen or dialog with figures', {
  tag: '@once',
}, async ({ page, server, problems }) => {
  test.slow();
  problems.expect(/status of 412/);
  const account = newAccount({ name: long });
  await server.addAccount(account);
  await signIn(page.request, account);
  const stored = await storeProducts(page.request, mug, profitable, dear);
  const material = { name: long, category: long.slice(0, 50), unitType: 'unidade' };
  const data = { ...material, unitPrice: 99_999.99 };
  await page.request.post('/api/materials', { data });

  const edit = stored.map(({ id }) => `/products/${id}/edit`);
  for (const path of ['/dashboard', '/products', ...edit, '/upgrade']) {
    await visit(page, path);
  }
  await server.setPlan(account.email, 'pro');
  for (const path of ['/dashboard', '/materials', '/reports']) await visit(page, path);

  const [, product] = stored;
  if (!product) throw new Error('no product stored');
  for (const [name, heading] of [
    ['reprice', 'Recalcular preços'],
    ['conflict', 'Este produto mudou em outro lugar'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await dialogs[name]?.(page, { product, material: '' });
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
    await expectWhole(page, name);
  }
});

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main').getByText('R$').first()).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expectWhole(page, path);
  if (!path.endsWith('/edit')) return;
  await page.setViewportSize({ width: 390, height: 800 });
  await new CalculatorPage(page).showDetails();
  await expectWhole(page, `${path} with its details`);
}

test('no amount breaks on the landing page, and one that does is found', {
  tag: '@once',
}, async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await expectWhole(page, 'landing page');
  await landing.fillRow(1, { name: long.slice(0, 50), quantity: '90,9088', unitPrice: '99999,99' });
  await landing.chooseMarkup(/100%/);
  await expectWhole(page, 'dear product');

  const amount = 'R$\u00a01.234,56';
  await page.setContent(`
    <p style="overflow-wrap: anywhere; width: 4ch">${amount}</p>
    <div style="width: 4ch"><b>${amount}</b></div>
    <p>${amount}</p>
  `);
  expect(await whatBreaks(page)).toEqual([
    expect.stringContaining('lines in P'),
    expect.stringContaining('out of DIV'),
  ]);
});
