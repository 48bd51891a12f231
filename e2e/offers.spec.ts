import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bag, storedProducts, storeProduct } from './harness/products.ts';
import { ProductsPage } from './pages/products-page.ts';
import { StockPage } from './pages/stock-page.ts';

test.use({ plan: 'pro' });

// 20,00 of materials, 30,00 of fixed costs and two hours at R$ 25,00: 100,00 in all.
const name = bag.name;

test('an offer is answered on the device, becomes the price and is taken back', async ({
  signedInPage: page,
}) => {
  await storeProduct(page);
  const products = new ProductsPage(page);
  const { dialog } = products;
  const amount = dialog.getByLabel('Quanto ofereceram');
  await products.open();
  await expect(products.card(name)).toContainText('R$ 250,00');
  await products.offer(name).click();
  await expect(amount).toBeFocused();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.keyboard.type('90');
  await expect(dialog).toContainText(
    'Com R$ 90,00 você ganha R$ 40,00: R$ 20,00 por hora, abaixo dos R$ 25,00 que você quer. A sua hora não está paga: faltam R$ 10,00',
  );
  await expect(dialog.getByText('Prejuízo', { exact: true })).toBeVisible();
  await amount.fill('40');
  await expect(dialog).toContainText('você paga para trabalhar: faltam R$ 10,00');
  await amount.fill('noventa');
  await expect(amount).toHaveAccessibleDescription(/Digite um valor em reais/);
  await expect(dialog.getByRole('button', { name: 'Ficar com este preço' })).toBeHidden();
  await amount.fill('110');
  await expect(dialog).toContainText('acima dos R$ 25,00 que você quer. Lucro de R$ 10,00.');
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await expectNoA11yViolations(page);

  await dialog.getByRole('button', { name: 'Ficar com este preço' }).click();
  await expect(dialog).toBeHidden();
  await expect(products.card(name)).toContainText('R$ 110,00');
  expect(await storedProducts(page)).toMatchObject([{ chosenPrice: 110, finalPrice: 110 }]);
  await products.undo(`${name}: agora o preço é R$ 110,00.`);
  await expect(products.toast('O preço voltou a R$ 250,00.')).toBeVisible();
  await expect(products.card(name)).toContainText('R$ 250,00');
  expect(await storedProducts(page)).toMatchObject([{ chosenPrice: null, finalPrice: 250 }]);
});

test('an offer on the page of a product becomes a sale at that price', async ({
  signedInPage: page,
}) => {
  const { id } = await storeProduct(page);
  await page.goto(`/products/${id}`);
  const offers = page.getByRole('main');
  await offers.getByLabel('Quanto ofereceram').fill('89,9');
  await expect(offers).toContainText('Com R$ 89,90 você ganha R$ 39,90: R$ 19,95 por hora');
  await offers.getByRole('link', { name: 'Vendi por R$ 89,90' }).click();
  const stock = new StockPage(page);
  await expect(stock.field('Preço por peça')).toHaveValue('89,90');
  await stock.save();
  await page.waitForURL(`**/products/${id}`);
  const { products } = await (await page.request.get('/api/stock')).json();
  expect(products).toMatchObject([{ onHand: -1 }]);
});
