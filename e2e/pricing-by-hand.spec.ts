import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { countNow } from './harness/announcements.ts';
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
  const { fixedCosts, hours, page, result, rows } = calculator;
  await calculator.open();
  await calculator.name.fill('Só um nome');
  await expect(result).not.toContainText('R$');
  const none = page.getByLabel('Não tenho custos fixos');
  await fixedCosts.fill('0');
  await press(none);
  await expect(none).toBeChecked();
  await none.uncheck();

  await calculator.fillRow(1, { ...yarn, quantity: '0' });
  await expect(result).toContainText('R$');
  const price = calculator.row(1).getByLabel('Preço unitário');
  await price.fill('1,005');
  await press(page.getByRole('button', { name: 'Adicionar material' }));
  await expect(rows).toHaveCount(2);
  await expect(calculator.row(1)).toContainText('Arredondado para 1,01');

  await hours.fill('0');
  await press(page.getByRole('radio', { name: /Alta/ }));
  await expect(page.getByRole('radio', { name: /Alta/ })).toBeChecked();
  await expect(page.getByText('usamos 0,5.')).toBeVisible();

  // A row that nobody filled goes without a word; another one comes back where it was, once.
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await page.getByRole('button', { name: 'Remover material 2' }).click();
  await expect(rows).toHaveCount(1);
  expect(await countNow(undo)).toBe(0);
  await calculator.addRow();
  await calculator.fillRow(2, { name: 'Linha', quantity: '3', unitPrice: '0,50' });
  await page.getByRole('button', { name: 'Remover material 1' }).click();
  await expect(rows).toHaveCount(1);
  await undo.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(calculator.rowName(2)).toHaveValue('Linha');
  await expect(rows).toHaveCount(2);
  await calculator.openRow(1);
  await expect(calculator.rowName(1)).toHaveValue(yarn.name);
  await expect(price).toHaveValue('1,01');
});

test('a material without a price is asked about before it is saved', async ({
  signedInPage,
  announced,
}) => {
  const calculator = new CalculatorPage(signedInPage);
  const { page } = calculator;
  const undo = page
    .getByRole('button', { name: 'Desfazer' })
    .and(page.locator(':not([data-leaving] *)'));
  await calculator.open();
  await calculator.name.fill('Sachê de lavanda');
  await calculator.fillMaterials([
    yarn,
    { name: 'Lavanda do quintal', quantity: '1', unitPrice: '' },
    { name: 'Engano', quantity: '1', unitPrice: '1' },
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
  await calculator.removeRow(3);
  await expect(undo).toBeVisible();
  await calculator.fixedCosts.fill('0');
  await press(page.getByRole('button', { name: 'Salvar produto' }));
  await dialog.getByRole('button', { name: 'Sim, foi de graça' }).click();
  await calculator.saved();
  // The first press changed something behind the question.
  await announced.message(/Produto salvo.*contamos R\$ 50,00/);
  await new ProductsPage(page).open();
  await expect(new ProductsPage(page).card('Sachê de lavanda')).toContainText('R$ 190,00');
  // No offer outlives the form.
  await expect(calculator.name).toBeHidden();
  expect(await countNow(undo)).toBe(0);
});
