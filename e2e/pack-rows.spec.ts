import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { storedProducts, storeProduct } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

const skein = { name: 'Fio', price: '18,90', content: '254 m', quantity: '85' };

async function begin(page: Page): Promise<CalculatorPage> {
  const form = new CalculatorPage(page);
  await form.open();
  return form;
}

test('one tap says the price by the pack, another one back, and both texts are kept', async ({
  signedInPage: page,
}) => {
  const form = await begin(page);
  const row = form.row(1);
  await form.fillRow(1, { name: 'Fio', quantity: '', unitPrice: '18,90' });
  await form.turnRow(1, 'pack');
  // What was typed was the price of the pack.
  await expect(row.getByLabel('Preço do pacote inteiro')).toHaveValue('18,90');
  await expect(row.getByLabel('Conteúdo do pacote')).toBeFocused();
  await page.keyboard.type('254 m');
  await page.keyboard.press('Enter');
  await expect(row.getByLabel('Quantidade usada')).toBeFocused();
  await expect(form.packUnit(1)).toHaveValue('metro');
  await expect(form.usedUnit(1)).toHaveValue('metro');
  await page.keyboard.type('85');
  await expect(row.getByLabel('Total do material')).toHaveText('R$ 6,32');
  await expect(row).toContainText('R$ 0,0744 por m');

  await form.turnRow(1, 'unit');
  await expect(row.getByLabel('Preço por metro')).toHaveValue('18,90');
  await expect(row.getByLabel('Total do material')).toHaveText('R$ 1.606,50');
  await form.turnRow(1, 'pack');
  await expect(row.getByLabel('Conteúdo do pacote')).toHaveValue('254');
  await expect(row.getByLabel('Total do material')).toHaveText('R$ 6,32');
  await expectNoA11yViolations(page);
});

test('a unit of another dimension moves the other one along; the numbers stay', async ({
  signedInPage: page,
}) => {
  const form = await begin(page);
  await form.fillPack(1, skein);
  await form.usedUnit(1).selectOption('centimetro');
  await expect(form.packUnit(1)).toHaveValue('metro');
  await expect(form.row(1)).toContainText('R$ 0,0007 por cm');
  await form.packUnit(1).selectOption('quilograma');
  await expect(form.usedUnit(1)).toHaveValue('quilograma');
  await form.usedUnit(1).selectOption('novelo');
  await expect(form.packUnit(1)).toHaveValue('novelo');
  await expect(form.row(1).getByLabel('Conteúdo do pacote')).toHaveValue('254');
  await expect(form.row(1).getByLabel('Quantidade usada')).toHaveValue('85');
});

test('waste and batch are silent until they are wanted, and there when the piece is opened', async ({
  signedInPage: page,
}) => {
  const form = await begin(page);
  await form.name.fill('Sabonete');
  await form.fillPack(1, { name: 'Base', price: '23,50', content: '1 kg', quantity: '950 g' });
  await expect(form.row(1).getByLabel('Perda')).toHaveCount(0);
  await form.row(1).getByRole('button', { name: 'Perda' }).click();
  await expect(form.row(1).getByLabel('Perda')).toBeFocused();
  await page.keyboard.type('3');
  await expect(form.row(1)).toContainText('R$ 22,99');
  await page.getByRole('button', { name: 'Faço várias peças de uma vez' }).click();
  await expect(page.getByLabel('Rende quantas peças?')).toBeFocused();
  await page.keyboard.type('12');
  await expect(form.row(1)).toContainText('Total para 12 peças');
  await expect(page.getByText('Tudo o que vai nas 12 peças')).toBeVisible();
  await expectNoA11yViolations(page);
  await form.save();
  await page.waitForURL('**/products');
  const [product] = await storedProducts(page);
  expect(product).toMatchObject({ batchSize: 12, materials: [{ wastePercentage: 3 }] });

  await form.openProduct(product?.id ?? '');
  await expect(page.getByLabel('Rende quantas peças?')).toHaveValue('12');
  await expect(form.row(1).getByLabel('Perda')).toHaveValue('3');
  await expect(form.row(1).getByLabel('Preço do pacote inteiro')).toHaveValue('23,50');
  await expect(form.usedUnit(1)).toHaveValue('grama');
  await expect(form.packUnit(1)).toHaveValue('quilograma');
});

