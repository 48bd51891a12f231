import type { Page } from '@playwright/test';
import { descriptionHeader, descriptionNumber } from '#core/kinds/description.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import type { ProductContent } from '#core/products/product-schemas.ts';
import type { Workshop } from '#core/workshop/workshop-schemas.ts';
import { CalculatorPage } from './calculator-page.ts';
import { CataloguePage } from './catalogue-page.ts';
import { ChannelsPage } from './channels-page.ts';
import { ProductsPage } from './products-page.ts';
import { StockPage } from './stock-page.ts';

/** The rows of the account whose dialogs are opened. */
interface Rows {
  /** A product priced at another rate than today's. */
  readonly product: { readonly id: string; readonly name: string };
  readonly material: string;
}

type Opening = (page: Page, workshop: Rows) => Promise<void>;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

const atSettings =
  (button: string): Opening =>
  async (page) => {
    await page.goto('/settings');
    await press(page, button);
  };

const atProduct =
  (action: string): Opening =>
  async (page, { product }) => {
    await page.goto(`/products/${product.id}`);
    await press(page, new RegExp(`^${action}`));
  };

/** @param item of the menu of the product's screen */
const atProductMenu =
  (item: string): Opening =>
  async (page, { product }) => {
    await page.goto(`/products/${product.id}`);
    await new ProductsPage(page).choose(product.name, item);
  };

const pressSignOut = async (page: Page) => {
  await press(page, /^Conta de/);
  await press(page, 'Sair da conta');
};

const withDraft: Opening = async (page) => {
  const form = new CalculatorPage(page);
  await form.open();
  await form.name.fill('Xale de renda');
};

/** Opens what is told of the material, whose stock is kept from then on. */
const atStock =
  (what: string): Opening =>
  async (page, { material: name }) => {
    const { materials } = await (await page.request.get('/api/materials')).json();
    const { id } = materials.find((each: { name: string }) => each.name === name);
    const data = { name, unitType: 'unidade', unitPrice: 1, tracked: true, minimum: 999_999 };
    const headers = { [descriptionHeader]: String(descriptionNumber) };
    const answer = await page.request.put(`/api/materials/${id}`, { data, headers });
    if (!answer.ok()) throw new Error(await answer.text());
    const stock = new StockPage(page);
    await stock.open();
    await stock.tell(what, name);
  };

const atTemplates: Opening = async (page) => {
  await new CalculatorPage(page).open();
  await press(page, 'Começar de um modelo');
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
};

const atChannels: Opening = async (page) => {
  await new ChannelsPage(page).open();
  await press(page, 'Adicionar lugar');
};

