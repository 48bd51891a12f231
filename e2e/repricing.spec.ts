import type { Page } from '@playwright/test';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { pickFields } from '#core/fields/field.ts';
import { productFields } from '#core/products/product-fields.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { whatDoesNotFit } from './harness/hard-conditions.ts';
import { whatBreaks } from './harness/line-breaks.ts';
import { losingAnswers } from './harness/lost-answers.ts';
import { yarn } from './harness/materials.ts';
import { storedProducts, storeProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { CataloguePage } from './pages/catalogue-page.ts';
import { PriceReview } from './pages/price-review.ts';
import { ProductsPage } from './pages/products-page.ts';
import { SettingsPage } from './pages/settings-page.ts';

test.use({ plan: 'pro' });

const names = ['Touca', 'Cachecol', 'Manta'] as const;

/** A roll in the catalogue, and three products that take one, two and three of it. */
async function knit({ request }: Page) {
  const answer = await request.post('/api/materials', { data: yarn });
  const roll: CatalogueMaterial = await answer.json();
  const products = await storeProducts(
    request,
    ...names.map((name, index) => ({
      name,
      craftCategory: 'tricot' as const,
      productionTime: 2,
      fixedCosts: 5,
      marginPercentage: 100,
      hourlyRate: 25,
      materials: [
        {
          name: yarn.name,
          materialId: roll.id,
          quantity: index + 1,
          unit: 'rolo' as const,
          unitPrice: yarn.unitPrice,
        },
      ],
    })),
  );
  return { roll, products };
}

/** As another tab or device would. */
async function pay({ request }: Page, { id }: CatalogueMaterial, unitPrice: number): Promise<void> {
  const answer = await request.put(`/api/materials/${id}`, { data: { ...yarn, unitPrice } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** 'Touca 135': the final prices as the server has them, newest first. */
const finalPrices = async (page: Page) =>
  (await storedProducts(page)).map(({ name, finalPrice }) => `${name} ${finalPrice}`);

/** All that makes a price, and nothing of when it was saved. */
const contentOf = (products: readonly Product[]) =>
  products.map(({ updatedAt, ...content }) => content).toSorted((a, b) => (a.id < b.id ? -1 : 1));

test('a new price shows the products that it touches; some of them take it, and it is undone', async ({
  signedInPage: page,
  announced,
}) => {
  await knit(page);
  const before = await storedProducts(page);
  const catalogue = new CataloguePage(page);
  const review = new PriceReview(page);
  await catalogue.open();
  await catalogue.edit(yarn.name, '15');
  await catalogue.save('Salvar Alterações');
  await expect(review.dialog).toContainText(`O preço de "${yarn.name}" mudou.`);
  for (const [name, ...figures] of [
    ['Touca', 'R$ 67,50', 'R$ 70,00', 'R$ 135,00', 'R$ 140,00'],
    ['Cachecol', 'R$ 80,00', 'R$ 85,00', 'R$ 160,00', 'R$ 170,00'],
    ['Manta', 'R$ 92,50', 'R$ 100,00', 'R$ 185,00', 'R$ 200,00'],
  ] as const) {
    for (const figure of figures) await expect(review.product(name)).toContainText(figure);
    await expect(review.product(name)).toContainText('50,0%');
  }
  expect(await storedProducts(page), 'nothing changes silently').toEqual(before);
  await expectNoA11yViolations(page);

  await review.choice('Cachecol').uncheck();
  await expect(review.dialog).toContainText('2 de 3 escolhidos, somados');
  await expect(review.choice('Todos os 3 produtos')).toBeChecked({ indeterminate: true });
  await review.accept(2);
  await expect(review.dialog).toBeHidden();
  const done = catalogue.toast('Preços de 2 produtos atualizados.');
  await expect(done).toBeVisible();
  expect(await finalPrices(page)).toEqual(['Manta 200', 'Cachecol 160', 'Touca 140']);

  await done.getByRole('button', { name: 'Desfazer' }).click();
  await announced.message('Preços de antes de volta em 2 produtos.');
  expect(contentOf(await storedProducts(page))).toEqual(contentOf(before));
});

test('what is declined is told on the card and in the report, and taken there', async ({
  signedInPage: page,
}) => {
  const { roll } = await knit(page);
  const review = new PriceReview(page);
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.edit(yarn.name, '15');
  await catalogue.save('Salvar Alterações');
  await review.decline();
  await expect(review.dialog).toBeHidden();

  const products = new ProductsPage(page);
  await products.open();
  const note = 'Usa preços antigos de materiais';
  for (const name of names) await expect(products.card(name)).toContainText(note);
  await expectNoA11yViolations(page);
  await products.action('Atualizar preços', 'Manta').click();
  await expect(review.product('Manta')).toContainText('R$ 200,00');
  await review.accept(1);
  await expect(products.card('Manta')).toContainText('R$ 200,00');
  await expect(products.card('Manta')).not.toContainText(note);

  await page.goto('/reports');
  await expect(page.getByText('2 produtos usam preços antigos')).toBeVisible();
  await page.getByRole('button', { name: 'Atualizar preços' }).click();
  await review.accept(2);
  await expect(page.getByText('usam preços antigos')).toHaveCount(0);
  expect(await finalPrices(page)).toEqual(['Manta 200', 'Cachecol 170', 'Touca 140']);

  // Cheaper than what the products count with is no warning, but shown as well where it is saved.
  await pay(page, roll, 12);
  await products.open();
  await expect(products.card('Manta')).toBeVisible();
  await expect(page.getByText(note)).toHaveCount(0);
  // A name or a waste alone touches no product's price.
  await catalogue.open();
  await catalogue.act(yarn.name, 'Editar');
  await catalogue.name.fill('Fio cru');
  await catalogue.save('Salvar Alterações');
  await expect(catalogue.card('Fio cru')).toBeVisible();
  await expect(review.dialog).toBeHidden();
});

test('from the note only what is dearer is chosen, and without a choice nothing is sent', async ({
  signedInPage: page,
}) => {
  const { roll, products } = await knit(page);
  const [, , blanket] = products;
  const row = { name: yarn.name, materialId: roll.id, quantity: 1, unit: 'rolo' as const };
  await storeProducts(page.request, {
    ...pickFields(productFields, blanket as Product),
    name: 'Gorro',
    materials: [{ ...row, unitPrice: 20 }],
  });
  await pay(page, roll, 15);
  await page.goto('/reports');
  await expect(page.getByText('3 produtos usam preços antigos')).toBeVisible();
  await page.getByRole('button', { name: 'Atualizar preços' }).click();
  const review = new PriceReview(page);
  for (const name of names) await expect(review.choice(name)).toBeChecked();
  await expect(review.choice('Gorro')).not.toBeChecked();
  await expect(review.dialog.getByRole('listitem').last()).toContainText('Gorro');
  await expect(review.dialog).toContainText('Estes não ficaram mais caros.');
  await expect(review.dialog).toContainText('3 de 4 escolhidos, somados');
  await expectNoA11yViolations(page);
  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.soft.poll(() => whatBreaks(page), { message: String(width) }).toEqual([]);
    await expect.soft.poll(() => whatDoesNotFit(page), { message: String(width) }).toEqual([]);
    // The products are what the screen is for.
    await expect.soft(review.choice('Cachecol')).toBeInViewport({ ratio: 1 });
  }

  await review.choice('Todos os 4 produtos').check();
  await expect(review.choice('Gorro')).toBeChecked();
  await review.choice('Todos os 4 produtos').uncheck();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.method()));
  const none = review.dialog.getByRole('button', { name: 'Escolha pelo menos um produto' });
  await none.click({ force: true });
  expect(calls).not.toContain('POST');
  await review.choice('Gorro').check();
  await review.accept(1);
  await expect(review.dialog).toBeHidden();
  expect(await finalPrices(page)).toContain('Gorro 140');
});

test('products keep their price where the material is priced by another kind of unit, which is said', async ({
  signedInPage: page,
  announced,
}) => {
  await knit(page);
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.edit(yarn.name, '15');
  await catalogue.dialog.getByLabel('Tipo de Unidade').selectOption('novelo');
  await catalogue.save('Salvar Alterações');
  await announced.message(`A unidade de "${yarn.name}" agora é de outro tipo.`);
  expect(await finalPrices(page)).toEqual(['Manta 185', 'Cachecol 160', 'Touca 135']);
});

test('of two tabs the other one shows what is left, and a lost answer prices once', async ({
  signedInPage: page,
  context,
  problems,
  announced,
}) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  const { roll } = await knit(page);
  await pay(page, roll, 15);
  const other = await context.newPage();
  const [here, there] = [new PriceReview(page), new PriceReview(other)];
  for (const tab of [page, other]) {
    await tab.goto('/reports');
    await tab.getByRole('button', { name: 'Atualizar preços' }).click();
  }
  await expect(here.choice('Touca')).toBeChecked();
  await expect(there.choice('Touca')).toBeChecked();
  await here.choice('Touca').uncheck();
  await losingAnswers(page, '**/api/repricings', () => here.accept(2));
  await here.dialog.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(here.dialog).toBeHidden();
  expect(await finalPrices(page)).toEqual(['Manta 200', 'Cachecol 170', 'Touca 135']);

  await expect(there.product('Manta')).toHaveCount(0);
  await there.accept(1);
  await expect(there.dialog).toBeHidden();
  expect(await finalPrices(page)).toEqual(['Manta 200', 'Cachecol 170', 'Touca 140']);

  // The first tab takes its own back, and leaves the other's alone.
  await page.getByRole('alert').getByRole('button', { name: 'Desfazer' }).click();
  await announced.message('Preços de antes de volta em 2 produtos.');
  expect(await finalPrices(page)).toEqual(['Manta 185', 'Cachecol 160', 'Touca 140']);
});

