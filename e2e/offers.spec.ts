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
  await expect(dialog).toContainText('Abaixo da sua hora: R$ 20 por hora');
  await expect(dialog).toContainText('você ganha R$ 40, e a hora fica R$ 5 abaixo da sua.');
  await expect(dialog).toContainText('R$ 100 seu piso: paga a sua hora');
  await amount.fill('40');
  await expect(dialog).toContainText('Não dá: você paga para trabalhar');
  await expect(dialog).toContainText('Com R$ 40 faltam R$ 10 para materiais e custos fixos.');
  await amount.fill('noventa');
  await expect(amount).toHaveAccessibleDescription(/Digite um valor em reais/);
  await expect(dialog.getByRole('button', { name: /^Mudar o preço/ })).toBeHidden();
  await amount.fill('110');
  await expect(dialog).toContainText('Dá: R$ 30 por hora');
  // The keyboard of a phone goes, and what it covered is seen.
  await page.keyboard.press('Enter');
  await expect(amount).not.toBeFocused();
  const counters = dialog.getByRole('group', { name: 'Responda com' }).getByRole('button');
  await expect(counters).toHaveText([/R\$\s160\s*R\$\s55 por hora/, /R\$\s180\s*R\$\s65 por hora/]);
  await counters.last().click();
  await expect(amount).toHaveValue('180,00');
  await expect(dialog).toContainText('Dá: R$ 65 por hora');
  await expect(counters).toHaveCount(2);
  await dialog.getByRole('button', { name: '−5 reais' }).click();
  await expect(amount).toHaveValue('175,00');
  await amount.fill('110');
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await expectNoA11yViolations(page);

  await dialog.getByRole('button', { name: 'Mudar o preço para R$ 110' }).click();
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
  await page.getByLabel('Quanto ofereceram?').fill('89,9');
  await page.keyboard.press('Enter');
  const offers = page.getByRole('dialog');
  await expect(offers).toContainText('Abaixo da sua hora: R$ 19,95 por hora');
  await expect(offers).toContainText('Com R$ 89,90 você ganha R$ 39,90');
  await offers.getByRole('link', { name: 'Vendi por R$ 89,90' }).click();
  const stock = new StockPage(page);
  await expect(stock.field('Preço por peça')).toHaveValue('89,90');
  await stock.save();
  await page.waitForURL(`**/products/${id}`);
  const { products } = await (await page.request.get('/api/stock')).json();
  expect(products).toMatchObject([{ onHand: -1 }]);

  // Another price by one press, which can be taken back.
  const ladder = page.getByRole('group', { name: 'Outros preços' }).getByRole('button');
  await expect(ladder).toHaveText([
    /R\$\s100\s*paga a sua hora\s*R\$\s25,00\/h/,
    /R\$\s150\s*margem 50%/,
    /R\$\s200\s*margem 100%/,
    /R\$\s250\s*margem 150%/,
  ]);
  await expect(ladder.last()).toHaveAttribute('aria-pressed', 'true');
  await ladder.first().click();
  const list = new ProductsPage(page);
  await list.undo(`${name}: agora o preço é R$ 100,00.`);
  await expect(list.toast('O preço voltou a R$ 250,00.')).toBeVisible();
  await expect(ladder.last()).toHaveAttribute('aria-pressed', 'true');
});
