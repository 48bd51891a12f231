import type { Page } from '@playwright/test';
import type { ProductInput } from '#core/products/product-schemas.ts';
import type { Stock } from '#core/stock/stock-schemas.ts';
import { expect, test } from './fixtures.ts';
import { Hand } from './harness/hand.ts';
import { printed } from './harness/paper.ts';
import { bear, storeProducts } from './harness/products.ts';
import { ProductsPage } from './pages/products-page.ts';
import { StockPage } from './pages/stock-page.ts';

// What is done at a fair with a phone in one hand, from the home screen on, and what it takes.

test.use({ plan: 'pro' });

/** What each took before lists were lists and a bar lay under the thumb, which is the most it may. */
const first = {
  sale: { taps: 5, keys: 0, screens: 0 },
  saleFromStock: { taps: 5, keys: 0, screens: 0 },
  saleFromProducts: { taps: 5, keys: 0, screens: 4 },
  thirtiethByScrolling: { taps: 2, keys: 0, screens: 24.2 },
  thirtiethBySearch: { taps: 3, keys: 4, screens: 0 },
  stockOfTen: { taps: 55, keys: 10, screens: 6 },
  priceList: { taps: 19, keys: 0, screens: 6.3 },
  backFromSale: { taps: 1, keys: 0, screens: 0 },
  offer: { taps: 4, keys: 2, screens: 6 },
} as const;

const pieces = ['Almofada', 'Bolsa', 'Caneca', 'Chaveiro', 'Manta', 'Pulseira', 'Touca', 'Vaso'];
const colours = ['amarelo', 'azul', 'branco', 'preto', 'verde'];
const shawl = { ...bear, name: 'Xale de renda', productionTime: 3 };

/** Forty, the newest last; the shawl is the thirtieth from the newest on. */
const many: ProductInput[] = pieces
  .flatMap((piece) => colours.map((colour) => ({ ...bear, name: `${piece} em ${colour}` })))
  .with(10, shawl);

const materials = [
  'Barbante cru',
  'Botão de coco',
  'Cola de tecido',
  'Elástico fino',
  'Enchimento de fibra',
  'Feltro verde',
  'Linha de bordado',
  'Miçanga azul',
  'Tricoline floral',
  'Zíper de 20 cm',
];

