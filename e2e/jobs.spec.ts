import type { Page } from '@playwright/test';
import type { ProductInput } from '#core/schemas/product.ts';
import type { Stock } from '#core/schemas/stock.ts';
import { expect, test } from './fixtures.ts';
import { Hand } from './harness/hand.ts';
import { printed } from './harness/paper.ts';
import { bear, storeProducts } from './harness/products.ts';
import { CataloguePage } from './pages/catalogue-page.ts';
import { ProductsPage } from './pages/products-page.ts';
import { StockPage } from './pages/stock-page.ts';

// What is done at a fair with a phone in one hand, from the home screen on, and what it takes.

test.use({ plan: 'pro' });

/** Beside it, what it took when it was first counted. */
const first = {
  saleFromStock: { taps: 5, keys: 0, screens: 0 },
  saleFromProducts: { taps: 5, keys: 0, screens: 4 },
  thirtiethByScrolling: { taps: 2, keys: 0, screens: 24.2 },
  thirtiethBySearch: { taps: 3, keys: 4, screens: 0 },
  stockOfTen: { taps: 55, keys: 10, screens: 6 },
  priceList: { taps: 19, keys: 0, screens: 6.3 },
  backFromSale: { taps: 1, keys: 0, screens: 0 },
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

/** Eight products, each with five pieces in stock. */
async function storeShop(page: Page): Promise<void> {
  const products = pieces.map((name, index) => ({ ...bear, name, productionTime: index + 1 }));
  for (const { id } of await storeProducts(page.request, ...products)) {
    await store(page, `/api/products/${id}/productions`, { pieces: 5 });
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
    const pages = this.page.getByRole('navigation', { name: 'Páginas' });
    await this.tap(pages.getByRole('button'));
    await this.tap(pages.getByRole('link', { name: screen }));
    await this.page.getByRole('heading', { level: 1, name: screen }).waitFor();
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Says what it took, which may be no more than it was at first. */
  tell(job: string, name: keyof typeof first): void {
    const { taps, keys, screens } = this;
    const [now, before] = [{ taps, keys, screens }, first[name]].map(
      (each) =>
        `${each.taps} toques, ${each.keys} teclas, ${each.screens.toFixed(1).replace('.', ',')} telas`,
    );
    console.log(`${job}: ${now} (antes: ${before})`);
    expect(taps).toBeLessThanOrEqual(first[name].taps);
    expect(keys).toBeLessThanOrEqual(first[name].keys);
    expect(screens).toBeLessThan(first[name].screens + 0.5);
  }
}

test('a sale from the stock', async ({ signedInPage: page }) => {
  await storeShop(page);
  const person = new Person(page);
  const stock = new StockPage(page);
  await person.goHome();
  await person.go('Estoque');
  await person.tap(page.getByText('Peças prontas'));
  await person.tap(person.button('Vendi Caneca'));
  await expect(stock.field('Preço por peça')).not.toHaveValue('');
  await person.tap(stock.dialog.getByRole('button', { name: 'Registrar' }));
  await expect.poll(() => onHand(page, 'Caneca')).toBe(4);
  person.tell('Venda pelo estoque', 'saleFromStock');
});

test('a sale from the list of products', async ({ signedInPage: page }) => {
  await storeShop(page);
  const person = new Person(page);
  const stock = new StockPage(page);
  await person.goHome();
  await person.go('Produtos');
  await person.tap(person.button('Mais ações: Caneca'));
  await person.tap(page.getByRole('link', { name: 'Vendi' }));
  await expect(stock.field('Preço por peça')).not.toHaveValue('');
  await person.tap(stock.dialog.getByRole('button', { name: 'Registrar' }));
  await expect.poll(() => onHand(page, 'Caneca')).toBe(4);
  person.tell('Venda pela lista', 'saleFromProducts');
});

for (const way of ['Scrolling', 'Search'] as const) {
  test(`the price of the thirtieth of forty products: ${way}`, async ({ signedInPage: page }) => {
    await storeProducts(page.request, ...many);
    const person = new Person(page);
    const products = new ProductsPage(page);
    await person.goHome();
    await person.go('Produtos');
    await expect(products.names.first()).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (way === 'Search') {
      await person.tap(products.search);
      await person.type('xale');
      await expect(products.names).toHaveText([shawl.name]);
    }
    const price = products.card(shawl.name).getByText('R$ 234,10');
    await person.lookFor(price);
    await expect(price).toBeInViewport();
    person.tell(
      `Preço do 30º de 40 (${way}; a lista: ${height} px)`,
      `thirtiethBy${way === 'Search' ? 'Search' : 'Scrolling'}`,
    );
  });
}

test('the stock of ten materials', async ({ signedInPage: page }) => {
  for (const name of materials) {
    await store(page, '/api/materials', { name, unitType: 'unidade', unitPrice: 2 });
  }
  const person = new Person(page);
  const catalogue = new CataloguePage(page);
  const stock = new StockPage(page);
  await person.goHome();
  await person.go('Estoque');
  await person.tap(page.getByRole('link', { name: 'Ir para o catálogo' }));
  for (const name of materials) {
    await person.tap(catalogue.card(name).getByRole('button', { name: 'Editar' }));
    await person.tap(catalogue.dialog.getByText('Controlar estoque'));
    await person.tap(catalogue.dialog.getByRole('button', { name: 'Salvar Alterações' }));
    await expect(catalogue.dialog).toBeHidden();
  }
  await person.go('Estoque');
  for (const name of materials) {
    await person.tap(person.button(`Contei ${name}`));
    await expect(stock.field('Quanto você contou')).toBeFocused();
    await person.type('5');
    await person.tap(stock.dialog.getByRole('button', { name: 'Registrar' }));
    await expect(stock.dialog).toBeHidden();
  }
  const { materials: stored } = await stockOf(page);
  expect(stored.map((each) => each.onHand)).toEqual(materials.map(() => 5));
  person.tell('Estoque de dez materiais', 'stockOfTen');
});

test('a price list for a customer', async ({ signedInPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeShop(page);
  const person = new Person(page);
  const products = new ProductsPage(page);
  await person.goHome();
  await person.go('Produtos');
  // The paper says what each piece costs its maker: it is not for customers.
  const asked = page.evaluate(
    () =>
      new Promise<void>((done) => {
        window.print = done;
      }),
  );
  await person.tap(page.getByRole('main').getByRole('button', { name: 'Imprimir' }));
  await asked;
  const paper = (await printed(page)).map(({ text }) => text).join(' ');
  for (const word of [...pieces, 'Custo total', 'Lucro', 'Margem']) expect(paper).toContain(word);
  // Texts can be sent, one by one.
  for (const name of pieces.toReversed()) {
    await person.tap(products.action('Compartilhar', name));
    await person.tap(products.shared('Para o cliente'));
    await expect(products.dialog).toBeHidden();
  }
  person.tell('Lista de preços de oito peças para um cliente', 'priceList');
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
  await expect(stock.field('Preço por peça')).not.toHaveValue('');
  await person.tap(stock.dialog.getByRole('button', { name: 'Registrar' }));
  await expect(stock.dialog).toBeHidden();
  const wayBack = new Person(page);
  await wayBack.back();
  await page.waitForURL('**/products');
  await expect(products.card(shawl.name)).toBeInViewport();
  wayBack.tell('De volta à peça depois da venda', 'backFromSale');
});
