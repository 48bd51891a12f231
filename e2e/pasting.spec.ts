import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { whatDoesNotFit, whatDoesNotFitSpaced } from './harness/hard-conditions.ts';
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
}) => {
  const form = new CalculatorPage(page);
  const review = new PasteReview(page);
  await form.open();
  await page.getByLabel('Não tenho custos fixos').check();
  await form.pasteInto(1, spreadsheet);
  await expect(review.dialog).toContainText('Coluna “Como vem”: fica de fora');
  await expect(review.dialog).toContainText('Linha “Total R$ 40,80”: fica de fora, é uma soma.');
  await expect(review.row('Fio de algodão').getByRole('cell')).toHaveText(['2', '18,90']);
  await expect(review.dialog.getByRole('rowheader')).toHaveText(['Fio de algodão', 'Botão']);
  await expectNoA11yViolations(page);
  await review.take(2);

  await expect(page.getByText('2 materiais colados.')).toBeVisible();
  await expect(form.rows).toHaveCount(2);
  await expect(form.rowName(1)).toHaveValue('Fio de algodão');
  await expect(form.row(1).getByLabel('Quantidade')).toHaveValue('2');
  await expect(form.row(1).getByLabel('Preço unitário')).toHaveValue('18,90');
  await expect(form.rowName(2)).toHaveValue('Botão');
  await expect(form.row(2)).toContainText('R$ 3,00');
  // 40,80 of materials and 25 of labour, doubled.
  await expect(form.result).toContainText('R$ 131,60');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(form.rows).toHaveCount(1);
  await expect(form.rowName(1)).toHaveValue('');
});

test('what is understood is pasted at once', async ({ signedInPage: page }) => {
  const form = new CalculatorPage(page);
  const review = new PasteReview(page);
  await form.open();
  await form.pasteInto(
    1,
    'Qtd\tMaterial\tPreço\tTotal\n2\tFio\t18,90\t37,80\n6\tBotão\t0,50\t3,00',
  );
  await expect(page.getByText('2 materiais colados.')).toBeVisible();
  await expect(review.dialog).toBeHidden();
  await expect(form.rowName(2)).toHaveValue('Botão');
  await expect(form.row(2).getByLabel('Quantidade')).toHaveValue('6');
});

test('a column can be given another meaning', async ({ signedInPage: page }) => {
  const form = new CalculatorPage(page);
  const review = new PasteReview(page);
  await form.open();
  await form.pasteInto(1, 'Fita\t1,25\t18\nRenda\t0,75\t4');
  await expect(review.row('Fita').getByRole('cell')).toHaveText(['18', '1,25']);
  await review.column('Coluna 2').selectOption('Quantidade');
  await expect(review.row('Fita').getByRole('cell')).toHaveText(['1,25', '18,00']);
  await expect(review.column('Coluna 3')).toHaveValue('unitPrice');
  await review.take(2);
  await expect(form.row(2).getByLabel('Quantidade')).toHaveValue('0,75');
  await expect(form.row(2).getByLabel('Preço unitário')).toHaveValue('4,00');
});

test('without a column of materials there is nothing to take', async ({ signedInPage: page }) => {
  const form = new CalculatorPage(page);
  const review = new PasteReview(page);
  await form.open();
  await form.pasteInto(1, 'Material\tCor\nFio\tazul\nBotão\tverde');
  await review.column('Material').selectOption('Não usar');
  await expect(review.dialog).toContainText('Nenhum material: diga qual coluna é o material.');
  await expect(review.dialog.getByRole('button', { name: 'Colar' })).toBeDisabled();
  await review.column('Cor').selectOption('Material');
  await review.take(2);
  await expect(form.rowName(1)).toHaveValue('azul');
});

test('the form stays as it is when the dialog is left', async ({ signedInPage: page }) => {
  const form = new CalculatorPage(page);
  const review = new PasteReview(page);
  await form.open();
  await form.fillRow(1, { name: 'Lã', quantity: '3', unitPrice: '9,50' });
  const leave = [
    () => review.dialog.getByRole('button', { name: 'Cancelar' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const leaving of leave) {
    await form.pasteInto(1, spreadsheet);
    await expect(review.dialog).toBeVisible();
    await leaving();
    await expect(review.dialog).toBeHidden();
    await expect(form.rowName(1)).toBeFocused();
    await expect(form.rowName(1)).toHaveValue('Lã');
    await expect(form.row(1).getByLabel('Quantidade')).toHaveValue('3');
    await expect(form.rows).toHaveCount(1);
  }
});

test('a long spreadsheet scrolls inside the dialog, on the smallest screen too', async ({
  signedInPage: page,
}) => {
  const form = new CalculatorPage(page);
  const review = new PasteReview(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await form.open();
  const lines = Array.from(
    { length: 9 },
    (_, at) => `Porta-guardanapos ${at}\tazul\t9999\t99999,99`,
  );
  await form.pasteInto(1, lines.join('\n'));
  const table = review.dialog.getByRole('region', { name: 'O que será colado' });
  await expect(table).toHaveAttribute('tabindex', '0');
  const heights = await table.evaluate(({ scrollHeight, clientHeight }) => [
    scrollHeight,
    clientHeight,
  ]);
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
  expect([...(await whatDoesNotFit(page)), ...(await whatDoesNotFitSpaced(page))]).toEqual([]);
  await review.take(9);
  await expect(form.rows).toHaveCount(9);
});

test('a table is left to its field where what reads it does not come', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  await page.route('**/assets/pasting-*.js', (route) => route.abort('connectionreset'));
  const form = new CalculatorPage(page);
  await form.open();
  await form.rowName(1).fill('Meu ');
  await form.pasteInto(1, 'Fio\nde lã');
  await expect(form.rowName(1)).toHaveValue('Meu Fio de lã');
  await page.unroute('**/assets/pasting-*.js');
  await form.rowName(1).fill('');
  await form.pasteInto(1, 'Fio\t2\t18,90\nBotão\t6\t0,50');
  await expect(form.rowName(2)).toHaveValue('Botão');
});