test('a product without any of it looks as it always did', async ({ signedInPage: page }) => {
  const product = await storeProduct(page);
  const form = new CalculatorPage(page);
  await form.openProduct(product.id);
  await expect(form.row(1).getByLabel('Preço unitário')).toHaveValue('12,00');
  await expect(form.row(1).getByRole('combobox')).toHaveCount(0);
  await expect(page.getByLabel('Rende quantas peças?')).toHaveCount(0);
  await expect(page.getByText('confira a quantidade')).toHaveCount(0);
});

test('what is implausible about a row is asked, and nothing is refused', async ({
  signedInPage: page,
}) => {
  const form = await begin(page);
  await form.name.fill('Almofada');
  const row = form.row(1);
  await form.fillRow(1, { name: 'Tricoline', quantity: '60 × 28', unitPrice: '29,90' });
  const dear = row.getByText('neste material: confira a quantidade e o preço.');
  await expect(dear).toHaveCount(0);
  await form.hours.focus();
  await expect(dear).toBeVisible();
  await expect(
    row.getByRole('status').filter({ hasText: 'R$ 50.232,00 neste material' }),
  ).toBeVisible();
  await expectNoA11yViolations(page);

  await row.getByRole('button', { name: 'É o preço do pacote' }).click();
  await expect(row.getByLabel('Preço do pacote inteiro')).toHaveValue('29,90');
  await expect(row.getByLabel('Conteúdo do pacote')).toBeFocused();
  await page.keyboard.type('1,4 m²');
  await form.hours.focus();
  await expect(
    row.getByText('Usou mais do que comprou? São 1.680 m², e o pacote tem 1,4 m².'),
  ).toBeVisible();
  await form.usedUnit(1).selectOption('centimetro-quadrado');
  await expect(row.getByText('Usou mais do que comprou?')).toHaveCount(0);
  await expect(row.getByLabel('Total do material')).toHaveText('R$ 3,59');

  await row.getByLabel('Quantidade usada').fill('3 m²');
  await form.hours.focus();
  await expect(row.getByText('Usou mais do que comprou?')).toBeVisible();
  await form.save();
  await page.waitForURL('**/products');
});

test('a pack is asked for what is in it, at its field', async ({ signedInPage: page }) => {
  const form = await begin(page);
  await form.name.fill('Urso');
  await form.fillPack(1, { ...skein, content: '' });
  await form.save();
  await expect(form.row(1).getByLabel('Conteúdo do pacote')).toBeFocused();
  await expect(form.row(1).getByText('Conteúdo do pacote deve ser maior que 0')).toBeVisible();
  await expectNoA11yViolations(page);
  await form.row(1).getByLabel('Conteúdo do pacote').fill('254 m');
  await form.row(1).getByLabel('Preço do pacote inteiro').fill('');
  await form.save();
  const dialog = page.getByRole('dialog', { name: 'Sem preço: foi de graça?' });
  await dialog.getByRole('button', { name: 'Digitar o preço' }).click();
  await expect(form.row(1).getByLabel('Preço do pacote inteiro')).toBeFocused();
});

test('both ways fit the smallest phones', async ({ signedInPage: page }) => {
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const form = await begin(page);
    await form.fillRow(1, { name: 'Fio', quantity: '1', unitPrice: '1' });
    await form.addRow();
    await form.fillPack(2, { ...skein, price: '1.234,56', content: '1.000 m', quantity: '999' });
    const isWithin = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(await isWithin(), `${width} px`).toBe(true);
    for (const target of await form.row(2).locator('button, select').all()) {
      const { height = 0, width: wide = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(height, wide)).toBeGreaterThanOrEqual(43.5);
    }
  }
});