async function store({ request }: Page, path: string, data: object): Promise<void> {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Eight products, of each of which five pieces are in stock and one was sold this month. */
async function storeShop(page: Page): Promise<void> {
  const products = pieces.map((name, index) => ({ ...bear, name, productionTime: index + 1 }));
  for (const { id } of await storeProducts(page.request, ...products)) {
    await store(page, `/api/products/${id}/productions`, { pieces: 6 });
    await store(page, `/api/products/${id}/sales`, { pieces: 1, unitPrice: 300 });
  }
}

const stockOf = async ({ request }: Page): Promise<Stock> =>
  (await request.get('/api/stock')).json();

async function onHand(page: Page, product: string): Promise<number | undefined> {
  const { products } = await stockOf(page);
  return products.find(({ name }) => name === product)?.onHand;
}

/** A hand at a phone that shows the home screen. */
class Person extends Hand {
  readonly page: Page;

  constructor(page: Page) {
    super(page);
    this.page = page;
  }

  async goHome(): Promise<void> {
    await this.page.goto('/dashboard');
    await expect(this.page.getByText('Margem média')).toBeVisible();
  }

  async go(screen: string): Promise<void> {
    const bar = this.page.getByRole('navigation', { name: 'Atalhos' });
    await this.tap(bar.getByRole('link', { name: screen }));
    await this.page.getByRole('heading', { level: 1, name: screen }).waitFor();
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Confirms the sale that is shown, at the price that it begins with. */
  async register(stock: StockPage): Promise<void> {
    await expect(stock.field('Preço por peça')).not.toHaveValue('');
    await this.tap(stock.dialog.getByRole('button', { name: 'Registrar' }));
    await expect(stock.dialog).toBeHidden();
  }
}

test('a sale', async ({ signedInPage: page }) => {
  await storeShop(page);
  const person = new Person(page);
  const stock = new StockPage(page);
  await person.goHome();
  await person.tap(page.getByRole('link', { name: 'Vendi' }));
  await person.tap(stock.choice('Caneca'));
  await person.register(stock);
  await page.waitForURL('**/dashboard');
  expect(await onHand(page, 'Caneca')).toBe(4);
  person.tell('Venda a partir do início', first.sale);
});

test('a sale from the stock', async ({ signedInPage: page }) => {
  await storeShop(page);
  const person = new Person(page);
  const stock = new StockPage(page);
  await person.goHome();
  await person.go('Estoque');
  await person.tap(page.getByText('Peças prontas'));
  await person.tap(person.button('Mais ações: Caneca'));
  await person.tap(stock.dialog.getByRole('button', { name: 'Vendi' }));
  await person.register(stock);
  expect(await onHand(page, 'Caneca')).toBe(4);
  person.tell('Venda pelo estoque', first.saleFromStock);
});

test('a sale from the list of products', async ({ signedInPage: page }) => {
  await storeShop(page);
  const person = new Person(page);
  const stock = new StockPage(page);
  await person.goHome();
  await person.go('Produtos');
  await person.tap(person.button('Mais ações: Caneca'));
  await person.tap(page.getByRole('link', { name: 'Vendi' }));
  await person.register(stock);
  expect(await onHand(page, 'Caneca')).toBe(4);
  person.tell('Venda pela lista', first.saleFromProducts);
});

for (const name of ['thirtiethByScrolling', 'thirtiethBySearch'] as const) {
  test(`the price of the thirtieth of forty products: ${name}`, async ({ signedInPage: page }) => {
    await storeProducts(page.request, ...many);
    const person = new Person(page);
    const products = new ProductsPage(page);
    await person.goHome();
    await person.go('Produtos');
    await expect(products.names.first()).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (name === 'thirtiethBySearch') {
      await person.tap(products.search);
      await person.type('xale');
      await expect(products.names).toHaveText([shawl.name]);
    }
    const price = products.card(shawl.name).getByText('R$ 234,10');
    await person.lookFor(price);
    await expect(price).toBeInViewport();
    const way = name === 'thirtiethBySearch' ? 'pela busca' : `em ${height} px`;
    person.tell(`Preço do 30º de 40 produtos, ${way}`, first[name]);
  });
}

test('the stock of ten materials', async ({ signedInPage: page }) => {
  for (const name of materials) {
    await store(page, '/api/materials', { name, unitType: 'unidade', unitPrice: 2 });
  }
  const person = new Person(page);
  const stock = new StockPage(page);
  await person.goHome();
  await person.go('Estoque');
  await person.tap(page.getByRole('link', { name: 'Controlar o estoque' }));
  await expect(stock.dialog.getByRole('textbox').first()).toBeFocused();
  await person.enter(...materials.slice(1).map(() => '5'));
  await person.type('5');
  await person.tap(stock.dialog.getByRole('button', { name: 'Controlar 10 materiais' }));
  await expect(stock.dialog).toBeHidden();
  const { materials: stored } = await stockOf(page);
  expect(stored.map((each) => each.onHand)).toEqual(materials.map(() => 5));
  person.tell('Estoque de dez materiais', first.stockOfTen);
});

test('a price list for a customer', async ({ signedInPage: page }) => {
  await storeShop(page);
  const person = new Person(page);
  await person.goHome();
  await person.go('Produtos');
  const requested = page.evaluate(
    () =>
      new Promise<void>((done) => {
        window.print = done;
      }),
  );
  await person.tap(person.button('Mais ações: Produtos'));
  await person.tap(person.button('Imprimir para o cliente'));
  await requested;
  const paper = (await printed(page)).map(({ text }) => text).join(' ');
  for (const piece of pieces) expect(paper).toContain(piece);
  expect(paper).not.toMatch(/custo|lucro|margem/i);
  person.tell('Lista de preços de oito peças para um cliente', first.priceList);
});

test('what an offer for a saved piece brings', async ({ signedInPage: page }) => {
  await storeShop(page);
  const person = new Person(page);
  const products = new ProductsPage(page);
  await person.goHome();
  await person.go('Produtos');
  await person.tap(products.offer('Caneca'));
  await expect(products.dialog.getByLabel('Quanto ofereceram')).toBeFocused();
  await person.type('90');
  await expect(products.dialog).toContainText(/Com R\$\s90 você /);
  expect(person).toMatchObject({ taps: 2, keys: 2, screens: 0 });
  person.tell('“Me ofereceram 90” numa peça salva', first.offer);

  await person.tap(products.dialog.getByRole('link', { name: 'Vendi por R$ 90' }));
  await person.register(new StockPage(page));
  expect(await onHand(page, 'Caneca')).toBe(4);
});

test('back to where a sale began', async ({ signedInPage: page }) => {
  await storeProducts(page.request, ...many);
  const person = new Person(page);
  const products = new ProductsPage(page);
  const stock = new StockPage(page);
  await person.goHome();
  await person.go('Produtos');
  await expect(products.names.first()).toBeVisible();
  await person.lookFor(products.card(shawl.name));
  await person.tap(person.button(`Mais ações: ${shawl.name}`));
  await person.tap(page.getByRole('link', { name: 'Vendi' }));
  await person.register(stock);
  const wayBack = new Person(page);
  await page.waitForURL('**/products');
  await expect(products.card(shawl.name)).toBeInViewport();
  wayBack.tell('De volta à peça depois da venda', first.backFromSale);
});
