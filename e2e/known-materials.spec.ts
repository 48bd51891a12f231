import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { whatDoesNotFit } from './harness/hard-conditions.ts';
import { storedProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

const yarn = {
  name: 'Fio amigurumi',
  unitType: 'metro',
  wastePercentage: 5,
  pack: { price: 18.9, content: 254, unit: 'metro' },
};
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

test('the free plan is offered nothing while it types a name', async ({ signedInPage: page }) => {
  await storeMaterials(page, yarn);
  const form = new CalculatorPage(page);
  await form.open();
  await form.rowName(1).pressSequentially('Fio');
  await form.row(1).getByLabel('Preço unitário').fill('3');
  await form.hours.focus();
  await expect(form.suggestions).toHaveCount(0);
  await expect(form.rowName(1)).not.toHaveRole('combobox');
  await expect(page.getByRole('button', { name: 'Guardar no catálogo' })).toHaveCount(0);
});

test.describe('on the Pro plan', () => {
  test.use({ plan: 'pro' });

  test('what is offered can be taken in the moment in which it shows', async ({
    signedInPage: page,
  }) => {
    await storeMaterials(page, yarn);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/name-suggestions.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const form = new CalculatorPage(page);
    await form.open();
    await expect(page.getByRole('button', { name: /^Fio amigurumi/ })).toBeVisible();
    await form.rowName(1).pressSequentially('fi');
    await page.evaluate(() => {
      const pressed = () =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        );
      const changes = new MutationObserver(() => {
        if (!document.querySelector('[role=option][aria-selected=true]')) return;
        changes.disconnect();
        pressed();
      });
      changes.observe(document.body, { childList: true, subtree: true });
    });
    release();
    await expect(form.rowName(1)).toHaveValue(yarn.name);
  });

  test('a tap brings unit, pack and waste, and the row says where it is from', async ({
    signedInPage: page,
  }) => {
    await storeMaterials(page, yarn);
    const form = new CalculatorPage(page);
    await form.open();
    await form.name.fill('Urso');
    await page.getByRole('button', { name: /^Fio amigurumi/ }).click();
    const row = form.row(1);
    await expect(row.getByLabel('Quantidade usada')).toHaveValue('1');
    await expect(row.getByLabel('Preço do pacote inteiro')).toHaveValue('18,90');
    await expect(row.getByLabel('Perda')).toHaveValue('5');
    await expect(form.usedUnit(1)).toHaveValue('metro');
    await expect(row).toContainText('Do catálogo');
    await expectNoA11yViolations(page);
    // A price may be changed by hand, and the row stays what it is.
    await row.getByLabel('Preço do pacote inteiro').fill('20');
    await form.save();
    await page.waitForURL('**/products');
    const [product] = await storedProducts(page);
    expect(product?.materials[0]).toMatchObject({ pack: { price: 20 }, wastePercentage: 5 });
    expect(product?.materials[0]?.materialId).not.toBeNull();
  });

  test('a name half typed offers what matches, by keys', async ({ signedInPage: page }) => {
    await storeMaterials(page, button, yarn, { name: 'Fita de cetim', unitPrice: 2.5 });
    const form = new CalculatorPage(page);
    await form.open();
    const name = form.rowName(1);
    await name.focus();
    await expect(form.suggestions).toHaveCount(0);
    await name.pressSequentially('f');
    await expect(form.suggestions.getByRole('option')).toHaveText([
      /^Fio amigurumi R\$\s18,90 por 254\sm$/,
      /^Fita de cetim R\$\s2,50 por unidade$/,
    ]);
    await expect(form.suggestions.getByRole('option', { selected: true })).toHaveCount(0);
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    await expectNoA11yViolations(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(form.suggestions.getByRole('option', { selected: true })).toContainText('Fita');
    await page.keyboard.press('ArrowUp');
    await expect(form.suggestions.getByRole('option', { selected: true })).toContainText('Fio');
    await page.keyboard.press('Escape');
    await expect(form.suggestions).toHaveCount(0);
    await expect(name).toHaveValue('f');
    // What is typed is left as it is.
    await page.keyboard.press('Enter');
    await expect(form.row(1).getByLabel('Quantidade')).toBeFocused();
    await page.keyboard.type('3');

    await name.fill('madeira');
    await expect(form.suggestions.getByRole('option')).toHaveText([/^Botão de madeira/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue('Botão de madeira');
    await expect(form.row(1).getByLabel('Quantidade')).toBeFocused();
    await expect(form.row(1).getByLabel('Quantidade')).toHaveValue('3');
    await expect(form.row(1).getByLabel('Total do material')).toHaveText('R$ 3,60');
    await expect(form.row(1)).toContainText('Do catálogo');
    // The catalogue knows the price: on to the next material.
    await page.keyboard.press('Enter');
    await expect(form.rowName(2)).toBeFocused();
  });

  test('a name half typed offers what matches, by touch, over the rows below', async ({
    signedInPage: page,
  }) => {
    await storeMaterials(page, yarn, button);
    const form = new CalculatorPage(page);
    await form.open();
    await form.fillRow(1, { name: 'Lã', quantity: '1', unitPrice: '1' });
    await form.addRow();
    await form.addRow();
    await form.rowName(2).tap();
    await form.rowName(2).pressSequentially('bot');
    await form.suggestions.getByRole('option', { name: /Botão de madeira/ }).tap();
    await expect(form.rowName(2)).toHaveValue('Botão de madeira');
    await expect(form.row(2).getByLabel('Quantidade')).toBeFocused();
    await expect(form.suggestions).toHaveCount(0);
    // Another name is another material.
    await form.rowName(2).fill('');
    await expect(form.row(2)).not.toContainText('Do catálogo');
  });

  test('a row is kept in the catalogue by one tap, and that can be undone', async ({
    signedInPage: page,
  }) => {
    const form = new CalculatorPage(page);
    await form.open();
    await form.name.fill('Urso');
    const keep = form.row(1).getByRole('button', { name: 'Guardar no catálogo' });
    await form.fillPack(1, { name: 'Enchimento', price: '24', content: '500 g', quantity: '60' });
    await expect(keep).toHaveCount(0);
    await form.hours.focus();
    await keep.click();
    await expect(page.getByText('Material guardado no catálogo')).toBeVisible();
    await expect(form.row(1)).toContainText('Do catálogo');
    expect(await storedMaterials(page)).toMatchObject([
      { name: 'Enchimento', unitType: 'grama', pack: { price: 24, content: 500, unit: 'grama' } },
    ]);
    await expect(page.getByRole('button', { name: /^Enchimento R/ })).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(form.row(1)).not.toContainText('Do catálogo');
    await expect.poll(() => storedMaterials(page)).toEqual([]);
    await keep.click();
    await expect(form.row(1)).toContainText('Do catálogo');
    await form.save();
    await page.waitForURL('**/products');
    const [product] = await storedProducts(page);
    expect(product?.materials[0]?.materialId).not.toBeNull();
  });

  test('a name that the catalogue has is used from there, and kept no second time', async ({
    signedInPage: page,
  }) => {
    await storeMaterials(page, yarn);
    const form = new CalculatorPage(page);
    await form.open();
    await form.fillRow(1, { name: 'FIO AMIGURÚMI', quantity: '85', unitPrice: '3' });
    await form.hours.focus();
    const row = form.row(1);
    await expect(row.getByRole('button', { name: 'Guardar no catálogo' })).toHaveCount(0);
    await row.getByRole('button', { name: 'Usar o do catálogo' }).click();
    await expect(row).toContainText('Do catálogo');
    await expect(row.getByLabel('Preço do pacote inteiro')).toHaveValue('18,90');
    await expect(row.getByLabel('Quantidade usada')).toHaveValue('85');
    await expect(row.getByLabel('Perda')).toHaveValue('5');
    expect(await storedMaterials(page)).toHaveLength(1);
    // As another tab would: the row's price is told in metres.
    const [stored] = await storedMaterials(page);
    const bySkein = { ...yarn, unitType: 'novelo', unitPrice: 20, pack: null };
    const answer = await page.request.put(`/api/materials/${stored?.id}`, { data: bySkein });
    expect(answer.status(), await answer.text()).toBe(200);
    await page.reload();
    await expect(row).toContainText('No catálogo: por novelo');
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.soft.poll(() => whatDoesNotFit(page), { message: String(width) }).toEqual([]);
    }
  });

  test('what could not be kept is said, and tried again', async ({
    signedInPage: page,
    problems,
  }) => {
    problems.expect(/status of 503/);
    const form = new CalculatorPage(page);
    await form.open();
    await form.fillRow(1, { name: 'Fio', quantity: '1', unitPrice: '3' });
    await form.hours.focus();
    await page.route('**/api/materials', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, body: '' })
        : route.continue(),
    );
    await form.row(1).getByRole('button', { name: 'Guardar no catálogo' }).click();
    await expect(page.getByText('Erro ao adicionar material')).toBeVisible();
    await page.unroute('**/api/materials');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(form.row(1)).toContainText('Do catálogo');
  });
});
