import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { whatDoesNotFit } from './harness/hard-conditions.ts';
import { storedProducts, storeProduct } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { CataloguePage } from './pages/catalogue-page.ts';

const yarn = {
  name: 'Fio amigurumi',
  unitType: 'metro',
  wastePercentage: 5,
  pack: { price: 18.9, content: 254, unit: 'metro' },
} as const;
const button = { name: 'Botão de madeira', unitPrice: 1.2 };

async function storeMaterials({ request }: Page, ...materials: readonly object[]): Promise<void> {
  for (const data of materials) {
    const answer = await request.post('/api/materials', { data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

async function storedMaterials({
  request,
}: Page): Promise<readonly { id: string; name: string }[]> {
  const { materials } = await (await request.get('/api/materials')).json();
  return materials;
}

const bought = { quantity: 1, unitPrice: null, pack: yarn.pack, unit: 'metro' } as const;

test('on the free plan the materials of earlier pieces are offered', async ({
  signedInPage: page,
}) => {
  await storeMaterials(page, { name: 'Fita do catálogo', unitPrice: 2 });
  await storeProduct(page, { materials: [{ name: 'Fio amigurumi', quantity: 9, unitPrice: 3 }] });
  const newer = { ...bought, name: 'Fio  AMIGURUMI', wastePercentage: 5 };
  await storeProduct(page, { materials: [newer, { name: 'Fita', quantity: 2, unitPrice: 4.5 }] });
  const form = new CalculatorPage(page);
  await form.open();
  await form.name.fill('Polvo');
  await form.rowName(1).pressSequentially('fi');
  await expect(form.fromPieces.getByRole('option')).toHaveText([
    /^Fio\s+AMIGURUMI R\$\s18,90 por 254\sm$/,
    /^Fita R\$\s4,50 por unidade$/,
  ]);
  await expectNoA11yViolations(page);
  await form.fromPieces.getByRole('option', { name: /^Fio/ }).tap();
  const first = form.row(1);
  await expect(first.getByLabel('Quantidade usada')).toBeFocused();
  await expect(first.getByLabel('Quantidade usada')).toHaveValue('1');
  await expect(first.getByLabel('Preço do pacote inteiro')).toHaveValue('18,90');
  await expect(first.getByLabel('Perda')).toHaveValue('5');
  await expect(form.usedUnit(1)).toHaveValue('metro');
  await form.save();
  await form.saved();
  const [product] = await storedProducts(page);
  expect(product?.materials).toMatchObject([{ ...newer, materialId: null }]);
});

test.describe('on the Pro plan', () => {
  test.use({ plan: 'pro' });

  test('a name half typed offers what matches, by keys', async ({ signedInPage: page }) => {
    await storeMaterials(page, button, yarn, { name: 'Fita de cetim', unitPrice: 2.5 });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/name-suggestions.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const form = new CalculatorPage(page);
    await form.open();
    // What is offered can be taken in the moment in which it shows.
    await form.rowName(1).pressSequentially('botao de madeira');
    await page.evaluate(() => {
      const changes = new MutationObserver(() => {
        if (!document.querySelector('[role=option][aria-selected=true]')) return;
        changes.disconnect();
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        );
      });
      changes.observe(document.body, { childList: true, subtree: true });
    });
    release();
    await expect(form.rowName(1)).toHaveValue(button.name);

    await form.addRow();
    const row = form.row(2);
    const name = form.rowName(2);
    const options = form.suggestions.getByRole('option');
    const selected = form.suggestions.getByRole('option', { selected: true });
    await expect(name).toBeFocused();
    await expect(form.suggestions).toHaveCount(0);
    await name.pressSequentially('f');
    await expect(options).toHaveText([
      /^Fio amigurumi R\$\s18,90 por 254\sm$/,
      /^Fita de cetim R\$\s2,50 por unidade$/,
    ]);
    await expect(selected).toHaveCount(0);
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    await expectNoA11yViolations(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(selected).toContainText('Fita');
    await page.keyboard.press('ArrowUp');
    await expect(selected).toContainText('Fio');
    await page.keyboard.press('Escape');
    await expect(form.suggestions).toHaveCount(0);
    await expect(name).toHaveValue('f');
    // What is typed is left as it is.
    await page.keyboard.press('Enter');
    const quantity = row.getByLabel('Quantidade');
    await expect(quantity).toBeFocused();
    await page.keyboard.type('3');

    await name.fill('madeira');
    await expect(options).toHaveText([/^Botão de madeira/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue('Botão de madeira');
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveValue('3');
    await expect(row.getByLabel('Total do material')).toHaveText('R$ 3,60');
    await expect(row).toContainText('Do catálogo');
    // The catalogue knows the price: on to the next material.
    await page.keyboard.press('Enter');
    await expect(form.rowName(3)).toBeFocused();
  });

  test('by touch a row is filled from the catalogue, or kept in it, once', async ({
    signedInPage: page,
    announced,
  }) => {
    await storeMaterials(page, yarn, button);
    const form = new CalculatorPage(page);
    await form.open();
    await form.name.fill('Urso');
    await page.getByRole('button', { name: /^Fio amigurumi/ }).click();
    const first = await form.openRow(1);
    await expect(first.getByLabel('Quantidade usada')).toHaveValue('1');
    await expect(first.getByLabel('Preço do pacote inteiro')).toHaveValue('18,90');
    await expect(first.getByLabel('Perda')).toHaveValue('5');
    await expect(form.usedUnit(1)).toHaveValue('metro');
    await expect(first).toContainText('Do catálogo');
    await expectNoA11yViolations(page);
    // A price may be changed by hand, and the row stays what it is.
    await first.getByLabel('Preço do pacote inteiro').fill('20');

    await form.addRow();
    const second = form.row(2);
    await form.rowName(2).tap();
    await form.rowName(2).pressSequentially('bot');
    await form.suggestions.getByRole('option', { name: /Botão de madeira/ }).tap();
    await expect(form.rowName(2)).toHaveValue('Botão de madeira');
    await expect(second.getByLabel('Quantidade')).toBeFocused();
    await expect(form.suggestions).toHaveCount(0);
    // Another name is another material; one that the catalogue has is used from there.
    await form.rowName(2).fill('');
    await expect(second).not.toContainText('Do catálogo');
    await form.fillRow(2, { name: 'FIO AMIGURUMI', quantity: '85', unitPrice: '3' });
    await form.hours.focus();
    await expect(second).toContainText('Há um material com este nome no catálogo');
    await expect(second.getByRole('button', { name: 'Guardar no catálogo' })).toHaveCount(0);
    await second.getByRole('button', { name: 'Usar o do catálogo' }).click();
    await expect(second).toContainText('Do catálogo');
    await expect(second.getByLabel('Preço do pacote inteiro')).toHaveValue('18,90');
    await expect(second.getByLabel('Quantidade usada')).toHaveValue('85');
    await expect(second.getByLabel('Perda')).toHaveValue('5');

    await form.addRow();
    const third = form.row(3);
    const keep = third.getByRole('button', { name: 'Guardar no catálogo' });
    await form.fillPack(3, { name: 'Enchimento', price: '24', content: '500 g', quantity: '60' });
    await expect(keep).toHaveCount(0);
    await form.hours.focus();
    await keep.click();
    await announced.message('Material guardado no catálogo');
    await expect(third).toContainText('Do catálogo');
    const filling = {
      name: 'Enchimento',
      unitType: 'grama',
      pack: { price: 24, content: 500, unit: 'grama' },
    };
    expect(await storedMaterials(page)).toHaveLength(3);
    expect(await storedMaterials(page)).toContainEqual(expect.objectContaining(filling));
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(third).not.toContainText('Do catálogo');
    await expect.poll(() => storedMaterials(page)).toHaveLength(2);
    await keep.click();
    await expect(third).toContainText('Do catálogo');

    // As another tab would: the price of two rows is told in metres.
    const stored = (await storedMaterials(page)).find(({ name }) => name === yarn.name);
    const bySkein = { ...yarn, unitType: 'novelo', unitPrice: 20, pack: null };
    const answer = await page.request.put(`/api/materials/${stored?.id}`, { data: bySkein });
    expect(answer.status(), await answer.text()).toBe(200);
    await form.openRow(2);
    await expect(second).toContainText('No catálogo: por novelo');
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.soft.poll(() => whatDoesNotFit(page), { message: String(width) }).toEqual([]);
    }
    await form.save();
    await form.saved();
    const [product] = await storedProducts(page);
    expect(product?.materials[0]).toMatchObject({ pack: { price: 20 }, wastePercentage: 5 });
    expect(product?.materials.every(({ materialId }) => materialId !== null)).toBe(true);
  });

  test('what earlier pieces are made of becomes the catalogue, and is taken back', async ({
    signedInPage: page,
    announced,
  }) => {
    const filling = {
      name: 'Enchimento',
      quantity: 0.2,
      unitPrice: 24,
      unit: 'quilograma',
    } as const;
    await storeProduct(page, {
      name: 'Coelho',
      materials: [
        { ...bought, name: 'FIO amigurumi', pack: { ...yarn.pack, price: 20 } },
        { name: 'Sobra de feltro', quantity: 1, unitPrice: 0 },
      ],
    });
    await storeProduct(page, {
      name: 'Urso',
      materials: [{ ...bought, name: yarn.name }, { ...button, quantity: 2 }, filling],
    });
    await storeMaterials(page, { name: 'enchimento', unitPrice: 30, unitType: 'quilograma' });
    const before = await storedProducts(page);
    const catalogue = new CataloguePage(page);
    await catalogue.open();
    await catalogue.gather.click();
    const found = catalogue.gathered(yarn.name);
    await expect(found.getByRole('radio')).toHaveCount(2);
    await expect(found.getByRole('radio', { name: /R\$\s18,90 por 254\sm em Urso/ })).toBeChecked();
    await expect(catalogue.gathered('Enchimento')).toContainText(
      /Já no catálogo, a R\$\s30,00 por quilograma.*R\$\s24,00 por quilograma em Urso/,
    );
    await expect(catalogue.gathering).toContainText('Sobra de feltro em Coelho: está sem preço');
    await expectNoA11yViolations(page);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.soft.poll(() => whatDoesNotFit(page), { message: String(width) }).toEqual([]);
    }
    expect(await storedMaterials(page)).toHaveLength(1);

    await found.getByRole('radio', { name: /R\$\s20,00/ }).check();
    await catalogue.gathering.getByRole('checkbox', { name: button.name }).uncheck();
    await catalogue.gathering.getByRole('button', { name: 'Trazer 1 material' }).click();
    await announced.message('1 material novo no catálogo, 2 peças ligadas.');
    await expect(catalogue.card(yarn.name)).toContainText('R$ 20,00');
    const after = await storedProducts(page);
    const prices = (products: typeof before) => products.map(({ finalPrice }) => finalPrice);
    expect(prices(after)).toEqual(prices(before));
    const linked = after.map(({ materials }) =>
      materials.map(({ materialId }) => materialId !== null),
    );
    expect(linked).toEqual([
      [true, false, true],
      [true, false],
    ]);
    // The button that was left out may still be brought.
    await expect(catalogue.gather).toBeVisible();

    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(catalogue.cards).toHaveCount(1);
    await expect.poll(() => storedMaterials(page)).toHaveLength(1);
  });
});
