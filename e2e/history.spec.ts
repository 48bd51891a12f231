import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bear, mug, storeProducts } from './harness/products.ts';
import { ProductsPage } from './pages/products-page.ts';

test.use({ plan: 'pro' });

const dearer = {
  ...bear,
  materials: bear.materials.map((row, at) => (at === 0 ? { ...row, unitPrice: 21.5 } : row)),
};

test('a dearer version is compared with the one before, and that one restored', {
  tag: '@once',
}, async ({ signedInPage: page, problems, announced }) => {
  problems.expect(/status of 412/);
  const [product] = await storeProducts(page.request, bear);
  const path = `/api/products/${product?.id}`;
  await page.request.put(path, { data: dearer });
  const products = new ProductsPage(page);
  await products.open();
  await products.choose(bear.name, 'Histórico');
  await expect(page.getByRole('heading', { level: 1, name: 'Histórico' })).toBeVisible();
  const versions = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('Versão atual');
  await expect(versions.first()).toContainText('de R$ 18,90 para R$ 21,50');

  await versions.last().getByRole('button', { name: 'Comparar a versão' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: 'Preço final' })).toHaveText(
    /Preço finalR\$\s409,10R\$\s416,90/,
  );
  // Both may be of the same minute: their prices tell them apart.
  await expect(dialog.getByLabel('Depois')).toContainText(/Salvo · R\$\s416,90/);
  await expect(dialog.getByRole('row', { name: 'Categoria' })).toHaveCount(0);
  await dialog.getByLabel('Só o que mudou').uncheck();
  await expect(dialog.getByRole('row', { name: 'Categoria' })).toContainText('Crochê');
  await expectNoA11yViolations(page);
  await dialog.getByRole('button', { name: 'Fechar' }).click();

  // Another tab saves meanwhile: nothing is lost, and the history shows it.
  const other = await page.request.put(path, { data: { ...dearer, fixedCosts: 9 } });
  expect(other.status()).toBe(200);
  const restore = versions.last().getByRole('button', { name: 'Restaurar a versão' });
  await restore.click();
  await announced.message('Houve outra mudança enquanto você olhava');
  await expect(versions).toHaveCount(3);
  await restore.click();
  await announced.message('Versão restaurada.');
  await expect(versions).toHaveCount(4);
  await expect(versions.first()).toContainText('Versão anterior restaurada · R$ 409,10');
  await page.getByRole('link', { name: 'Voltar aos produtos' }).click();
  await expect(products.card(bear.name)).toContainText('R$ 409,10');
});

test('the trash brings a product back', { tag: '@once' }, async ({ signedInPage: page }) => {
  const [product] = await storeProducts(page.request, mug);
  await page.request.delete(`/api/products/${product?.id}`);
  const products = new ProductsPage(page);
  await products.open();
  await page.getByRole('link', { name: 'Ver a lixeira' }).click();
  await page.getByRole('button', { name: `Restaurar ${mug.name}` }).click();
  await expect(page.getByRole('heading', { name: 'A lixeira está vazia' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar aos produtos' }).click();
  await expect(products.card(mug.name)).toBeVisible();
});

test('after Pro the versions are read and compared, and restoring one asks for Pro', {
  tag: '@once',
}, async ({ signedInPage: page, server, account }) => {
  const [product] = await storeProducts(page.request, bear);
  await page.request.put(`/api/products/${product?.id}`, { data: dearer });
  await server.setPlan(account.email, 'free');
  await page.goto(`/products/${product?.id}/history`);
  await expect(page.getByText('de R$ 18,90 para R$ 21,50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restaurar a versão' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Comparar a versão' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: 'Preço final' })).toContainText('416,90');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expectNoA11yViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Fazer Upgrade' }).click();
  await expect(page).toHaveURL(/\/upgrade$/);
});

test.describe('on the free plan', () => {
  test.use({ plan: 'free' });

  test('a user sees that versions are kept', { tag: '@once' }, async ({ signedInPage: page }) => {
    const [product] = await storeProducts(page.request, bear);
    await page.request.put(`/api/products/${product?.id}`, { data: dearer });
    await page.goto(`/products/${product?.id}/history`);
    await expect(page.getByText('2 versões guardadas')).toBeVisible();
    await expectNoA11yViolations(page);
    await page.getByRole('link', { name: 'Fazer Upgrade', exact: true }).click();
    await expect(page).toHaveURL(/\/upgrade$/);
  });
});
