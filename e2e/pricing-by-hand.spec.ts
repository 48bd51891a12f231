import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { storedProducts } from './harness/products.ts';
import { countNow } from './harness/toasts.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { ProductsPage } from './pages/products-page.ts';

// People at a workbench tap while the keyboard is open, forget a price, and slip.

const yarn = { name: 'Fio de algodão', quantity: '2', unitPrice: '10' };

/** Presses the place where the element is now, even if it moves away meanwhile. */
async function press(thing: Locator): Promise<void> {
  await thing.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await thing.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const page = thing.page();
  await page.mouse.click(x + Math.min(width, 40) / 2, y + height / 2, { delay: 50 });
}

test('a press counts although the field it leaves says something', async ({ signedInPage }) => {
  const calculator = new CalculatorPage(signedInPage);
  const { fixedCosts, hours, page } = calculator;
  await calculator.open();
  const none = page.getByLabel('Não tenho custos fixos');
  await fixedCosts.fill('0');
  await press(none);
  await expect(none).toBeChecked();
  await none.uncheck();

  await calculator.fillRow(1, { ...yarn, quantity: '0' });
  const price = calculator.row(1).getByLabel('Preço unitário');
  await price.fill('1,005');
  await press(page.getByRole('button', { name: 'Adicionar material' }));
  await expect(calculator.rows).toHaveCount(2);
  await expect(calculator.row(1)).toContainText('Arredondado para 1,01');

  await hours.fill('0');
  await press(page.getByRole('radio', { name: /Alta/ }));
  await expect(page.getByRole('radio', { name: /Alta/ })).toBeChecked();
  await expect(page.getByText('usamos 0,5.')).toBeVisible();
});

test('what the press on "Salvar" changed is told when the product is saved', async ({
  signedInPage,
}) => {
  const calculator = new CalculatorPage(signedInPage);
  const { page } = calculator;
  await calculator.open();
  await calculator.name.fill('Caminho de mesa');
  await calculator.fillRow(1, yarn);
  await calculator.fixedCosts.fill('0');
  await press(page.getByRole('button', { name: 'Salvar produto' }));
  await page.waitForURL('**/products');
  await expect(page.getByRole('alert').filter({ hasText: 'Produto salvo' })).toContainText(
    'contamos R$ 50,00',
  );
});

test('fixed costs below nothing are not shown as nothing', async ({ signedInPage }) => {
  const calculator = new CalculatorPage(signedInPage);
  await calculator.open();
  await calculator.fillRow(1, yarn);
  await calculator.fixedCosts.fill('-5');
  await calculator.fixedCosts.blur();
  await expect(calculator.fixedCosts).toHaveValue('50,00');
  await expect(calculator.page.getByText(/contamos R\$ 50,00/)).toBeVisible();
  await expect(calculator.result).toContainText('R$ 190,00');
});

test('what is taken below a step is never called too small', async ({ signedInPage }) => {
  const calculator = new CalculatorPage(signedInPage);
  await calculator.open();
  const quantity = calculator.row(1).getByLabel('Quantidade');
  await quantity.fill('0,04');
  await quantity.blur();
  await expect(quantity).toHaveValue('0,04');
  await quantity.fill('0');
  await quantity.blur();
  await expect(calculator.row(1)).toContainText('Precisa ser maior que zero');
  await expect(calculator.row(1)).not.toContainText('O mínimo');
});

