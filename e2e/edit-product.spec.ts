import { expect, test } from './fixtures.ts';
import { newAccount, signIn } from './harness/account.ts';
import { bag, storedProducts, storeProduct } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { ProductsPage } from './pages/products-page.ts';

test('a product is opened, changed and found in the list', async ({
  signedInPage: page,
  announced,
}) => {
  const product = await storeProduct(page);
  const form = new CalculatorPage(page);
  await form.openProduct(product.id);
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Produto' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voltar aos produtos' })).toBeVisible();
  await expect(form.name).toHaveValue(bag.name);
  await expect(form.rows).toHaveCount(2);
  await expect(form.folded(1)).toHaveText(/Fio de malha\s*1,5\sun\s*R\$\s18,00/);
  await form.openRow(1);
  await expect(form.row(1).getByLabel('Quantidade')).toBeFocused();
  await expect(form.rowName(1)).toHaveValue('Fio de malha');
  await expect(form.row(1).getByLabel('Quantidade')).toHaveValue('1,5');
  await form.openRow(2);
  await expect(form.row(2).getByLabel('Preço unitário')).toHaveValue('0,50');
  await expect(form.hours).toHaveValue('2');
  await expect(form.fixedCosts).toHaveValue('30,00');
  await expect(page.getByRole('radio', { name: /Alta\s*150%/ })).toBeChecked();
  await expect(form.result).toContainText('R$ 250,00');

  await form.name.fill('Bolsa de malha');
  await form.choosePreset(/Padrão/);
  await form.removeRow(2);
  await form.saveChanges();
  await form.saved();
  await announced.message('Produto atualizado com sucesso!');
  await new ProductsPage(page).open();
  const card = new ProductsPage(page).card('Bolsa de malha');
  // 18 of yarn, 50 of labour, 30 of fixed costs, doubled.
  await expect(card).toContainText('R$ 196,00');
  const [stored, ...others] = await storedProducts(page);
  expect(others).toEqual([]);
  expect(stored?.materials.map(({ name }) => name)).toEqual(['Fio de malha']);
});

test('a product without fixed costs or with a markup of its own is opened as it is', async ({
  signedInPage: page,
}) => {
  const { id } = await storeProduct(page, {
    fixedCosts: 0,
    marginPercentage: 35,
    hourlyRate: 32.5,
  });
  const form = new CalculatorPage(page);
  await form.openProduct(id);
  await expect(page.getByLabel('Não tenho custos fixos')).toBeChecked();
  await expect(page.getByRole('radio', { name: /Outra/ })).toBeChecked();
  const slider = page.getByRole('slider', { name: 'Sua margem sobre o custo' });
  await expect(slider).toHaveValue('35');
  const costs = page.getByRole('region', { name: 'Tempo e custos' });
  await expect(costs.getByText('R$ 32,50/h', { exact: true })).toBeVisible();
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('40');
});

test('an unknown, deleted or foreign product leads back to the list', async ({
  signedInPage: page,
  problems,
  request,
  server,
  announced,
}) => {
  problems.expect(/status of 404 .*api\/products/);
  const stranger = newAccount();
  await server.addAccount(stranger);
  await signIn(request, stranger);
  const foreign = await (await request.post('/api/products', { data: bag })).json();
  const deleted = await storeProduct(page);
  await page.request.delete(`/api/products/${deleted.id}`);
  for (const id of [foreign.id, deleted.id, 'nada', '00000000-0000-7000-8000-000000000000']) {
    await page.goto('/dashboard');
    await page.goto(`/edit-product/${id}`);
    await page.waitForURL('**/products');
    await announced.message('Produto não encontrado');
  }
});

test('an address without an id says so', async ({ signedInPage: page, announced }) => {
  for (const path of ['/edit-product', '/products/edit']) {
    await page.goto(path);
    await page.waitForURL('**/products');
    await announced.message('ID do produto não encontrado');
  }
});

const hostile = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  `"'\`; drop table products; -- \${7*7} {{7*7}} %s`,
  '=cmd|\' /C calc\'!A0 & "aspas" <b>',
  '🧶👩‍🎨 Bolsa أهلا وسهلا oãçac fim',
  `Z${'\u0300\u0301\u0302\u0303'.repeat(24)}!`,
];

test('hostile names go through form, list and edit unharmed', async ({ signedInPage: page }) => {
  const form = new CalculatorPage(page);
  const [name = '', ...others] = hostile;
  const materials = others.map((other) => [...other].slice(0, 24).join('').trim());
  await form.open();
  await form.name.fill(name);
  await form.fillMaterials(
    materials.map((material) => ({ name: material, quantity: '1', unitPrice: '1' })),
  );
  await form.save();
  await form.saved();
  const expected = { name, materials: materials.map((material) => ({ name: material })) };
  const [stored] = await storedProducts(page);
  expect(stored).toMatchObject(expected);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await form.openProduct(stored?.id ?? '');
  await expect(form.name).toHaveValue(name);
  for (const [index, material] of materials.entries()) {
    await expect(form.folded(index + 1)).toContainText(material);
  }
  await form.hours.fill('3');
  await form.saveChanges();
  await form.saved();
  const [changed] = await storedProducts(page);
  expect(changed).toMatchObject({ ...expected, productionTime: 3 });
});
