import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { ProductsPage } from './pages/products-page.ts';

const yarn = { name: 'Fio de algodão', quantity: '2', unitPrice: '10' };

/** The new products that the page sends from now on. */
function savesOf(page: Page): string[] {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/products')) {
      saves.push(request.url());
    }
  });
  return saves;
}

test('totals move with every keystroke, in Brazilian and pasted numbers', async ({
  signedInPage,
}) => {
  const calculator = new CalculatorPage(signedInPage);
  await calculator.open();
  await calculator.page.getByLabel('Não tenho custos fixos').check();
  await calculator.fillRow(1, { ...yarn, quantity: '1', unitPrice: '' });
  const price = calculator.row(1).getByLabel('Preço unitário');
  await price.pressSequentially('1');
  await expect(calculator.result).toContainText('R$ 52,00');
  await price.pressSequentially('2');
  await expect(calculator.result).toContainText('R$ 74,00');
  await price.pressSequentially(',5');
  await expect(calculator.result).toContainText('R$ 75,00');
  for (const pasted of ['1234.56', '1.234,56', 'R$ 1.234,56']) {
    await price.fill('');
    await price.fill(pasted);
    await expect(calculator.row(1)).toContainText('R$ 1.234,56');
  }
  await price.blur();
  await expect(price).toHaveValue('1.234,56');
});

test('fixed costs fall back to 50 reais with a note, unless there are none', async ({
  signedInPage,
}) => {
  const calculator = new CalculatorPage(signedInPage);
  await calculator.open();
  const { fixedCosts, page, result } = calculator;
  for (const typed of ['', '0']) {
    await fixedCosts.fill(typed);
    await fixedCosts.blur();
    await expect(fixedCosts).toHaveValue('50,00');
    await expect(page.getByText(/contamos R\$ 50,00/)).toBeVisible();
  }
  await calculator.name.fill('Peça sem custos fixos');
  await calculator.fillRow(1, yarn);
  await page.getByLabel('Não tenho custos fixos').check();
  await expect(result).toContainText('R$ 90,00');
  await calculator.save();
  await calculator.saved();
  await new ProductsPage(page).open();
  const card = new ProductsPage(page).card('Peça sem custos fixos');
  await expect(card).toContainText('R$ 0,00');
  await expect(card).toContainText('R$ 90,00');
  // What was answered is answered for the next piece, on a device that knows nothing yet as well.
  for (const again of [() => calculator.page.goto('/calculator'), () => page.reload()]) {
    await again();
    await expect(page.getByLabel('Não tenho custos fixos')).toBeChecked();
    await expect(page.getByText(/começam como na sua última peça/)).toBeVisible();
    await expect(result).not.toContainText('R$');
  }
});

test('a number out of bounds is brought back when its field is left, and says so', async ({
  signedInPage,
}) => {
  const calculator = new CalculatorPage(signedInPage);
  await calculator.open();
  await calculator.hours.fill('5000');
  await calculator.hours.blur();
  await expect(calculator.hours).toHaveValue('1.000');
  await expect(calculator.page.getByText('O máximo é 1.000.')).toBeVisible();
  await calculator.hours.fill('0,25');
  await calculator.hours.blur();
  await expect(calculator.hours).toHaveValue('0,25');
  await calculator.hours.press('ArrowUp');
  await expect(calculator.hours).toHaveValue('0,75');
});

test('Enter in a number leads on, shows what it was changed to and saves nothing', async ({
  signedInPage,
}) => {
  const calculator = new CalculatorPage(signedInPage);
  const { fixedCosts, hours, page, result } = calculator;
  const saves = savesOf(page);
  await calculator.open();
  await calculator.name.fill('Peça de meia hora');
  await calculator.fillRow(1, yarn);
  await fixedCosts.fill('30');
  await hours.fill('0');
  await hours.press('Enter');
  await expect(fixedCosts).toBeFocused();
  await expect(hours).toHaveValue('0,5');
  await expect(page.getByText('Precisa ser maior que zero: usamos 0,5.')).toBeVisible();
  await fixedCosts.fill('0');
  await fixedCosts.press('Enter');
  await expect(fixedCosts).toHaveValue('50,00');
  await expect(page.getByText(/contamos R\$ 50,00/)).toBeVisible();
  // 20 of materials, half an hour at 25 reais and 50 of fixed costs, doubled.
  await expect(result).toContainText('R$ 165,00');
  expect(saves).toEqual([]);
  await calculator.save();
  await calculator.saved();
  await new ProductsPage(page).open();
  await expect(new ProductsPage(page).card('Peça de meia hora')).toContainText('R$ 165,00');
});

