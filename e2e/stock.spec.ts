import type { Locator, Page } from '@playwright/test';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { ProductInput } from '#core/products/product-schemas.ts';
import type { Stock } from '#core/stock/stock-schemas.ts';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { losingAnswers } from './harness/lost-answers.ts';
import { bear, mug, storeProducts } from './harness/products.ts';
import { CataloguePage } from './pages/catalogue-page.ts';
import { ProductsPage } from './pages/products-page.ts';
import { ShellPage } from './pages/shell-page.ts';
import { StockPage } from './pages/stock-page.ts';

test.use({ plan: 'pro' });

const skein = {
  name: 'Fio amigurumi',
  unitType: 'metro',
  pack: { price: 18.9, content: 254, unit: 'metro' },
  category: 'Linhas e Fios',
};

async function call<T>({ request }: Page, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return await answer.json();
}

/** A tracked material, and a bear that takes 100 m of it. */
async function workshop(page: Page, tracked: object = { tracked: true, minimum: 100 }) {
  const yarn = await call<CatalogueMaterial>(page, '/api/materials', { ...skein, ...tracked });
  const { pack } = skein;
  const materials = [
    { name: skein.name, quantity: 100, unit: 'metro', pack, materialId: yarn.id },
  ] as ProductInput['materials'];
  const [product] = await storeProducts(page.request, { ...bear, materials });
  if (!product) throw new Error('no product stored');
  return { yarn, product };
}

const stored = async ({ request }: Page): Promise<Stock> =>
  (await request.get('/api/stock')).json();

test('bought, made and sold: a month of the workshop', async ({
  signedInPage: page,
  announced,
}) => {
  test.slow();
  const { product } = await workshop(page, {});
  const stock = new StockPage(page);
  await stock.open();
  await expect(page.getByText('Nenhum material no estoque ainda')).toBeVisible();

  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.act(skein.name, 'Editar');
  await catalogue.dialog.getByLabel('Controlar estoque').check();
  await catalogue.dialog.getByLabel('Estoque mínimo').fill('300');
  await catalogue.save('Salvar Alterações');
  await expect(catalogue.dialog).toBeHidden();
  await stock.open();
  await expect(stock.card(skein.name)).toContainText('0 m');
  await expect(stock.card(skein.name)).toContainText('Acabou');

  await stock.tell('Comprei', skein.name);
  await stock.field('Quantos pacotes').fill('2');
  await stock.field('Preço por pacote').fill('20,32');
  await expect(stock.dialog).toContainText('Entram 508 m por R$ 40,64');
  await expectNoA11yViolations(page);
  await stock.save();
  // The price is another one than the catalogue's, and touches the bear.
  await expect(stock.dialog).toContainText(
    'Você pagou R$ 20,32 por 254 m em Fio amigurumi; no catálogo está R$ 18,90 por 254 m.',
  );
  await stock.dialog.getByRole('button', { name: 'Sim, atualizar' }).click();
  const review = page.getByRole('dialog', { name: /preço/i });
  await expect(review).toContainText(bear.name);
  await review.getByRole('button', { name: 'Atualizar 1 produto' }).click();
  await expect(review).toBeHidden();
  await expect(stock.card(skein.name)).toContainText('508 m');
  await expect(stock.card(skein.name)).toContainText('R$ 40,64');

  const products = new ProductsPage(page);
  await products.open();
  await page.getByRole('button', { name: `Mais ações: ${bear.name}` }).click();
  await page.getByRole('link', { name: 'Produzi' }).click();
  await stock.field('Quantas peças').fill('6');
  await announced.message(/Fio amigurumi: faltam 92\sm/);
  await stock.field('Quantas peças').fill('3');
  await expect(stock.dialog).toContainText('Fio amigurumi: 300 m');
  await stock.save();
  // The act began at the product's card, and ends there.
  await expect(page).toHaveURL(/\/products$/);
  // Of what is left, three more would take too much: nobody asked.
  await announced.unsaid(page, /faltam? /);
  await stock.open('pieces');
  const card = stock.card(bear.name);
  await expect(card).toContainText('3 peças');
  // 24,00 of yarn for the three, and 170,50 of work for each.
  await expect(card).toContainText('R$ 535,50');
  await expect(card).toContainText('Dá para mais 2 peças');

  await stock.tell('Vendi', bear.name);
  await expect(stock.field('Preço por peça')).toHaveValue('357,00');
  await stock.field('Preço por peça').fill('300');
  await expect(stock.dialog).toContainText('R$ 300,00 no total · Lucro R$ 121,50');
  await stock.save();
  await expect(card).toContainText('2 peças');
  await products.undo(`1 peça vendida: ${bear.name}.`);
  await expect(card).toContainText('3 peças');
  await stock.tell('Vendi', bear.name);
  await stock.field('Quantas peças').fill('2');
  await stock.field('Preço por peça').fill('300');
  await stock.save();
  await expect(card).toContainText('1 peça');
  await stock.show('Materiais');
  await expect(stock.card(skein.name)).toContainText('Acabando');
  await expect(stock.card(skein.name)).toContainText('208 m');

  const months = await (await page.request.get('/api/stock/months')).json();
  expect(months).toMatchObject({
    months: [{ made: 3, sold: 2, revenue: 600, cost: 357, earned: 243, hours: 13 }],
  });
  expect((await stored(page)).products).toMatchObject([{ id: product.id, onHand: 1 }]);
});