/** Changes it as another tab would. */
export async function changeElsewhere(
  { request }: Page,
  id: string,
  change: (stored: ProductContent) => Partial<ProductContent>,
): Promise<void> {
  const path = `/api/products/${id}`;
  const product = productInputOf(await (await request.get(path)).json());
  const answer = await request.put(path, { data: { ...product, ...change(product) } });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Opens each dialog of the product, on Pro; the key is its name in the files of pictures. */
export const dialogs: Readonly<Record<string, Opening>> = {
  'sign-out': async (page) => {
    await page.goto('/dashboard');
    await pressSignOut(page);
  },
  'sign-out-unsaved': async (page, workshop) => {
    await withDraft(page, workshop);
    await pressSignOut(page);
  },
  'change-email': atSettings('Alterar email'),
  'change-password': atSettings('Alterar senha'),
  'two-factor': atSettings('Ativar verificação em duas etapas'),
  'delete-account': atSettings('Deletar Conta'),
  'import-file': async (page) => {
    const answer = await page.request.get('/api/export/workshop.json');
    const file: Workshop = await answer.json();
    for (const product of file.products) product.fixedCosts += 1;
    await page.goto('/settings');
    await page.getByLabel('Arquivo para importar').setInputFiles({
      name: 'artesa.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await page.getByText(/produtos? mudam?/).waitFor();
  },
  'restore-backup': async (page, { product }) => {
    const made = await page.request.post('/api/backups');
    if (!made.ok()) throw new Error(await made.text());
    await changeElsewhere(page, product.id, ({ fixedCosts }) => ({ fixedCosts: fixedCosts + 1 }));
    await page.goto('/settings');
    await page
      .getByRole('button', { name: /^Restaurar o backup/ })
      .first()
      .click();
    await page.getByText('1 produto muda').waitFor();
  },
  'compare-versions': async (page, { product }) => {
    await page.goto(`/products/${product.id}/history`);
    await page
      .getByRole('button', { name: /^Comparar a versão/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('table').waitFor();
  },
  'template-choice': atTemplates,
  'template-price': async (page, workshop) => {
    await atTemplates(page, workshop);
    await page.getByRole('dialog').getByRole('searchbox').fill('caneca');
    await page.getByRole('button', { name: /^Caneca de 300/ }).click();
    await page.getByText('Preço 1 de').waitFor();
  },
  'channel-tables': atChannels,
  channel: async (page, workshop) => {
    await atChannels(page, workshop);
    await new ChannelsPage(page).table('Consignação').click();
    await page.getByLabel('Nome do lugar').waitFor();
  },
  'channel-kinds': async (page, workshop) => {
    await atChannels(page, workshop);
    await new ChannelsPage(page).table('Mercado Livre').click();
  },
  'channel-fees': async (page) => {
    const channels = new ChannelsPage(page);
    await ChannelsPage.store(page, 'mercado-livre-classico-casa');
    await channels.open();
    await press(page, 'Mercado Livre clássico, arte e casa');
    await channels.dialog.getByRole('button', { name: 'Mudar taxas' }).waitFor();
  },
  'delete-product': atProductMenu('Excluir'),
  reprice: atProduct('Recalcular'),
  stopwatch: atProductMenu('Cronômetro'),
  share: atProduct('Compartilhar'),
  offer: async (page, { product }) => {
    const products = new ProductsPage(page);
    await products.open();
    await products.offer(product.name).click();
    await products.dialog.getByLabel('Quanto ofereceram').fill('9');
    await products.dialog
      .getByText(/^Com R/)
      .first()
      .waitFor();
  },
  'share-by-hand': async (page, workshop) => {
    // A device without sharing, in a browser without a clipboard.
    await page.goto(`/products/${workshop.product.id}`);
    await page.evaluate(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await press(page, 'Compartilhar');
    await press(page, 'Para mim');
  },
  'new-material': async (page) => {
    const catalogue = new CataloguePage(page);
    await catalogue.open();
    await catalogue.startNew();
  },
  'new-material-pack': async (page) => {
    const catalogue = new CataloguePage(page);
    await catalogue.open();
    await catalogue.startNew();
    await catalogue.turn('pack');
  },
  'gather-materials': async (page, { product }) => {
    await changeElsewhere(page, product.id, ({ materials }) => ({
      materials: [
        ...materials,
        {
          name: 'Fita de cetim',
          quantity: 1,
          unit: 'unidade' as const,
          unitPrice: 2,
          wastePercentage: 0,
          pack: null,
          materialId: null,
        },
      ],
    }));
    const catalogue = new CataloguePage(page);
    await catalogue.open();
    await catalogue.gather.click();
    await catalogue.gathering.getByRole('listitem').first().waitFor();
  },
  'paid-prices': async (page, { material }) => {
    const catalogue = new CataloguePage(page);
    await catalogue.open();
    await catalogue.act(material, 'Preços');
    await catalogue.paid.getByRole('table').waitFor();
  },
  'delete-material': async (page, { material }) => {
    const catalogue = new CataloguePage(page);
    await catalogue.open();
    await catalogue.act(material, 'Excluir');
  },
  'stock-bought': atStock('Comprei'),
  'stock-counted': async (page, workshop) => {
    await atStock('Contei')(page, workshop);
    await page.getByRole('dialog').getByText('Outra data ou observação').click();
  },
  'stock-made': async (page, { product }) => {
    await page.goto(`/stock?made=${product.id}`);
    await page.getByRole('dialog').getByLabel('Quantas peças').fill('9999');
    await page.getByRole('dialog').getByText('Nenhum material desta peça').waitFor();
  },
  'stock-sold': async (page, { product }) => {
    await page.goto(`/stock?sold=${product.id}`);
    await page.getByRole('dialog').getByText('no total').waitFor();
  },
  'stock-pick': async (page, { product }) => {
    await page.goto('/stock?sell');
    await page.getByRole('dialog').getByRole('button', { name: product.name }).waitFor();
  },
  'stock-start': async (page, { material }) => {
    // The other ones may all have begun by now.
    const data = { name: `${material.slice(0, 95)} nova`, unitType: 'unidade', unitPrice: 1 };
    const answer = await page.request.post('/api/materials', { data });
    if (!answer.ok()) throw new Error(await answer.text());
    await page.goto('/stock?start');
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  },
  'stock-new-price': async (page, workshop) => {
    await atStock('Comprei')(page, workshop);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Quanto', { exact: true }).fill('999');
    await dialog.getByLabel('Preço por unidade').fill('1234,56');
    await press(page, 'Registrar');
    await page.getByRole('dialog', { name: 'O preço mudou?' }).waitFor();
  },
  'stock-shopping': async (page, workshop) => {
    await atStock('Perdi')(page, workshop);
    await page.getByRole('dialog').getByLabel('Quanto se perdeu').fill('999999');
    await press(page, 'Registrar');
    await page.getByRole('button', { name: /^Comprar \(\d+\)$/ }).click();
  },
  leave: async (page, workshop) => {
    await withDraft(page, workshop);
    await page.getByRole('link', { name: 'Artesa, início' }).click();
  },
  'discard-draft': async (page) => {
    const form = new CalculatorPage(page);
    await form.open();
    await form.restored.waitFor();
    await press(page, 'Descartar rascunho');
  },
  conflict: async (page, { product }) => {
    const form = new CalculatorPage(page);
    await form.openProduct(product.id);
    await form.name.fill('Mudou nesta aba');
    // Another state each time: one that says what the form began with is no conflict.
    await changeElsewhere(page, product.id, ({ fixedCosts }) => ({ fixedCosts: fixedCosts + 1 }));
    await form.saveChanges();
  },
  'doubtful-rows': async (page) => {
    const form = new CalculatorPage(page);
    await form.open();
    await form.pasteInto(
      1,
      'Qtd;Material;Novelo;Preço\n2;Fio de algodão;azul;18,90\n;Total;;37,80',
    );
  },
  'free-materials': async (page, workshop) => {
    await withDraft(page, workshop);
    const form = new CalculatorPage(page);
    await form.fillRow(1, { name: 'Lavanda do quintal', quantity: '1', unitPrice: '' });
    await form.save();
  },
};

/** Those in which something is typed, as every-field.spec.ts does: by itself, or in a form that it saves. */
export const dialogsWithFields: Readonly<Record<'walked' | 'saved', readonly string[]>> = {
  walked: [
    'change-email',
    'change-password',
    'two-factor',
    'delete-account',
    'template-choice',
    'template-price',
    'offer',
    'stock-pick',
  ],
  saved: [
    'channel',
    'new-material',
    'new-material-pack',
    'stock-bought',
    'stock-counted',
    'stock-made',
    'stock-sold',
    'stock-start',
  ],
};
