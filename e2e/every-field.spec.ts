import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { bear, mug, storeProducts } from './harness/products.ts';
import { addresses } from './harness/screens.ts';
import { expectTyped, typedFields, typeIntoEveryField } from './harness/typed-fields.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { CataloguePage } from './pages/catalogue-page.ts';
import { ChannelPrices, ChannelsPage } from './pages/channels-page.ts';
import { dialogs, dialogsWithFields } from './pages/dialogs.ts';
import { HourPage } from './pages/hour-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { StockPage } from './pages/stock-page.ts';

// Each field takes what is typed into it, and what was saved is there after a reload. A form whose fees took
// no typing passed thousands of tests that filled or read its fields.

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

interface Workshop {
  readonly product: { readonly id: string; readonly name: string };
  readonly material: { readonly id: string; readonly name: string };
}

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return await answer.json();
}

/** An account on Pro with a product, a material whose stock is kept, and a channel. */
async function fill(page: Page): Promise<Workshop> {
  await ChannelsPage.store(page, 'shopee');
  const [product] = await storeProducts(page.request, mug, bear);
  if (!product) throw new Error('no product stored');
  const tracked = { unitType: 'unidade', unitPrice: 3, tracked: true, minimum: 1 };
  const material = await post(page, '/api/materials', { ...tracked, name: 'Argila' });
  await post(page, `/api/materials/${material.id}/movements`, {
    kind: 'purchase',
    quantity: 9,
    value: 27,
  });
  await post(page, `/api/products/${product.id}/productions`, { pieces: 9 });
  return { product, material };
}

interface Screen {
  readonly at: (workshop: Workshop) => string;
  /** Shows the fields that come with a press. */
  readonly show?: (page: Page) => Promise<void>;
  readonly right?: Readonly<Record<string, string>>;
}

const at = (path: string, show?: Screen['show']): Screen => ({
  at: () => path,
  ...(show && { show }),
});

const none = 'nothing is typed there';
const form = 'its form is saved below';

/** By the address that routes.ts has: where one types what is not stored, or why there is nothing of it. */
const screens: Readonly<Record<string, Screen | string>> = {
  '/': at('/'),
  '/onboarding': at('/onboarding'),
  '/auth': at('/auth'),
  '/auth/confirm': at('/auth/confirm'),
  '/forgot-password': at('/forgot-password'),
  '/reset-password': form,
  '/support': at('/support'),
  '/terms': none,
  '/privacy': none,
  '/dashboard': none,
  '/calculator': form,
  '/products': at('/products'),
  '/products/:id?/edit': form,
  '/edit-product/:id?': 'another address of the same form',
  '/products/:id': {
    at: ({ product }: Workshop) => `/products/${product.id}`,
    show: async (page) => {
      await new ChannelPrices(page).show('Shopee');
      await press(page, 'E se eu der desconto?');
    },
  },
  '/products/:id/sheet': none,
  '/products/:id/history': none,
  '/materials': at('/materials'),
  '/materials/:id/history': none,
  '/stock/:what?/:id?': 'its dialogs are among those below',
  '/channels': 'its dialog is saved below',
  '/trash': none,
  '/import': at('/import'),
  '/reports': none,
  '/hour': form,
  '/settings': form,
  '/upgrade': none,
  '/*': none,
};

test('every screen of the routes is walked, or says why it is not', { tag: '@once' }, () => {
  expect(addresses.toSorted()).toEqual(Object.keys(screens).toSorted());
});

const walked = Object.entries(screens).filter(
  (entry): entry is [string, Screen] => typeof entry[1] !== 'string',
);

const open = ['/', '/onboarding', '/auth', '/auth/confirm', '/forgot-password'];

async function walk(page: Page, workshop: Workshop, places: readonly [string, Screen][]) {
  for (const [name, { at, show, right }] of places) {
    await page.goto(at(workshop));
    await expect(page.getByText(/carregando|abrindo/i)).toHaveCount(0);
    await show?.(page);
    await expect.poll(async () => (await typedFields(page)).length, name).toBeGreaterThan(0);
    await typeIntoEveryField(page, { ...(right && { right }) });
  }
}