test('what was done by mistake is taken back where it is listed', { tag: '@once' }, async ({
  signedInPage: page,
  announced,
}) => {
  const { yarn } = await workshop(page);
  const path = `/api/materials/${yarn.id}/movements`;
  for (let day = 1; day <= 40; day += 1) {
    const happenedAt = new Date(Date.now() - day * 86_400_000).toISOString();
    await call(page, path, { kind: 'purchase', quantity: 1, value: 1, happenedAt });
  }
  await call(page, path, { kind: 'loss', quantity: 10, note: 'Mofou <b>tudo</b>' });
  const stock = new StockPage(page);
  await stock.open();
  await stock.openPast(skein.name);
  await expect(stock.movements).toHaveCount(30);
  const first = stock.movements.first();
  await expect(first).toContainText('Perda');
  await expect(first).toContainText('−10 m');
  await expect(first).toContainText('ficou 30 m');
  await expect(first).toContainText('Mofou <b>tudo</b>');
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: 'Mostrar movimentos mais antigos' }).click();
  await expect(stock.movements).toHaveCount(41);
  await expect(stock.movements.last()).toContainText('ficou 1 m');
  await first.getByRole('button', { name: /^Desfazer: Perda/ }).click();
  await announced.message('Desfeito. O estoque voltou ao que era.');
  await expect(stock.movements).toHaveCount(42);
  await expect(page.getByRole('main')).toContainText('40 m');
  await expect(page.getByRole('button', { name: /^Desfazer: (Perda|Desfeito)/ })).toHaveCount(0);
});

test('an answer that was lost moves nothing twice, and nothing typed goes', {
  tag: '@once',
}, async ({ signedInPage: page, problems }) => {
  problems.expect(/ERR_CONNECTION_RESET|net::ERR_FAILED/);
  await workshop(page);
  const stock = new StockPage(page);
  await stock.open();
  await stock.tell('Comprei', skein.name);
  await stock.field('Quantos pacotes').fill('1,5');
  await losingAnswers(page, '**/movements', () => stock.save());
  await expect(stock.dialog).toContainText('Não foi possível registrar');
  await expect(stock.field('Quantos pacotes')).toHaveValue('1,5');
  await stock.dialog.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(stock.dialog).toBeHidden();
  await expect(stock.card(skein.name)).toContainText('381 m');
  expect(await stored(page)).toMatchObject({ materials: [{ onHand: 381, value: 28.35 }] });
});

test('a count says what it changes, and an empty one is no zero', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const { yarn } = await workshop(page);
  await call(page, `/api/materials/${yarn.id}/movements`, { kind: 'purchase', quantity: 254 });
  const stock = new StockPage(page);
  await stock.open();
  await stock.tell('Contei', skein.name);
  await stock.save();
  await expect(stock.dialog).toContainText('Informe um número');
  await stock.field('Quanto você contou').fill('200 g');
  await stock.save();
  await expect(stock.dialog).toContainText('Escolha uma unidade do mesmo tipo');
  await stock.field('Quanto você contou').fill('20000 cm');
  await expect(stock.dialog).toContainText('Diferença: −54 m');
  await stock.dialog.getByText('Outra data ou observação').click();
  await stock.field('Dia').fill('2999-01-01');
  await stock.save();
  await expect(stock.dialog).toContainText('A data não pode estar no futuro');
  await stock.field('Dia').fill('0026-01-31');
  await stock.save();
  await expect(stock.dialog).toContainText('Informe o dia com o ano de quatro números');
  await stock.field('Dia').fill('2026-01-31');
  await stock.field('Observação').fill('Balanço do ano');
  await stock.field('Observação').press('Enter');
  await expect(stock.dialog).toBeHidden();
  await expect(stock.card(skein.name)).toContainText('200 m');
  await stock.openPast(skein.name);
  await expect(stock.movements.last()).toContainText('31 de janeiro');
  await expect(stock.movements.last()).toContainText('Balanço do ano');
});