test('rows come and go by button and by Enter; the last one stays', async ({ signedInPage }) => {
  const calculator = new CalculatorPage(signedInPage);
  await calculator.open();
  const remove = (position: number) =>
    calculator.page.getByRole('button', { name: `Remover material ${position}` });
  await expect(remove(1)).toBeDisabled();
  await calculator.fillRow(1, yarn);
  const quantity = calculator.row(1).getByLabel('Quantidade');
  const price = calculator.row(1).getByLabel('Preço unitário');
  await calculator.rowName(1).press('Enter');
  await expect(quantity).toBeFocused();
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(calculator.row(1)).toContainText('Precisa ser maior que zero: usamos 0,1.');
  await expect(price).toBeFocused();
  await price.press('Enter');
  await expect(calculator.rowName(2)).toBeFocused();
  // Nothing was typed into it: there is no need of a third one.
  await calculator.row(2).getByLabel('Preço unitário').press('Enter');
  await expect(calculator.hours).toBeFocused();
  await expect(calculator.rows).toHaveCount(2);
  await calculator.fillRow(2, { name: 'Botão', quantity: '3', unitPrice: '0,5' });
  await remove(1).click();
  await expect(calculator.rowName(1)).toBeFocused();
  await expect(calculator.rowName(1)).toHaveValue('Botão');
  await expect(remove(1)).toBeDisabled();
});

test('presets set the markup, and a low markup warns', async ({ signedInPage }) => {
  const calculator = new CalculatorPage(signedInPage);
  const { page } = calculator;
  await calculator.open();
  await expect(page.getByRole('radio', { name: /Padrão/ })).toBeChecked();
  const warning = page.getByText(
    'Margem baixa - risco de prejuízo. Considere aumentar para pelo menos 50%.',
  );
  await calculator.choosePreset(/Outra/);
  const slider = page.getByRole('slider', { name: 'Sua margem sobre o custo' });
  await slider.fill('20');
  await expect(warning).toBeVisible();
  await expectNoA11yViolations(page);
  await slider.fill('30');
  await expect(warning).toBeHidden();
  await page.getByRole('button', { name: '250%' }).click();
  await expect(slider).toHaveValue('250');
  await calculator.choosePreset(/Premium/);
  await expect(slider).toBeHidden();
});

test('every bad field is named and the first one gets the focus', async ({
  signedInPage,
  announced,
}) => {
  const calculator = new CalculatorPage(signedInPage);
  await calculator.open();
  await calculator.save();
  await announced.message('Preencha todos os campos obrigatórios');
  await expect(calculator.name).toBeFocused();
  await expect(calculator.page.getByText('Nome deve ter entre 2 e 100 caracteres')).toBeVisible();
  await expect(calculator.row(1)).toContainText('Escreva o nome de pelo menos um material');
  await expectNoA11yViolations(calculator.page);
});

test('a draft outlives its tab and can be discarded', async ({ signedInPage }) => {
  const first = new CalculatorPage(signedInPage);
  await first.open();
  await first.name.fill('Manta de tricô');
  await first.fillRow(1, yarn);
  await first.hours.fill('0');
  const tomorrow = await signedInPage.context().newPage();
  await signedInPage.close();

  const second = new CalculatorPage(tomorrow);
  await second.open();
  await expect(second.name).toHaveValue('Manta de tricô');
  await second.openRow(1);
  await expect(second.row(1).getByLabel('Quantidade')).toHaveValue('2');
  await expect(second.hours).toHaveValue('0,5');
  await expect(tomorrow.getByText('Precisa ser maior que zero: usamos 0,5.')).toBeVisible();
  await second.page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await second.page
    .getByRole('dialog')
    .getByRole('button', { name: /descartar/i })
    .click();
  await expect(second.name).toHaveValue('');
});

test('notes are there when wanted, outlive the tab, and find their product', async ({
  signedInPage: page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.name.fill('Vestido');
  await calculator.fillRow(1, yarn);
  await page.getByRole('button', { name: 'Anotações' }).click();
  await expect(calculator.notes).toBeFocused();
  await page.keyboard.type('Busto 92');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Dona Célia quer azul');
  await page.reload();
  await expect(calculator.notes).toHaveValue('Busto 92\nDona Célia quer azul');
  await calculator.save();
  await calculator.saved();
  const products = new ProductsPage(page);
  await products.open();
  await products.search.fill('celia');
  await expect(products.names).toHaveText(['Vestido']);
  await products.search.fill('célia verde');
  await expect(products.names).toHaveCount(0);
});

test('two clicks save once', async ({ signedInPage }) => {
  const calculator = new CalculatorPage(signedInPage);
  const { page } = calculator;
  await calculator.open();
  await calculator.name.fill('Peça única');
  await calculator.fillRow(1, yarn);
  const saves = savesOf(page);
  await page.getByRole('button', { name: 'Salvar produto' }).dblclick();
  await calculator.saved();
  await new ProductsPage(page).open();
  await expect(new ProductsPage(page).card('Peça única')).toHaveCount(1);
  await expect(page.getByText('1 produto cadastrado')).toBeVisible();
  expect(saves).toHaveLength(1);
});
