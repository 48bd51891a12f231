import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Hand } from './harness/hand.ts';
import { storedProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

// What it takes to price a piece on a phone, by whoever has none yet: each field is tapped.

/** What each took when materials stood below the fold and a price was looked for by guesses. */
const before = {
  octopus: { taps: 37, keys: 163, screens: 3.1 },
  soap: { taps: 28, keys: 112, screens: 2.7 },
  bag: { taps: 21, keys: 116, screens: 3 },
  hour: { taps: 4, keys: 12, screens: 2 },
};

class Crafter extends Hand {
  readonly page: Page;
  readonly form: CalculatorPage;

  constructor(page: Page) {
    super(page);
    this.page = page;
    this.form = new CalculatorPage(page);
  }

  async begin(name: string): Promise<void> {
    await this.page.goto('/dashboard');
    const bar = this.page.getByRole('navigation', { name: 'Atalhos' });
    await this.tap(bar.getByRole('link', { name: 'Nova' }));
    await this.fill(this.form.name, name);
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.type(text);
  }

  /** A material that such pieces are usually made of: a few letters, its price, what was used. */
  async usual(position: number, letters: string, name: string, ...[price, used]: string[]) {
    await this.#goTo(position, letters);
    const common = this.page.getByRole('listbox', { name: 'Materiais comuns' });
    await this.tap(common.getByRole('option', { name: new RegExp(`^${name} em`) }));
    const row = this.form.row(position);
    await expect(row.getByLabel('Preço do pacote inteiro')).toBeFocused();
    await this.type(price ?? '');
    await this.fill(row.getByLabel('Quantidade usada'), used ?? '');
  }

  async bought(position: number, name: string, ...[price, content, used]: string[]) {
    await this.#goTo(position, name);
    const row = this.form.row(position);
    await this.fill(row.getByLabel('Preço do pacote inteiro'), price ?? '');
    await this.fill(row.getByLabel('Conteúdo do pacote'), content ?? '');
    await this.fill(row.getByLabel('Quantidade usada'), used ?? '');
  }

  async save(): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: /^Salvar/ }).last());
    await this.form.saved();
  }

  async #goTo(position: number, typed: string): Promise<void> {
    if (position === 1) await this.tap(this.form.rowName(1));
    else await this.tap(this.page.getByRole('button', { name: 'Adicionar material' }));
    await this.type(typed);
  }
}

test('an octopus of five materials, and what to charge for R$ 30 an hour', async ({
  signedInPage: page,
}) => {
  const hand = new Crafter(page);
  const { form } = hand;
  await hand.begin('Polvo de crochê');
  await hand.usual(1, 'fio', 'Fio de algodão para amigurumi', '23,63', '40');
  await hand.bought(2, 'Fio branco', '23,63', '125g', '10');
  await hand.usual(3, 'olh', 'Olhos com trava 8 mm', '9,00', '1');
  await hand.usual(4, 'fib', 'Fibra siliconada', '16,00', '60');
  await hand.bought(5, 'Etiqueta de tecido', '19,50', '10', '1');
  await hand.fill(form.hours, '3h45');
  await hand.fill(form.fixedCosts, '2');
  await hand.tap(page.getByRole('radio', { name: /^Quero cobrar/ }));
  await hand.type('129,90');
  await hand.save();
  // 7,5616 + 1,8904 + 0,90 + 1,92 + 1,95 = 14,222 of materials; 93,75 of labour; 2,00.
  const [octopus] = await storedProducts(page);
  expect(octopus).toMatchObject({ totalCost: 109.97, finalPrice: 129.9, earnedPerHour: 30.31 });
  hand.tell('Polvo de cinco materiais', before.octopus);
  expect(hand.taps).toBeLessThanOrEqual(30);
  expect(hand.keys).toBeLessThanOrEqual(110);

  // Opened again, the piece is a line for each material.
  await form.openProduct(octopus?.id ?? '');
  await expect(form.folded(5)).toHaveText(/Etiqueta de tecido\s*1\sg\s*R\$\s1,95/);
  const again = new Hand(page);
  await again.tap(page.getByRole('radio', { name: /^Quero ganhar por hora/ }));
  await expect(form.hourWish).toBeFocused();
  await again.type('30');
  // 14,22 + 2,00 + 3,75 × 30.
  await expect(page.getByText('Para isso, cobre R$ 128,72.')).toBeVisible();
  await expect(form.result.getByLabel('Preço final')).toHaveText('R$ 128,72');
  again.tell('Quanto cobrar para ganhar R$ 30 por hora', before.hour);
  // The wish goes on while the work changes; the ways that are not in force say what it comes to.
  await form.hours.fill('4');
  await expect(form.result.getByLabel('Preço final')).toHaveText('R$ 136,22');
  await expect(page.getByRole('radio', { name: /^Quero cobrar R\$\s136,22/ })).toBeVisible();
  await form.decideBy('Margem');
  await expect(form.result.getByLabel('Preço sugerido')).toHaveText('R$ 232,44');
  await form.decideBy('Quero ganhar por hora');
  await expect(form.hourWish).toHaveValue('30,00');
  await form.saveChanges();
  await form.saved();
  expect((await storedProducts(page))[0]).toMatchObject({ chosenPrice: 136.22, earnedPerHour: 30 });
});

test('a first piece, a bag, is typed in order: each name stays what was typed', async ({
  signedInPage: page,
}) => {
  const hand = new Crafter(page);
  await hand.begin('Bolsa');
  await hand.enter('');
  await hand.enter('Fio', '23,63', '500', '300');
  await hand.enter('Fita', '6', '10m', '1');
  await hand.enter('Zíper', '2,50', '1un', '1', '');
  await hand.enter('9');
  await hand.type('5');
  await hand.save();
  // 14,178 + 0,60 + 2,50 of materials, 225,00 of labour and 5,00.
  const [bag] = await storedProducts(page);
  expect(bag?.materials).toMatchObject([
    { name: 'Fio', quantity: 300, unit: 'grama' },
    { name: 'Fita', quantity: 1, unit: 'metro' },
    { name: 'Zíper', quantity: 1, unit: 'unidade' },
  ]);
  expect(bag).toMatchObject({ totalCost: 247.28, finalPrice: 494.56 });
  hand.tell('Primeira bolsa', before.bag);
  expect(hand.taps).toBeLessThanOrEqual(14);
  expect(hand.keys).toBeLessThanOrEqual(90);
});

test('twelve soaps of one pot', async ({ signedInPage: page }) => {
  const hand = new Crafter(page);
  await hand.begin('Sabonete de lavanda');
  await hand.tap(page.getByRole('button', { name: 'Faço várias peças de uma vez' }));
  await hand.type('12');
  await hand.usual(1, 'base', 'Base glicerinada', '32,90', '1kg');
  await hand.usual(2, 'ess', 'Essência', '18,50', '30');
  await hand.usual(3, 'cor', 'Corante', '6,90', '2');
  await hand.bought(4, 'Caixinha', '24,00', '50', '12');
  await hand.fill(hand.form.hours, '2h');
  await hand.fill(hand.form.fixedCosts, '6');
  await hand.save();
  // 32,90 + 5,55 + 1,38 + 5,76 = 45,59; with 50,00 of labour and 6,00, of which each is a twelfth.
  expect((await storedProducts(page))[0]).toMatchObject({ batchSize: 12, finalPrice: 16.94 });
  hand.tell('Doze sabonetes de uma vez', before.soap);
  expect(hand.taps).toBeLessThanOrEqual(28);
  expect(hand.keys).toBeLessThanOrEqual(85);
});