test('an answer that comes late closes no other dialog', { tag: '@once' }, async ({
  signedInPage: page,
  announced,
}) => {
  await workshop(page);
  await call(page, '/api/materials', { name: 'Botão', unitPrice: 1, tracked: true });
  const stock = new StockPage(page);
  await stock.open();
  await stock.tell('Comprei', skein.name);
  await stock.field('Preço por pacote').fill('20,32');
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/movements', async (route) => {
    arrived.resolve();
    await answer.promise;
    await route.continue();
  });
  await stock.save();
  await arrived.promise;
  await expect(stock.field('Preço por pacote')).toBeDisabled();
  await stock.dialog.getByRole('button', { name: 'Cancelar' }).click();
  await stock.tell('Contei', 'Botão');
  await stock.field('Quanto você contou').fill('12');
  answer.resolve();
  await announced.message('Compra de Fio amigurumi registrada.');
  await expect(stock.dialog.getByRole('heading', { name: 'Contei' })).toBeVisible();
  await expect(stock.field('Quanto você contou')).toHaveValue('12');
  await stock.field('Quanto você contou').press('Enter');
  await expect(stock.card('Botão')).toContainText('12 un');
  await expect(stock.card(skein.name)).toContainText('254 m');
});

test('the navigation leads back to the materials', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await workshop(page);
  const stock = new StockPage(page);
  await stock.open('pieces');
  await expect(stock.names).toHaveText([bear.name]);
  await new ShellPage(page).choose('Estoque');
  await expect(stock.names).toHaveText([skein.name]);
});

test('a minimum is as much in another unit, and a text that says nothing is refused', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await workshop(page);
  await page.goto('/materials');
  const catalogue = new CataloguePage(page);
  await catalogue.act(skein.name, 'Editar');
  const minimum = catalogue.dialog.getByLabel('Estoque mínimo');
  await expect(minimum).toHaveValue('100');
  await catalogue.dialog.getByLabel('Tipo de Unidade').selectOption('centimetro');
  await expect(minimum).toHaveValue('10.000');
  await minimum.fill('bastante');
  await catalogue.dialog.getByRole('button', { name: 'Salvar Alterações' }).click();
  await expect(catalogue.dialog).toContainText('Informe um número');
  await minimum.fill('1,5 m');
  await catalogue.dialog.getByLabel('Nome do Material').focus();
  await expect(minimum).toHaveValue('150');
  await catalogue.save('Salvar Alterações');
  await expect(catalogue.dialog).toBeHidden();
  expect(await stored(page)).toMatchObject({ materials: [{ unit: 'centimetro', minimum: 150 }] });
});

test('below zero stands first, and counts in no sum of what is there', {
  tag: '@once',
}, async ({ signedInPage: page, announced }) => {
  const { product } = await workshop(page);
  const plenty = { name: 'Botão', unitPrice: 1, tracked: true };
  const button = await call<CatalogueMaterial>(page, '/api/materials', plenty);
  await call(page, `/api/materials/${button.id}/movements`, { kind: 'purchase', quantity: 5 });
  await call(page, `/api/products/${product.id}/productions`, { pieces: 1 });
  const stock = new StockPage(page);
  await stock.open();
  await expect(stock.names).toHaveText([skein.name, 'Botão']);
  await expect(stock.card(skein.name)).toContainText('−100 m');
  await expect(stock.card(skein.name)).toContainText('Acerte o estoque');
  // The buttons, and the bear at its cost of 177,94.
  await expect(page.getByText('Valor guardado: R$ 182,94')).toBeVisible();
  await stock.search.fill('botao');
  await expect(stock.names).toHaveText(['Botão']);
  await stock.search.fill('nada disso');
  await expect(page.getByText('Nada com essa busca')).toBeVisible();
  await page.getByRole('button', { name: 'Comprar (1)' }).click();
  await expect(stock.dialog).toContainText('Fio amigurumi: 1 pacote de 254 m (faltam 200 m)');
  await page.evaluate(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    navigator.clipboard.writeText = (text) => {
      document.body.dataset.copied = text;
      return Promise.resolve();
    };
  });
  await stock.dialog.getByRole('button', { name: 'Compartilhar a lista' }).click();
  await announced.message('Lista copiada.');
  await expect(page.locator('body')).toHaveAttribute('data-copied', /• Fio amigurumi: 1 pacote/);
});

test('another tab of the same user sees what moves', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const { yarn } = await workshop(page);
  const tab = await page.context().newPage();
  const listens = tab.waitForResponse('**/api/events');
  const there = new StockPage(tab);
  await there.open();
  await listens;
  await expect(there.card(skein.name)).toContainText('0 m');
  await call(page, `/api/materials/${yarn.id}/movements`, { kind: 'purchase', quantity: 7 });
  await expect(there.card(skein.name)).toContainText('7 m');
  await page.request.put(`/api/materials/${yarn.id}`, { data: { ...skein, name: 'Fio novo' } });
  await expect(there.card('Fio novo')).toBeVisible();
});

