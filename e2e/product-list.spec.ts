import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bag, bear, bookmark, mug, storeProducts } from './harness/products.ts';
import { ProductsPage } from './pages/products-page.ts';

test.use({ plan: 'pro' });

const shapes = [bear, bag, { ...mug, hourlyRate: 25 }, bookmark, { ...bag, marginPercentage: 35 }];

const six = Array.from({ length: 6 }, (_, n) => ({
  ...(shapes[n % shapes.length] ?? bear),
  name: `Peça ${n + 1}`,
}));

test('from six products on they are a list, unless somebody chose cards on this device', async ({
  signedInPage: page,
}) => {
  await storeProducts(page.request, ...six.slice(1));
  const products = new ProductsPage(page);
  await products.open();
  await expect(products.action('Editar', 'Peça 6')).toBeVisible();
  await storeProducts(page.request, ...six.slice(0, 1));
  await products.open();
  await expect(products.names).toHaveCount(6);
  await expect(products.action('Editar', 'Peça 1')).toHaveCount(0);
  await products.show('Cartões');
  await expect(products.action('Editar', 'Peça 1')).toBeVisible();
  await products.open();
  await expect(products.action('Editar', 'Peça 1')).toBeVisible();
});

test('ten products are one and a half screens of a phone at most', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const ten = [...six, ...six.slice(0, 4)];
  await storeProducts(page.request, ...ten);
  const products = new ProductsPage(page);
  await products.open();
  const first = products.card('Peça 4').first();
  await expect(first).toContainText('R$ 35,06 por hora');
  await expect(first).toContainText('R$ 77,11');
  await expect(first).toContainText('Margem baixa');
  const tops = await products.cards.evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().top),
  );
  // Search, order and filters take no more of it, and leave as many rows as this in view.
  expect(tops[0]).toBeLessThanOrEqual(180);
  const bar = await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox();
  expect(tops.filter((top) => top + 64 <= (bar?.y ?? 0)).length).toBeGreaterThanOrEqual(9);
  expect(tops.slice(1).map((top, index) => top - (tops[index] ?? 0))).toEqual(Array(9).fill(64));
  const size = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(size).toBeLessThanOrEqual(1.5 * (page.viewportSize()?.height ?? 0));
});

test('a row leads to the product, and back to the row', async ({ signedInPage: page }) => {
  const many = Array.from({ length: 40 }, (_, n) => ({ ...bear, name: `Peça ${n + 1}` }));
  await Promise.all(many.map((data) => page.request.post('/api/products', { data })));
  const products = new ProductsPage(page);
  await products.open('?ordem=nome');
  const link = products.link('Peça 25');
  await expect(products.link('Peça 1')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1_400));
  await link.focus();
  const before = await link.boundingBox();
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Peça 25' })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText('Você ganha');
  await expect(main).toContainText('Mão de obraR$ 162,50');
  const materials = main.getByRole('region', { name: 'Materiais' }).getByRole('listitem');
  await expect(materials.first()).toHaveText(/1,5 × Fio de algodão.*28,35/);
  await main.getByRole('link', { name: 'Produtos' }).click();
  await expect(page).toHaveURL(/\?ordem=nome$/);
  await expect(link).toBeFocused();
  await expect
    .poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(2);
});