test('what changed meanwhile, unheard of, is not taken but shown', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/status of 412/);
  const { roll } = await knit(page);
  await pay(page, roll, 15);
  await page.route('**/api/events', () => {});
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Atualizar preços' }).click();
  const review = new PriceReview(page);
  await expect(review.product('Touca')).toContainText('R$ 140,00');
  await pay(page, roll, 20);
  await review.accept(3);
  await expect(review.dialog).toContainText('Não foi possível atualizar os preços');
  await expect(review.product('Touca')).toContainText('R$ 150,00');
  await expectNoA11yViolations(page);
  expect(await finalPrices(page)).toEqual(['Manta 185', 'Cachecol 160', 'Touca 135']);
  // What failed is told of another choice no more.
  await review.choice('Touca').uncheck();
  await expect(review.dialog).not.toContainText('Não foi possível');
  await review.choice('Touca').check();
  await review.accept(3);
  await expect(review.dialog).toBeHidden();
  expect(await finalPrices(page)).toEqual(['Manta 230', 'Cachecol 190', 'Touca 150']);
});

test('after a raised hourly rate all products are recalculated together, and taken back', async ({
  signedInPage: page,
}) => {
  await knit(page);
  const before = await storedProducts(page);
  const settings = new SettingsPage(page);
  const review = new PriceReview(page);
  await settings.open();
  await settings.hourlyRate.fill('50');
  await settings.save();
  await page.waitForURL('**/dashboard');
  const note = page.getByText('3 produtos foram calculados com outro valor de hora');
  await expect(note).toBeVisible();
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: 'Recalcular todos' }).click();
  await expect(review.product('Touca')).toContainText('Calculado com R$ 25,00/h');
  for (const figure of ['R$ 117,50', 'R$ 135,00', 'R$ 235,00']) {
    await expect(review.product('Touca')).toContainText(figure);
  }
  await review.accept(3);
  await expect(note).toHaveCount(0);
  expect(await finalPrices(page)).toEqual(['Manta 285', 'Cachecol 260', 'Touca 235']);

  await page.getByRole('alert').getByRole('button', { name: 'Desfazer' }).click();
  await expect(note).toBeVisible();
  expect(contentOf(await storedProducts(page))).toEqual(contentOf(before));
});

test('a product that is opened takes the prices of today into its fields', async ({
  signedInPage: page,
}) => {
  const { roll, products } = await knit(page);
  await pay(page, roll, 15);
  const form = new CalculatorPage(page);
  await form.openProduct(products[0]?.id ?? '');
  await form.openRow(1);
  const price = form.row(1).getByLabel('Preço por rolo');
  await expect(price).toHaveValue('12,50');
  await page.getByRole('button', { name: 'Atualizar preços' }).click();
  await expect(price).toHaveValue('15,00');
  await expect(form.result).toContainText('R$ 140,00');
  await page.getByRole('alert').getByRole('button', { name: 'Desfazer' }).click();
  await expect(price).toHaveValue('12,50');
  await page.getByRole('button', { name: 'Atualizar preços' }).click();
  await expectNoA11yViolations(page);
  await form.saveChanges();
  await form.saved();
  expect(await finalPrices(page)).toContain('Touca 140');
});