test('every field of the open screens takes typing', async ({ page, problems }) => {
  problems.expect(/status of 4/);
  const nothing = { product: { id: '', name: '' }, material: { id: '', name: '' } };
  await walk(
    page,
    nothing,
    walked.filter(([name]) => open.includes(name)),
  );
});

test('what is typed as a new password opens the door', async ({ page, account, mailbox }) => {
  const response = await page.request.post('/api/auth/request-password-reset', {
    data: { email: account.email },
  });
  expect(response.status(), await response.text()).toBe(202);
  await page.goto(await mailbox.linkTo(account.email));
  const password = 'segredo novo';
  await expect.poll(async () => (await typedFields(page)).length).toBe(2);
  await typeIntoEveryField(page, {
    right: { 'Nova senha': password, 'Confirmar nova senha': password },
  });
  await press(page, 'Redefinir senha');
  await page.waitForURL('**/auth');
  await expect(page.getByRole('heading', { name: 'Entrar', exact: true })).toBeVisible();
  await typeIntoEveryField(page, { right: { Email: account.email, Senha: password } });
  await press(page, 'Entrar');
  await page.waitForURL('**/dashboard');
});

test.describe('behind the login', () => {
  test.use({ plan: 'pro' });

  test('every field of a screen takes typing', async ({ signedInPage: page }) => {
    const workshop = await fill(page);
    await walk(
      page,
      workshop,
      walked.filter(([name]) => !open.includes(name)),
    );
  });

  test('every field of a dialog takes typing', async ({
    signedInPage: page,
    problems,
    account,
  }) => {
    problems.expect(/status of 4/);
    const { product, material } = await fill(page);
    for (const name of dialogsWithFields.walked) {
      await dialogs[name]?.(page, { product, material: material.name });
      await expect.poll(async () => (await typedFields(page)).length, name).toBeGreaterThan(0);
      await typeIntoEveryField(page, { right: { 'Senha atual': account.password } });
      if (name !== 'two-factor') continue;
      await press(page, 'Continuar');
      await page.getByLabel('Código de 6 números').waitFor();
      await typeIntoEveryField(page);
    }
  });

  test('what is typed into a piece is stored, new and changed', async ({ signedInPage: page }) => {
    const form = new CalculatorPage(page);
    await form.open();
    await form.name.waitFor();
    await form.setBatch('2');
    await form.setWaste(1, '5');
    await press(page, 'Anotações');
    await form.fixedCosts.focus();
    await press(page, 'Dividir as contas do mês pelas peças');
    await form.decideBy('Quero ganhar por hora');
    await typeIntoEveryField(page);
    // Without what only helps to a price and is not stored.
    await page.reload();
    await form.decideBy('Quero cobrar');
    await form.openRow(1);
    await form.addRow();
    await form.turnRow(2, 'unit');
    await page.getByLabel('Categoria').selectOption('croche');
    const typed = await typeIntoEveryField(page);
    await form.save();
    await form.saved();
    const { products } = await (await page.request.get('/api/products')).json();
    await form.openProduct(products[0].id);
    await form.openRow(1);
    await form.openRow(2);
    await expectTyped(page, typed);
    // A row that is finished folds once one goes on elsewhere.
    await page.reload();
    await form.openRow(1);

    const changed = await typeIntoEveryField(page, {
      again: true,
      right: { 'Nome do produto': 'Outro nome' },
    });
    await form.saveChanges();
    await form.saved();
    await form.openProduct(products[0].id);
    await form.openRow(1);
    await expectTyped(page, changed);
  });

  test('what is typed into a material is stored, new and changed', async ({
    signedInPage: page,
  }) => {
    const catalogue = new CataloguePage(page);
    for (const way of ['unit', 'pack'] as const) {
      await catalogue.open();
      await catalogue.startNew();
      if (way === 'pack') await catalogue.turn('pack');
      await catalogue.dialog.getByLabel('Controlar estoque').check();
      const label = 'Nome do Material *';
      const typed = await typeIntoEveryField(page, { right: { [label]: `Fio ${way}` } });
      await catalogue.save();
      await expect(catalogue.dialog).toBeHidden();
      await page.reload();
      await catalogue.act(`Fio ${way}`, 'Editar');
      await expectTyped(page, typed);
      const changed = await typeIntoEveryField(page, {
        again: true,
        right: { [label]: `Linha ${way}` },
      });
      await catalogue.save('Salvar Alterações');
      await expect(catalogue.dialog).toBeHidden();
      await page.reload();
      await catalogue.act(`Linha ${way}`, 'Editar');
      await expectTyped(page, changed);
    }
  });

  test('what is typed into a channel is stored, new and changed', async ({
    signedInPage: page,
  }) => {
    const channels = new ChannelsPage(page);
    const { dialog } = channels;
    await channels.open();
    const showAll = async () => {
      const more = dialog.locator('details');
      if ((await more.getAttribute('open')) === null) await more.locator('summary').click();
    };
    const edit = async (name: string) => {
      await page.reload();
      await channels.change(name);
      await showAll();
    };
    await channels.begin('Feira com maquininha');
    await dialog.getByRole('button', { name: 'Mais uma faixa de preço' }).click();
    await showAll();
    const typed = await typeIntoEveryField(page, { right: { 'Nome do lugar': 'Feira' } });
    await channels.save();
    await edit('Feira');
    await expectTyped(page, typed);
    const right = { 'Nome do lugar': 'Feira da praça' };
    const changed = await typeIntoEveryField(page, { again: true, right });
    await channels.save();
    await edit('Feira da praça');
    await expectTyped(page, changed);
  });

  test('what is typed about the hour and in the settings is stored', async ({
    signedInPage: page,
  }) => {
    const hour = new HourPage(page);
    const questions = [1, 2, 3];
    const arrive = (question: number) =>
      page.getByText(`Pergunta ${question} de 3`, { exact: true }).waitFor();
    await hour.open();
    const typed: Map<string, string>[] = [];
    for (const question of questions) {
      await arrive(question);
      if (question === 3) {
        await press(page, 'Conta do mês');
        await press(page, 'Ferramenta ou máquina');
      }
      typed.push(await typeIntoEveryField(page));
      await (question === 3 ? hour.showResult() : hour.next());
    }
    await hour.use();
    await expect(page.getByText(/É o que você usa hoje/)).toBeVisible();
    await page.reload();
    await press(page, 'Mudar as respostas');
    for (const question of questions) {
      await arrive(question);
      await expectTyped(page, typed[question - 1] ?? new Map());
      if (question < 3) await hour.next();
    }

    const settings = new SettingsPage(page);
    await settings.open();
    const name = await typeIntoEveryField(page, { right: { 'Nome completo': 'Rosa Lima' } });
    await settings.save();
    await expect(page).toHaveURL(/dashboard/);
    await settings.open();
    await expectTyped(page, name);
  });

  test('what is typed about the stock is stored', async ({ signedInPage: page }) => {
    const { product, material } = await fill(page);
    const stock = new StockPage(page);
    const other = await post(page, '/api/materials', {
      name: 'Fita',
      unitType: 'metro',
      unitPrice: 2,
    });
    await page.goto('/stock?start');
    await expect.poll(async () => (await typedFields(page)).length).toBe(1);
    await typeIntoEveryField(page, { right: { Fita: '7' } });
    await press(page, 'Controlar 1 material');
    await expect(stock.dialog).toBeHidden();
    await page.goto(`/stock/materials/${other.id}`);
    await expect(page.getByRole('main')).toContainText('7 m');
    const acts = [
      ['materials', material.name, ['Comprei', 'Contei', 'Perdi']],
      ['pieces', product.name, ['Produzi', 'Vendi', 'Contei', 'Perdi']],
    ] as const;
    for (const [part, name, tells] of acts) {
      for (const tell of tells) {
        await stock.open(part);
        await stock.tell(tell, name);
        await stock.dialog.getByText('Outra data ou observação').click();
        const right = { Observação: `Anotei ${tell}`, 'Preço por unidade': '3' };
        await typeIntoEveryField(page, { right, leftOut: ['Dia'] });
        await stock.save();
        await expect(stock.dialog).toBeHidden();
      }
      await stock.open(part);
      await stock.openPast(name);
      for (const tell of tells)
        await expect(stock.movements.filter({ hasText: `Anotei ${tell}` })).toHaveCount(1);
    }
  });
});