test('every number is whole beside its unit on the smallest phones', async ({
  signedInPage: page,
}) => {
  const amounts = [
    ['140 × 100 cm', '14.000 cm²'],
    ['10 novelo', '1,5 novelo'],
    ['254,5 m', '1.000 m'],
    ['1.000', '254,5'],
    ['254,5 meada', '1,5 meada'],
  ] as const;
  const form = await begin(page);
  for (const [content, quantity] of amounts) {
    await form.fillPack(1, { name: 'Fio', price: '99.999,99', content, quantity });
    await form.hours.focus();
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cutNumbers(form), `${content}, ${width} px`).toEqual([]);
    }
  }
  await form.row(1).getByLabel('Quantidade usada').fill('9.999 cm²');
  await form.turnRow(1, 'unit');
  await form.hours.focus();
  await expect(form.row(1).getByLabel('Preço por cm²')).toBeVisible();
  for (const width of [320, 1000]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await cutNumbers(form), `${width} px`).toEqual([]);
  }
});

test('below a number whose unit moved along it says so', async ({ signedInPage: page }) => {
  const form = await begin(page);
  await form.fillPack(1, { name: 'Fio', price: '24', content: '500 g', quantity: '60 g' });
  const used = form.row(1).getByLabel('Quantidade usada');
  await form.row(1).getByLabel('Conteúdo do pacote').fill('5 m');
  await form.hours.focus();
  await expect(used).toHaveAccessibleDescription('Unidade mudada para metro.');
  await form.usedUnit(1).selectOption('centimetro');
  await expect(used).toHaveAccessibleDescription('');
});

test('fields beside each other stand on one line, whatever is said of them', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = await begin(page);
  const row = form.row(1);
  const areOnOneLine = async (one: string, other: string) => {
    const top = (label: string) =>
      row.getByLabel(label).evaluate((field) => field.getBoundingClientRect().top);
    expect(await top(one), `${one} beside ${other}`).toBeCloseTo(await top(other), 0);
  };
  await form.fillPack(1, { name: 'Fio', price: '10', content: '140 × 100 cm', quantity: '2' });
  await form.hours.focus();
  await expect(row.getByText('140 × 100 cm = 14.000 cm²')).toBeVisible();
  await areOnOneLine('Preço do pacote inteiro', 'Conteúdo do pacote');
  await form.turnRow(1, 'unit');
  await areOnOneLine('Quantidade', 'Preço por cm²');

  // The waste stays where it is when something is said of it, too.
  await form.setWaste(1, 'abc');
  const left = () =>
    row.getByLabel('Perda').evaluate((field) => field.getBoundingClientRect().left);
  const before = await left();
  await form.hours.focus();
  await expect(row.getByText('Não entendemos “abc”')).toBeVisible();
  expect(await left()).toBeCloseTo(before, 0);
});

/** The numbers of the first row that are cut off by their boxes. */
async function cutNumbers(form: CalculatorPage): Promise<string[]> {
  const inputs = form.row(1).locator('input[inputmode]');
  return inputs.evaluateAll((all) =>
    all.flatMap((input) =>
      input instanceof HTMLInputElement && input.scrollWidth > input.clientWidth
        ? [`${input.id}: ${input.value}`]
        : [],
    ),
  );
}

test('a draft of the version before packs opens, and its prices stay', async ({
  signedInPage: page,
}) => {
  const form = await begin(page);
  await form.name.fill('Manta');
  await form.fillRow(1, { name: 'Lã', quantity: '2', unitPrice: '10' });
  await form.hours.fill('2');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Manta')))
    .toBe(true);
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!text.includes('Manta')) continue;
      const { batchSize, rounding, chosenPrice, materials, ...draft } = JSON.parse(text);
      const rows = materials.map(
        ({ name, quantity, unitPrice }: { name: string; quantity: string; unitPrice: string }) => ({
          name,
          quantity,
          unitPrice,
        }),
      );
      localStorage.setItem(key, JSON.stringify({ ...draft, materials: rows }));
    }
  });
  await page.reload();
  await expect(form.restored).toBeVisible();
  await expect(form.row(1).getByLabel('Preço unitário')).toHaveValue('10,00');
  // 20 of materials, 50 of labour and 50 of fixed costs, doubled.
  await expect(form.result).toContainText('R$ 240,00');
  await form.turnRow(1, 'pack');
  await expect(form.packUnit(1)).toHaveValue('unidade');
});
