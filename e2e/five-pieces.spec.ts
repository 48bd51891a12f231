import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Hand } from './harness/hand.ts';
import { storedProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

// Five pieces as their makers know them: nothing is worked out by head. All work is paid at R$ 25,00
// an hour and sold at the double of its cost; there are no fixed costs.

async function begin(page: Page): Promise<{ form: CalculatorPage; hand: Hand }> {
  const form = new CalculatorPage(page);
  await form.open();
  return { form, hand: new Hand(page) };
}

const noFixedCosts = (page: Page) => page.getByLabel('Não tenho custos fixos');
const saveButton = (page: Page) => page.getByRole('button', { name: 'Salvar produto' });
const byUnit = (form: CalculatorPage, position: number) =>
  form.row(position).getByRole('button', { name: 'Preço por unidade' });
const byPack = (form: CalculatorPage, position: number) =>
  form.row(position).getByRole('button', { name: 'Comprei um pacote, rolo, novelo…' });

async function expectSaved(page: Page, finalPrice: number): Promise<void> {
  await new CalculatorPage(page).saved();
  const [product] = await storedProducts(page);
  expect(product).toMatchObject({ finalPrice });
}

test('a toy: a third of a skein, some of a bag, one of ten pairs, 45 minutes', async ({
  signedInPage: page,
}) => {
  const { form, hand } = await begin(page);
  await hand.tap(form.name);
  await hand.enter('Urso');
  await hand.tap(byUnit(form, 1));
  await hand.enter('Fio', '1/3', '18,90');
  await hand.tap(byPack(form, 2));
  await hand.enter('Fibra', '24', '500g', '60');
  // Who buys one by the pack buys the next one so.
  await hand.enter('Olhos', '4,5', '10par', '1');
  // Nothing more: on to the hours.
  await hand.enter('');
  await hand.type('45min');
  await hand.tap(noFixedCosts(page));
  // 18,90 ÷ 3 = 6,30; 24,00 × 60 ÷ 500 = 2,88; 4,50 ÷ 10 = 0,45.
  for (const [index, cost] of ['6,30', '2,88', '0,45'].entries()) {
    await expect(form.row(index + 1)).toContainText(`R$ ${cost}`);
  }
  await expect(page.getByText('45min = 0,75 h')).toBeVisible();
  // 9,63 of materials and 25,00 × 0,75 = 18,75 of labour make 28,38.
  await expect(form.result).toContainText('R$ 56,76');
  await hand.tap(saveButton(page));
  await expectSaved(page, 56.76);

  console.log(`Por mão: ${hand.taps} toques, ${hand.keys} teclas (antes: 11 e 76)`);
  expect(hand.taps).toBeLessThanOrEqual(5);
  expect(hand.keys).toBeLessThanOrEqual(60);
});

test.describe('on the Pro plan', () => {
  test.use({ plan: 'pro' });

  test('the same toy from the catalogue', async ({ signedInPage: page }) => {
    for (const data of [
      { name: 'Fio amigurumi', unitType: 'novelo', unitPrice: 18.9 },
      {
        name: 'Enchimento',
        unitType: 'grama',
        pack: { price: 24, content: 500, unit: 'grama' },
      },
      {
        name: 'Olhos de segurança',
        unitType: 'par',
        pack: { price: 4.5, content: 10, unit: 'par' },
      },
    ]) {
      const answer = await page.request.post('/api/materials', { data });
      expect(answer.status(), await answer.text()).toBe(201);
    }
    const { form, hand } = await begin(page);
    await hand.tap(form.name);
    await hand.enter('Urso');
    for (const [typed, found, quantity] of [
      ['fi', 'Fio amigurumi', '1/3'],
      ['en', 'Enchimento', '60'],
      ['ol', 'Olhos de segurança', '1'],
    ] as const) {
      await hand.type(typed);
      await expect(form.suggestions.getByRole('option')).toContainText([found]);
      hand.keys += 1;
      await page.keyboard.press('ArrowDown');
      await expect(form.suggestions.getByRole('option', { selected: true })).toContainText(found);
      await hand.enter('', quantity);
    }
    await hand.enter('');
    await hand.type('45min');
    await hand.tap(noFixedCosts(page));
    await expect(form.result).toContainText('R$ 56,76');
    await hand.tap(saveButton(page));
    await expectSaved(page, 56.76);
    const [product] = await storedProducts(page);
    expect(product?.materials.every(({ materialId }) => materialId !== null)).toBe(true);

    console.log(`Do catálogo: ${hand.taps} toques, ${hand.keys} teclas`);
    expect(hand.taps).toBeLessThanOrEqual(4);
    expect(hand.keys).toBeLessThanOrEqual(60);
  });
});

test('a bracelet: 37 of 500 beads, twenty minutes', async ({ signedInPage: page }) => {
  const { form, hand } = await begin(page);
  await page.getByLabel('Categoria').selectOption('bijuteria');
  await hand.tap(form.name);
  await hand.enter('Pulseira');
  await hand.enter('Miçangas', '12,90', '500', '37', '');
  await hand.type('20 min');
  await hand.tap(noFixedCosts(page));
  // 12,90 × 37 ÷ 500 = 0,9546; 25,00 ÷ 3 = 8,333…; 0,95 + 8,33 = 9,28.
  await form.openRow(1);
  await expect(form.row(1)).toContainText('R$ 0,95');
  await expect(form.row(1)).toContainText('R$ 0,0258 por un');
  await expect(form.result).toContainText('R$ 18,56');
  await hand.tap(saveButton(page));
  await expectSaved(page, 18.56);
});

test('a cushion: 60 × 28 cm of a metre of cloth 1,40 m wide, half an hour', async ({
  signedInPage: page,
}) => {
  const { form, hand } = await begin(page);
  await hand.tap(form.name);
  await hand.enter('Almofada');
  await hand.enter('Tricoline', '29,90', '1 x 1,40 m', '60 x 28 cm', '');
  await hand.type('meia hora');
  await hand.tap(noFixedCosts(page));
  // 29,90 × 0,6 × 0,28 ÷ 1,4 = 3,588; 3,59 + 12,50 = 16,09.
  await expect(form.folded(1)).toHaveText(/Tricoline\s*0,168\sm²\s*R\$\s3,59/);
  await expect(form.result).toContainText('R$ 32,18');
  await hand.tap(saveButton(page));
  await expectSaved(page, 32.18);
});

test('twelve soaps of one pot', async ({ signedInPage: page }) => {
  const { form, hand } = await begin(page);
  await hand.tap(form.name);
  await hand.type('Sabonete');
  await hand.tap(page.getByRole('button', { name: 'Faço várias peças de uma vez' }));
  await hand.enter('12');
  await hand.enter('Base', '23,50', '1 kg');
  await hand.type('950 g');
  await hand.tap(form.row(1).getByRole('button', { name: 'Perda' }));
  await hand.enter('3');
  await hand.enter('Essência', '17,90', '100 mL', '28');
  await hand.tap(byUnit(form, 3));
  await hand.enter('Caixinha', '12', '0,85', '');
  await hand.type('1h45');
  await hand.tap(noFixedCosts(page));
  // 23,50 × 0,95 × 1,03 = 22,99475; 17,90 × 0,28 = 5,012; 12 × 0,85 = 10,20.
  for (const [index, cost] of ['22,99', '5,01', '10,20'].entries()) {
    await expect(form.row(index + 1)).toContainText(`R$ ${cost}`);
  }
  // 38,20675 ÷ 12 = 3,1838…; 43,75 ÷ 12 = 3,6458…; 3,18 + 3,65 = 6,83 each.
  await expect(form.result).toContainText('R$ 13,66');
  await hand.tap(saveButton(page));
  await expectSaved(page, 13.66);
});

test('a blanket: what was weighed twice, and five hours', async ({ signedInPage: page }) => {
  const { form, hand } = await begin(page);
  await hand.tap(form.name);
  await hand.enter('Manta');
  await hand.enter('Lã', '9,90', '100 g', '85+12');
  await hand.tap(byUnit(form, 2));
  await hand.enter('Botão', '4+2', '0,50', '');
  await hand.type('5h');
  await hand.tap(noFixedCosts(page));
  // 9,90 × 97 ÷ 100 = 9,603; 6 × 0,50 = 3,00; 12,60 + 125,00 = 137,60.
  await expect(form.folded(1)).toHaveText(/Lã\s*97\sg\s*R\$\s9,60/);
  await expect(form.result).toContainText('R$ 275,20');
  await hand.tap(saveButton(page));
  await expectSaved(page, 275.2);
});