test('a material without a price is asked about before it is saved', async ({ signedInPage }) => {
  const calculator = new CalculatorPage(signedInPage);
  const { page } = calculator;
  await calculator.open();
  await calculator.name.fill('Sachê de lavanda');
  await calculator.fillMaterials([
    yarn,
    { name: 'Lavanda do quintal', quantity: '1', unitPrice: '' },
  ]);
  await calculator.save();
  const dialog = page.getByRole('dialog', { name: 'Sem preço: foi de graça?' });
  await expect(dialog).toContainText('Lavanda do quintal');
  await expect(dialog).not.toContainText('Fio de algodão');
  await expect(dialog.getByRole('button', { name: 'Digitar o preço' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Digitar o preço' }).click();
  const price = calculator.row(2).getByLabel('Preço unitário');
  await expect(price).toBeFocused();
  await price.fill('3');
  await price.fill('');
  await calculator.fixedCosts.fill('0');
  await press(page.getByRole('button', { name: 'Salvar produto' }));
  await dialog.getByRole('button', { name: 'Sim, foi de graça' }).click();
  await page.waitForURL('**/products');
  // The first press changed something behind the question.
  await expect(page.getByRole('alert').filter({ hasText: 'Produto salvo' })).toContainText(
    'contamos R$ 50,00',
  );
  await expect(new ProductsPage(page).card('Sachê de lavanda')).toContainText('R$ 190,00');
});

test('a material taken off comes back where it was', async ({ signedInPage }) => {
  const calculator = new CalculatorPage(signedInPage);
  const { page } = calculator;
  await calculator.open();
  const button = { name: 'Botão', quantity: '3', unitPrice: '0,50' };
  await calculator.fillMaterials([yarn, button, { ...yarn, name: 'Linha' }]);
  await page.getByRole('button', { name: 'Remover material 2' }).click();
  await expect(calculator.rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Desfazer' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(calculator.rowName(3)).toHaveValue('Linha');
  await expect(calculator.rows).toHaveCount(3);
  await expect(calculator.rowName(2)).toHaveValue('Botão');
  await expect(calculator.row(2).getByLabel('Quantidade')).toHaveValue('3');
  await expect(calculator.row(2).getByLabel('Preço unitário')).toHaveValue('0,50');
  await expect(calculator.rowName(3)).toHaveValue('Linha');
});

/** As many materials as the free plan has room for. */
const tenMaterials = Array.from({ length: 10 }, (_, index) => `Retalho ${index + 1}\t1\t2,00`);

test('a material comes back in place of a blank row when there is no more room', async ({
  signedInPage,
}) => {
  const calculator = new CalculatorPage(signedInPage);
  const { page } = calculator;
  await calculator.open();
  await calculator.pasteInto(1, tenMaterials.join('\n'));
  await expect(calculator.rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Remover material 2' }).click();
  const undo = page.getByRole('alert').filter({ hasText: 'Retalho 2' }).getByRole('button');
  await calculator.addRow();
  await expect(calculator.rows).toHaveCount(10);
  await undo.getByText('Desfazer').click();
  await expect(calculator.rowName(2)).toHaveValue('Retalho 2');
  await expect(calculator.rowName(10)).toHaveValue('Retalho 10');
});

test('rows that find no room say so each time', async ({ signedInPage }) => {
  const calculator = new CalculatorPage(signedInPage);
  await calculator.open();
  await calculator.pasteInto(1, tenMaterials.join('\n'));
  await expect(calculator.rows).toHaveCount(10);
  const full = calculator.page.getByText(/^Limite de 10 materiais/);
  for (const name of ['Linha', 'Agulha']) {
    await calculator.pasteInto(10, `${name}\t1\t2,00`);
    await expect(full).toBeVisible();
  }
  await expect(calculator.rowName(10)).toHaveValue('Retalho 10');
});

test('an error stays with no other row when rows are pasted', async ({ signedInPage }) => {
  const calculator = new CalculatorPage(signedInPage);
  await calculator.open();
  await calculator.name.fill('Almofada');
  await calculator.fillMaterials([yarn, { name: '', quantity: '1', unitPrice: '3' }]);
  await calculator.save();
  await expect(calculator.rowName(2)).toHaveAttribute('aria-invalid', 'true');
  await calculator.pasteInto(1, 'Linha\t1\t2,00\nAgulha\t1\t3,00');
  await expect(calculator.rowName(2)).toHaveValue('Linha');
  await expect(calculator.rowName(2)).not.toHaveAttribute('aria-invalid', 'true');
  await calculator.save();
  await expect(calculator.rowName(4)).toHaveAttribute('aria-invalid', 'true');
});

test('a save that waits says so, and ends with its form', async ({ signedInPage }) => {
  const calculator = new CalculatorPage(signedInPage);
  const { page } = calculator;
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = '**/assets/check-product-*.js';
  await page.route(check, async (route) => {
    await promise;
    await route.continue();
  });
  await calculator.open();
  await calculator.name.fill('Guirlanda');
  await calculator.fillRow(1, yarn);
  await calculator.save();
  await expect(page.getByRole('button', { name: 'Salvando…' })).toBeVisible();
  await page.getByRole('link', { name: 'Artesa' }).click();
  await calculator.leaving.answer('Sair sem salvar');
  await page.waitForURL('**/dashboard');
  // The address changes a little before the form goes.
  await expect(calculator.name).toBeHidden();
  const arrived = page.waitForResponse(check);
  resolve();
  await arrived;
  await expect(page.getByText('0/5').first()).toBeVisible();
  await new ProductsPage(page).open();
  expect(await storedProducts(page)).toEqual([]);
});

test('an empty row goes without a word, and no offer outlives the form', async ({
  signedInPage,
}) => {
  const calculator = new CalculatorPage(signedInPage);
  const { page } = calculator;
  const undo = page
    .getByRole('button', { name: 'Desfazer' })
    .and(page.locator(':not([data-leaving] *)'));
  await calculator.open();
  await calculator.name.fill('Toalha bordada');
  await calculator.fillRow(1, yarn);
  await calculator.addRow();
  await page.getByRole('button', { name: 'Remover material 2' }).click();
  await expect(calculator.rows).toHaveCount(1);
  expect(await countNow(undo)).toBe(0);
  await calculator.pasteInto(1, 'Linha\t1\t2,00\nAgulha\t1\t3,00');
  await expect(undo).toBeVisible();
  await calculator.save();
  await page.waitForURL('**/products');
  await expect(page.getByText('Produto salvo com sucesso!')).toBeVisible();
  // The address changes a little before the form goes.
  await expect(calculator.name).toBeHidden();
  expect(await countNow(undo)).toBe(0);
});

test('there is no price until there is something to price', async ({ signedInPage }) => {
  const calculator = new CalculatorPage(signedInPage);
  const { hours, page, result } = calculator;
  await calculator.open();
  await expect(calculator.name).toBeVisible();
  await expect(result).not.toContainText('R$');
  await calculator.name.fill('Só um nome');
  await expect(result).not.toContainText('R$');
  await hours.fill('2');
  await expect(result).toContainText('R$ 200,00');
  await hours.fill('1');
  await calculator.rowName(1).fill('Fio');
  await expect(result).toContainText('R$ 150,00');
  await expect(page.getByText('O preço aparece assim que')).toBeHidden();
});
