import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { storedProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

test('a price by the pack, waste and a batch are one tap away, and there when the piece is opened', async ({
  signedInPage: page,
}) => {
  const form = new CalculatorPage(page);
  await form.open();
  const row = form.row(1);
  const content = row.getByLabel('Conteúdo do pacote');
  const used = row.getByLabel('Quantidade usada');
  const packPrice = row.getByLabel('Preço do pacote inteiro');
  const batch = page.getByLabel('Rende quantas peças?');
  await form.name.fill('Sabonete');
  await form.fillRow(1, { name: 'Fio', quantity: '', unitPrice: '18,90' });
  // Nobody who wants none of it is shown any.
  await expect(row.locator('select')).toHaveCount(0);
  await expect(row.getByLabel('Perda')).toHaveCount(0);
  await expect(batch).toHaveCount(0);

  await form.turnRow(1, 'pack');
  // What was typed was the price of the pack.
  await expect(packPrice).toHaveValue('18,90');
  await expect(content).toBeFocused();
  await page.keyboard.type('254 m');
  await page.keyboard.press('Enter');
  await expect(used).toBeFocused();
  await expect(form.packUnit(1)).toHaveValue('metro');
  await expect(form.usedUnit(1)).toHaveValue('metro');
  await page.keyboard.type('85');
  await expect(row.getByLabel('Total do material')).toHaveText('R$ 6,32');
  await expect(row).toContainText('R$ 0,0744 por m');

  // Both texts are kept, and so much money is asked about.
  await form.turnRow(1, 'unit');
  await expect(row.getByLabel('Preço por metro')).toHaveValue('18,90');
  await expect(row.getByLabel('Total do material')).toHaveText('R$ 1.606,50');
  await form.hours.focus();
  await expect(
    row.getByRole('status').filter({ hasText: 'R$ 1.606,50 neste material: confira' }),
  ).toBeVisible();
  await expectNoA11yViolations(page);
  await row.getByRole('button', { name: 'É o preço do pacote' }).click();
  await expect(content).toHaveValue('254');
  await expect(row.getByLabel('Total do material')).toHaveText('R$ 6,32');

  await content.fill('1 kg');
  await form.hours.focus();
  await row.getByRole('button', { name: 'São mesmo 85 quilogramas' }).click();
  await expect(used).toBeFocused();
  await expect(form.usedUnit(1)).toHaveValue('quilograma');
  // So much more than there is may be of the smaller unit.
  await expect(row.getByText('Se são gramas:')).toBeVisible();
  await row.getByRole('button', { name: '85 g' }).click();
  await expect(form.usedUnit(1)).toHaveValue('grama');
  await expect(used).toHaveValue('85');
  await expect(used).toHaveAccessibleDescription('');
  await expect(form.packUnit(1)).toHaveValue('quilograma');
  await used.fill('1050');
  await form.hours.focus();
  await expect(
    row.getByText('Usou mais do que comprou? São 1.050 g, e o pacote tem 1 kg.'),
  ).toBeVisible();
  await row.getByRole('button', { name: 'Perda' }).click();
  await expect(row.getByLabel('Perda')).toBeFocused();
  await page.keyboard.type('3');
  await page.getByRole('button', { name: 'Faço várias peças de uma vez' }).click();
  await expect(batch).toBeFocused();
  await page.keyboard.type('12');
  await expect(row).toContainText('Total para 12 peças');
  await expect(page.getByText('Tudo o que vai nas 12 peças')).toBeVisible();
  await expectNoA11yViolations(page);

  // A pack is asked for what is in it, and for its price, each at its field.
  await content.fill('');
  await form.save();
  await expect(content).toBeFocused();
  await expect(row.getByText('Informe um número')).toBeVisible();
  await expectNoA11yViolations(page);
  await content.fill('1');
  await packPrice.fill('');
  await form.save();
  const dialog = page.getByRole('dialog', { name: 'Sem preço: foi de graça?' });
  await dialog.getByRole('button', { name: 'Digitar o preço' }).click();
  await expect(packPrice).toBeFocused();
  await page.keyboard.type('23,50');
  // 23,50 × 1,05 × 1,03: a question refuses nothing.
  await expect(row.getByLabel('Total do material')).toHaveText('R$ 25,42');
  await form.save();
  await form.saved();
  const [product] = await storedProducts(page);
  expect(product).toMatchObject({
    batchSize: 12,
    materials: [{ wastePercentage: 3, quantity: 1050, pack: { price: 23.5, content: 1 } }],
  });

  await form.openProduct(product?.id ?? '');
  await form.openRow(1);
  await expect(batch).toHaveValue('12');
  await expect(row.getByLabel('Perda')).toHaveValue('3');
  await expect(packPrice).toHaveValue('23,50');
  await expect(form.usedUnit(1)).toHaveValue('grama');
  await expect(form.packUnit(1)).toHaveValue('quilograma');
});

test('how many come in an amount is asked where its unit changes, and its price stays', async ({
  signedInPage: page,
}) => {
  // What asks comes late, and then whoever types is asked all the same.
  const late = Promise.withResolvers<void>();
  await page.route(/\/assets\/row-question-/, async (route) => {
    await late.promise;
    await route.continue();
  });
  const form = new CalculatorPage(page);
  await form.open();
  await form.name.fill('Colar');
  const row = form.row(1);
  const quantity = row.getByLabel(/^Quantidade|quantidade usada/);
  const total = row.getByLabel('Total do material');
  const answer = row.getByRole('textbox', { name: 'Quantas vêm em 25 g?' });
  const question = row.getByRole('status').filter({ hasText: 'Quantas vêm em 25 g?' });
  await form.turnRow(1, 'unit');
  await form.rowName(1).fill('Miçanga');
  await quantity.fill('25 g');
  await page.keyboard.press('Enter');
  await row.getByLabel('Preço por grama').fill('0,08');
  await quantity.fill('25 un');
  await page.keyboard.press('Enter');
  await expect(row.getByText('Um momento…')).toBeVisible();
  late.resolve();
  await expect(question).toBeVisible();
  // Until it is answered the row is as it was.
  await expect(quantity).toHaveValue('25');
  await expect(row.getByLabel('Preço por grama')).toHaveValue('0,08');
  await expectNoA11yViolations(page);
  await row.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(quantity).toBeFocused();

  await quantity.fill('25 un');
  await form.save();
  await expect(answer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer).toHaveAccessibleDescription('Digite um número maior que zero.');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue('40');
  await expect(row.getByLabel('Preço do pacote inteiro')).toHaveValue('2,00');
  await expect(row.getByLabel('Conteúdo do pacote')).toHaveValue('40');
  await expect(total).toHaveText('R$ 2,00');

  // Of a pack, too, by the list of units.
  await form.usedUnit(1).selectOption('metro');
  await row.getByRole('textbox', { name: 'Quantos metros vêm em 40 unidades?' }).fill('1,5');
  await row.getByRole('button', { name: 'Pronto' }).click();
  await expect(form.packUnit(1)).toHaveValue('metro');
  await expect(total).toHaveText('R$ 2,00');
  await form.usedUnit(1).selectOption('rolo');
  await row.getByRole('button', { name: 'É mesmo 1,5 rolo' }).click();
  await expect(form.usedUnit(1)).toHaveValue('rolo');
  await form.save();
  await form.saved();
  expect((await storedProducts(page))[0]).toMatchObject({
    materials: [{ quantity: 1.5, unit: 'rolo', pack: { price: 2, content: 1.5, unit: 'rolo' } }],
  });
});

test('rows of both ways fit the smallest phones, with every number whole and on one line', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  const form = new CalculatorPage(page);
  await form.open();
  const row = form.row(1);
  for (const [content, quantity, unit] of [
    ['140 × 100 cm', '14.000 cm²', 'centimetro-quadrado'],
    ['10 novelo', '1,5 novelo', 'novelo'],
    ['254,5 m', '1.000 m', 'metro'],
    ['1.000', '254,5', 'metro'],
    ['254,5 meada', '1,5 meada', 'meada'],
  ] as const) {
    await form.emptyPack(1);
    await form.fillPack(1, { name: 'Fio', price: '99.999,99', content, quantity });
    await form.hours.focus();
    await expect(form.packUnit(1)).toHaveValue(unit);
    await expect(form.usedUnit(1)).toHaveValue(unit);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cutNumbers(form), `${content}, ${width} px`).toEqual([]);
    }
  }
  await form.addRow();
  await form.fillRow(2, { name: 'Fio', quantity: '1', unitPrice: '1' });
  await form.openRow(1);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const isWithin = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(await isWithin(), `${width} px`).toBe(true);
    for (const target of await row.locator('button, select').all()) {
      const { height = 0, width: wide = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(height, wide)).toBeGreaterThanOrEqual(43.5);
    }
  }

  // Fields beside each other stand on one line, whatever is said of them.
  const areOnOneLine = async (one: string, other: string) => {
    const [first, second] = [row.getByLabel(one), await row.getByLabel(other).elementHandle()];
    const apart = await first.evaluate(
      (field, beside) =>
        field.getBoundingClientRect().top - (beside?.getBoundingClientRect().top ?? Number.NaN),
      second,
    );
    expect(apart, `${one} beside ${other}`).toBeCloseTo(0, 0);
  };
  await form.emptyPack(1);
  await form.fillPack(1, { name: 'Fio', price: '10', content: '140 × 100 cm', quantity: '9.999' });
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
  for (const width of [320, 1000]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await cutNumbers(form), `${width} px`).toEqual([]);
  }
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
