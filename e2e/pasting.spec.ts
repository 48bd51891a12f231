import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { whatDoesNotFit, whatDoesNotFitSpaced } from './harness/hard-conditions.ts';
import { storedProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

const spreadsheet = [
  'Qtd\tMaterial\tComo vem\tPreço',
  '2\tFio de algodão\tnovelo\tR$ 18,90',
  '6\tBotão\tcartela\tR$ 0,50',
  'Total\t\t\tR$ 40,80',
].join('\n');

/** What is asked before doubtful rows are taken. */
class PasteReview {
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Confira antes de colar' });
  }

  /** The row of a material among those that would be taken. */
  row(name: string): Locator {
    return this.dialog
      .getByRole('row')
      .filter({ has: this.dialog.page().getByRole('rowheader', { name }) });
  }

  column(heading: string): Locator {
    return this.dialog.getByRole('combobox', { name: `${heading} (ex.:` });
  }

  async take(materials: number): Promise<void> {
    const count = materials === 1 ? '1 material' : `${materials} materiais`;
    await this.dialog.getByRole('button', { name: `Colar ${count}`, exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }
}

test('a spreadsheet of other columns is shown, then taken as it was meant', async ({
  signedInPage: page,
  problems,
  announced,
}) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  const form = new CalculatorPage(page);
  const review = new PasteReview(page);
  // Where what reads tables does not come, a table is left to its field.
  await page.route('**/assets/pasting-*.js', (route) => route.abort('connectionreset'));
  await form.open();
  await page.getByLabel('Não tenho custos fixos').check();
  await form.rowName(1).fill('Meu ');
  await form.pasteInto(1, 'Fio\nde lã');
  await expect(form.rowName(1)).toHaveValue('Meu Fio de lã');
  await page.unroute('**/assets/pasting-*.js');

  await form.rowName(1).fill('');
  await form.pasteInto(1, spreadsheet);
  await expect(review.dialog).toContainText('Coluna “Como vem”: fica de fora');
  await expect(review.dialog).toContainText('Linha “Total R$ 40,80”: fica de fora, é uma soma.');
  await expect(review.row('Fio de algodão').getByRole('cell')).toHaveText([
    '2',
    '18,90',
    'R$ 37,80',
  ]);
  await expect(review.dialog.getByRole('rowheader')).toHaveText(['Fio de algodão', 'Botão']);
  await expectNoA11yViolations(page);

  // A column that is given another meaning swaps it with the one that had it.
  await review.column('Preço').selectOption('Quantidade');
  await expect(review.row('Botão').getByRole('cell')).toHaveText(['0,5', '6,00', 'R$ 3,00']);
  await expect(review.column('Qtd')).toHaveValue('unitPrice');
  for (const heading of ['Qtd', 'Preço', 'Material']) {
    await review.column(heading).selectOption('Não usar');
  }
  await expect(review.dialog).toContainText('Nenhum material: diga qual coluna é o material.');
  await expect(review.dialog.getByRole('button', { name: 'Colar' })).toBeDisabled();
  await review.column('Qtd').selectOption('Quantidade');
  await review.column('Material').selectOption('Material');
  await review.column('Preço').selectOption('Preço por unidade');
  await review.take(2);

  await announced.message('2 materiais colados.');
  await expect(form.rows).toHaveCount(2);
  await expect(form.rowName(1)).toHaveValue('Fio de algodão');
  await expect(form.row(1).getByLabel('Quantidade')).toHaveValue('2');
  await expect(form.row(1).getByLabel('Preço unitário')).toHaveValue('18,90');
  await expect(form.folded(2)).toHaveText(/Botão\s*6\s\S+\s*R\$\s3,00/);
  // 40,80 of materials and 25 of labour, doubled.
  await expect(form.result).toContainText('R$ 131,60');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(form.rows).toHaveCount(1);
  await expect(form.rowName(1)).toHaveValue('');
  // Of a doubtful price is asked once; what the columns are is certain, and folded away.
  await form.pasteInto(1, 'Argila branca\n3 novelos de linha - R$ 25,00\nOlho 8 mm - R$ 0,60');
  const columns = review.dialog.getByText('O que é cada coluna').filter({ visible: true });
  await expect(columns).toBeVisible();
  await expect(review.dialog.getByRole('combobox')).toHaveCount(0);
  const answer = review.dialog.getByRole('radio', { name: 'De 3 novelos' });
  await expect(review.dialog.getByRole('button', { name: /^Colar \d/ })).toHaveCount(0);
  await review.dialog.getByRole('button', { name: 'Ir para a pergunta' }).click();
  await expect(answer).toBeFocused();
  await answer.check();
  await expect(review.row('linha').getByRole('cell')).toHaveText([
    '3 novelos',
    '25,00 por 3 novelos',
    'R$ 25,00',
  ]);
  await review.dialog.getByRole('button', { name: 'Cancelar' }).click();
  // What may be a name stays one.
  await form.pasteInto(1, 'Fio; azul');
  await expect(form.rowName(1)).toHaveValue('Fio; azul');
  // What could not be read is mended in its place.
  await form.rowName(1).fill('');
  await form.pasteInto(1, 'Qtd\tMaterial\tPreço\n2\tFio\t18,90\n6\tBotão\tgrátis\nx\tLã\tdez');
  const wrong = review.dialog.getByRole('region', { name: 'O que precisa de atenção' });
  await expect(wrong.getByRole('listitem')).toHaveText([
    /^Linha 3: “6 Botão grátis”Preço por unidade/,
    /^Linha 4: “x Lã dez”Preço por unidade.*Quantidade/,
  ]);
  await expectNoA11yViolations(page);
  const price = wrong.getByLabel('Preço por unidade').first();
  await price.fill('0,50');
  await price.press('Enter');
  await expect(review.row('Botão').getByRole('cell')).toHaveText(['6', '0,50', 'R$ 3,00']);
  await expect(wrong.getByText('Corrigido.')).toHaveCount(1);
  await expect(price).toHaveValue('0,50');
  await expect(wrong.getByLabel('Preço por unidade').last()).toBeFocused();
  await page.keyboard.type('10');
  await wrong.getByLabel('Quantidade').fill('2 m');
  await expect(review.row('Lã').getByRole('cell')).toHaveText(['2 m', '10,00', 'R$ 20,00']);
  await expect(price).toHaveValue('0,50');
  await review.take(3);
  await form.name.fill('Gola');
  await form.save();
  await form.saved();
  const [stored] = await storedProducts(page);
  await form.openProduct(stored?.id ?? '');
  await expect(form.folded(2)).toHaveText(/Botão\s*6\s\S+\s*R\$\s3,00/);
  await expect(form.folded(3)).toHaveText(/Lã\s*2\s\S+\s*R\$\s20,00/);
  // A price of another unit is a pack of it.
  await form.open();
  await form.pasteInto(
    1,
    'PLA\t25 g\tR$ 20,00/kg\nFita\t50 cm\tR$ 3,00/m\nOlho\t6 un\tR$ 12,00/dz',
  );
  await expect(form.rows).toHaveCount(3);
  for (const [at, total] of ['0,50', '1,50', '6,00'].entries()) {
    await expect(form.row(at + 1)).toContainText(`R$ ${total}`);
  }
});

test('a long spreadsheet scrolls inside the dialog, and leaving it leaves the form as it is', async ({
  signedInPage: page,
}) => {
  const form = new CalculatorPage(page);
  const review = new PasteReview(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await form.open();
  await form.fillRow(1, { name: 'Lã', quantity: '3', unitPrice: '9,50' });
  const lines = Array.from(
    { length: 9 },
    (_, at) => `Porta-guardanapos ${at}\tazul\t9999\t99999,99`,
  ).join('\n');
  await form.pasteInto(1, lines);
  const table = review.dialog.getByRole('region', { name: 'O que será colado' });
  await expect(table).toHaveAttribute('tabindex', '0');
  const heights = await table.evaluate(({ scrollHeight, clientHeight }) => [
    scrollHeight,
    clientHeight,
  ]);
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
  expect([...(await whatDoesNotFit(page)), ...(await whatDoesNotFitSpaced(page))]).toEqual([]);

  for (const leave of [
    () => review.dialog.getByRole('button', { name: 'Cancelar' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await leave();
    await expect(review.dialog).toBeHidden();
    await expect(form.rowName(1)).toBeFocused();
    await expect(form.rowName(1)).toHaveValue('Lã');
    await expect(form.row(1).getByLabel('Quantidade')).toHaveValue('3');
    await expect(form.rows).toHaveCount(1);
    await form.pasteInto(1, lines);
    await expect(review.dialog).toBeVisible();
  }
  await review.take(9);
  await expect(form.rows).toHaveCount(10);
});