test('after Pro the stock is read, and without any there is only the offer', {
  tag: '@once',
}, async ({ signedInPage: page, server, account }) => {
  const { yarn } = await workshop(page);
  await call(page, `/api/materials/${yarn.id}/movements`, { kind: 'purchase', quantity: 7 });
  await server.setPlan(account.email, 'free');
  const stock = new StockPage(page);
  await stock.open();
  await expect(page.getByText('Seu estoque está guardado')).toBeVisible();
  await expect(stock.card(skein.name)).toContainText('7 m');
  await expectNoA11yViolations(page);
  await stock.card(skein.name).getByRole('link').click();
  await expect(stock.movements).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Desfazer/ })).toHaveCount(0);
  await page.goto('/materials');
  await new CataloguePage(page).act(skein.name, 'Editar');
  await expect(page.getByLabel('Tipo de Unidade')).toBeVisible();
  await expect(page.getByLabel('Controlar estoque')).toHaveCount(0);
});

test.describe('who never had stock', () => {
  test.use({ plan: 'free' });

  test('is told what it would be', { tag: '@once' }, async ({ signedInPage: page }) => {
    await page.goto('/stock');
    await expect(page.getByRole('heading', { level: 1, name: 'Estoque' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Fazer Upgrade' }).click();
    await page.waitForURL('**/upgrade');
  });
});

test('the stock of ten materials begins with twelve taps', { tag: '@once' }, async ({
  signedInPage: page,
  announced,
}) => {
  const names = Array.from({ length: 10 }, (_, index) => `Fio ${index}`);
  for (const name of names) await call(page, '/api/materials', { ...skein, name });
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  const stock = new StockPage(page);
  await tap(page.getByRole('link', { name: 'Controlar o estoque' }));
  // The newest stands first, and has the focus.
  for (const name of names.toReversed()) {
    if (name !== 'Fio 9') await tap(stock.field(name));
    await expect(stock.field(name)).toBeFocused();
    await stock.field(name).fill('2,5');
  }
  await expectNoA11yViolations(page);
  await tap(stock.dialog.getByRole('button', { name: 'Controlar 10 materiais' }));
  await announced.message('10 materiais com o estoque controlado.');
  await expect(page).toHaveURL(/\/materials$/);
  expect(taps).toBeLessThanOrEqual(12);
  const { materials } = await stored(page);
  expect(materials.map(({ onHand }) => onHand)).toEqual(Array(10).fill(2.5));
});

test('what is left empty stays without control, and a wrong count is named', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  for (const name of ['Renda', 'Fita', 'Linha'])
    await call(page, '/api/materials', { ...skein, name });
  const stock = new StockPage(page);
  await page.goto('/stock?start');
  await stock.dialog.getByRole('button', { name: 'Controlar' }).click();
  await expect(stock.dialog).toContainText('Escreva quanto você tem de pelo menos um material.');
  await stock.field('Fita').fill('bastante');
  await stock.field('Renda').fill('150 cm');
  await stock.field('Renda').press('Enter');
  await expect(stock.field('Fita')).toBeFocused();
  await expect(stock.dialog).toContainText('Informe um número');
  await stock.field('Fita').fill('0');
  await stock.dialog.getByRole('button', { name: 'Controlar 2 materiais' }).click();
  await expect(stock.names).toHaveText(['Fita', 'Renda']);
  await expect(stock.card('Renda')).toContainText('1,5 m');
});

test('a purchase of what is not tracked yet begins its stock', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await call(page, '/api/materials', skein);
  const stock = new StockPage(page);
  await stock.open();
  await page.getByRole('link', { name: 'Comprei outro material' }).click();
  await stock.choice(skein.name).click();
  await stock.save();
  await expect(stock.card(skein.name)).toContainText('254 m');
  await expect(page).toHaveURL(/\/stock$/);
});

test('a sale begins at a choice of products, and ends where it began', { tag: '@once' }, async ({
  signedInPage: page,
  announced,
}) => {
  const stored = await storeProducts(page.request, bear, mug);
  for (const { id } of stored.slice(0, 1)) {
    await call(page, `/api/products/${id}/sales`, { pieces: 1, unitPrice: 90 });
  }
  await page.goto('/stock?sell');
  const stock = new StockPage(page);
  await expect(stock.dialog.getByRole('listitem')).toContainText([bear.name, mug.name]);
  await expect(stock.dialog.getByRole('listitem').first()).toContainText('vendida hoje');
  await stock.search.last().fill(mug.name.slice(0, 4));
  await expect(stock.dialog.getByRole('listitem')).toHaveCount(1);
  await expectNoA11yViolations(page);
  await stock.choice(mug.name).click();
  await stock.save();
  await announced.message(`1 peça vendida: ${mug.name}.`);
  await expect(stock.dialog).toBeHidden();
});