test('the table is sorted by each of its columns, in both directions', async ({
  signedInPage: page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has rows');
  const shawl = { ...bear, name: 'Xale', productionTime: 12, marginPercentage: 10 };
  await storeProducts(page.request, ...six.slice(0, 5), bear, shawl);
  const products = new ProductsPage(page);
  await products.open();
  let shown = '';
  const press = async (column: string, sorted: 'ascending' | 'descending') => {
    const head = products.column(column);
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', sorted);
    const names = async () => (await products.names.allTextContents()).join();
    await expect.poll(names, column).not.toBe(shown);
    await expect(head.getByRole('button')).toBeFocused();
    shown = await names();
    return shown;
  };
  const seen = new Set<string>();
  for (const column of [
    'Peça',
    'Preço',
    'Você ganha',
    'Por hora',
    'Lucro',
    'Margem líquida',
    'Estado',
  ]) {
    const [usual, other] =
      column === 'Peça'
        ? (['ascending', 'descending'] as const)
        : (['descending', 'ascending'] as const);
    const [first, then] = [await press(column, usual), await press(column, other)];
    seen.add(`${first} ${then}`);
  }
  expect(seen.size).toBeGreaterThan(4);
  await expect(products.sort).toHaveValue('markup-reversed');
  await products.sort.selectOption('Maior preço');
  await expect(products.column('Preço')).toHaveAttribute('aria-sort', 'descending');
  await expect(products.names.first()).toHaveText(bear.name);
});

test('the menu of a row does what a card does, and asks before it deletes', async ({
  signedInPage: page,
}) => {
  await storeProducts(page.request, ...six);
  const products = new ProductsPage(page);
  await products.open();
  await products.choose('Peça 3', 'Duplicar');
  await expect(products.link('Peça 3 (Cópia)')).toBeVisible();
  await products.choose('Peça 3', 'Compartilhar');
  await expect(products.shared('Para o cliente')).toBeVisible();
  await page.keyboard.press('Escape');
  await products.choose('Peça 3', 'Excluir');
  await expect(products.dialog).toContainText('Tem certeza que deseja excluir "Peça 3"?');
  await products.dialog.getByRole('button', { name: 'Sim, excluir' }).click();
  await expect(products.link('Peça 3')).toHaveCount(0);
  await expect(page.locator('[id^="card-"]:focus')).toContainText('Peça 2');
  await expect(products.toast('Produto excluído com sucesso!')).toBeVisible();
  await products.choose('Peça 2', 'Editar');
  await page.waitForURL('**/edit-product/**');
});

test('its menu ends within the screen, and gives the focus back', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await storeProducts(page.request, ...six);
  const products = new ProductsPage(page);
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 500 },
  ]) {
    await page.setViewportSize(size);
    await products.open();
    await products.search.fill('peca 3');
    await expect(products.names).toHaveCount(1);
    const menu = products.menu('Peça 3');
    const button = menu.getByRole('button').first();
    await button.click();
    const panel = await menu.getByRole('dialog').boundingBox();
    expect(panel?.y).toBeGreaterThanOrEqual(0);
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(size.height);
    await menu.getByRole('button', { name: 'Excluir' }).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('button', { name: 'Excluir' })).toBeInViewport();
    await expectNoA11yViolations(page);
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a product that is gone says so, and one that was listed shows without a connection', {
  tag: '@once',
}, async ({ signedInPage: page, problems }) => {
  problems.expect(/status of 404|ERR_FAILED/);
  const [gone] = await storeProducts(page.request, ...six);
  const products = new ProductsPage(page);
  await products.open();
  await page.route('**/api/products/*', (route) => route.abort());
  await products.link('Peça 1').click();
  await expect(page.getByText(/a peça está como da última vez/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Peça 1' })).toBeVisible();
  await page.unroute('**/api/products/*');
  await page.request.delete(`/api/products/${gone?.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Produto não encontrado' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver as peças' }).click();
  await expect(products.link('Peça 2')).toBeVisible();
  await expect(products.link('Peça 1')).toHaveCount(0);
});

test('a page for a customer says no cost, no margin and no profit', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const [bearStored] = await storeProducts(page.request, bear);
  await page.goto(`/products/${bearStored?.id}/sheet`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Margem líquida');
  await page.getByRole('radio', { name: 'Para o cliente' }).check();
  await expect(page).toHaveURL(/\?para=cliente$/);
  await expect(main).toContainText('Feito à mão com');
  await expect(main).not.toContainText(/Margem|Lucro|Custo|hora|ganha|204,55/);
});

test('what is searched for stays, though the screen was pressed for again just before', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await storeProducts(page.request, ...six);
  const products = new ProductsPage(page);
  await products.open();
  await expect(products.names).toHaveCount(6);
  // In one task: on a slow phone the press takes effect only after the first characters.
  await products.search.evaluate((field: HTMLInputElement) => {
    document.querySelector<HTMLElement>('nav[aria-label="Atalhos"] a[href="/products"]')?.click();
    field.focus();
    document.execCommand('insertText', false, 'peça 3');
  });
  await expect(page).toHaveURL(/busca=/);
  await expect(products.search).toHaveValue('peça 3');
  await expect(products.names).toHaveText(['Peça 3']);
});
