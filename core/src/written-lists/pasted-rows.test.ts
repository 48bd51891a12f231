import { expect, test } from 'vitest';
import { leftOutNotes, pasteTexts, pasteWarningTexts } from '#core/written-lists/paste-texts.ts';
import { readPastedRows, withAnswers, withMeaning, withMended } from './pasted-rows.ts';
import { sheetMessages } from './sheet-texts.ts';

const yarn = { name: 'Fio de algodão', quantity: '1,5', unitPrice: '18,90' };
const buttons = { name: 'Botão', quantity: '1.200', unitPrice: '1.234,56' };

test.each([
  ['tabs', 'Fio de algodão\t1,5\t18,90\nBotão\t1.200\t1.234,56'],
  ['semicolons', 'Fio de algodão; 1,5; 18,9\r\nBotão;1200;1234.56\r\n'],
  ['reais', 'Fio de algodão\t1.5\tR$ 18,90\n\n\t\t\nBotão\t1200\tR$1.234,56\n'],
  ['units', 'Fio de algodão\t1,5 m\t18,90\nBotão\t1200 un.\t1234,56'],
  ['more columns', 'Fio de algodão\t1,5\t18,90\t28,35\nBotão\t1.200\t1.234,56\t1.481.472,00'],
  [
    'a header',
    'Material\tQuantidade\tPreço unitário\nFio de algodão\t1,5\t18,9\nBotão\t1200\t1234.56',
  ],
  ['a short header', 'O que;Qtd;Valor\nFio de algodão;1,5;18,9\nBotão;1200;1234.56'],
  ['marks of a list', '• Fio de algodão; 1,5; 18,90\n- Botão; 1200; 1234,56'],
])('reads lines with %s', (_, text) => {
  expect(readPastedRows(text)).toMatchObject({
    rows: [yarn, buttons],
    adjusted: 0,
    needsReview: false,
  });
});

test('reads names alone, without the heading of their column', () => {
  const pasted = readPastedRows('Materiais:\nLã\nMaterial dourado\n2 botões');
  expect(pasted?.rows.map(({ name }) => name)).toEqual(['Lã', 'Material dourado', '2 botões']);
  expect(pasted?.rows[0]).toMatchObject({ name: 'Lã', quantity: '', unitPrice: '' });
  expect(pasted?.needsReview).toBe(false);
});

test('takes two columns as name and quantity, or as name and price in reais', () => {
  expect(readPastedRows('Lã\t2\nBotão\t6')).toMatchObject({
    rows: [
      { name: 'Lã', quantity: '2', unitPrice: '' },
      { name: 'Botão', quantity: '6', unitPrice: '' },
    ],
    needsReview: false,
  });
  expect(readPastedRows('Lã\tR$ 18,90\nBotão\tR$ 0,50')?.rows).toMatchObject([
    { name: 'Lã', quantity: '', unitPrice: '18,90' },
    { name: 'Botão', quantity: '', unitPrice: '0,50' },
  ]);
});

test('reads one line of cells, but leaves a name with semicolons alone', () => {
  expect(readPastedRows('Lã\t2\t10')?.rows).toHaveLength(1);
  expect(readPastedRows('Lã;2;10,00\n')?.rows).toMatchObject([
    { name: 'Lã', quantity: '2', unitPrice: '10,00' },
  ]);
  const ordinary = ['Lã', 'Lã\n', 'Lã; azul', 'Lã; azul; grossa', 'Total; 2; 3', '', ' \n '];
  for (const text of [...ordinary, 'Material\tQuantidade\tPreço']) {
    expect(readPastedRows(text)).toBeNull();
  }
});

test('settles numbers as typed ones, counts what it changed and shows what it refused', () => {
  const rows = ['A\t0\t1,003333', 'B\tmuitos\t-3', 'C\t10000\tgrátis', 'D\t\t'];
  const pasted = readPastedRows(['Material\tQtd\tPreço', ...rows].join('\n'));
  expect(pasted).toMatchObject({
    rows: [
      { name: 'A', quantity: '0,1', unitPrice: '1,00' },
      { name: 'B', quantity: '', unitPrice: '' },
      { name: 'C', quantity: '9.999', unitPrice: '' },
      { name: 'D', quantity: '', unitPrice: '' },
    ],
    warnings: [pasteWarningTexts.bare(['D'])],
    refused: [
      { line: 3, column: 'quantity', text: 'muitos', words: 'B muitos -3' },
      { line: 3, column: 'unitPrice', text: '-3', message: sheetMessages.belowZero },
      { line: 4, column: 'unitPrice', text: 'grátis' },
    ],
    needsReview: true,
  });
  if (!pasted) return;
  const mended = withMended(pasted.answers, { line: 4, column: 'unitPrice' }, '2,50');
  expect(withAnswers(pasted, { mended }).rows[2]).toMatchObject({ name: 'C', unitPrice: '2,50' });
});

test('reads quantities as they are typed, and says that they were understood', () => {
  const pasted = readPastedRows('Material\tQtd\tPreço\nFio\t1/3\t18,90\nOlhos\t2+2\t0,45');
  expect(pasted?.rows).toMatchObject([{ quantity: '0,3333' }, { quantity: '4' }]);
  expect(pasted).toMatchObject({ adjusted: 2, warnings: [] });
});

test('reads quoted cells, and quotation marks that quote nothing', () => {
  expect(readPastedRows('"Fio ""premium""\nazul"\t2\t3,00\n"Lã"\t1\t1')?.rows).toMatchObject([
    { name: 'Fio "premium" azul', quantity: '2', unitPrice: '3,00' },
    { name: 'Lã', quantity: '1', unitPrice: '1,00' },
  ]);
  expect(readPastedRows('"Fita" cetim\t2\t3,00\nTecido 1" largo\t1\t1')?.rows).toMatchObject([
    { name: '"Fita" cetim', quantity: '2', unitPrice: '3,00' },
    { name: 'Tecido 1" largo', quantity: '1', unitPrice: '1,00' },
  ]);
});

test('cuts a name that is too long', () => {
  const pasted = readPastedRows(`${'á'.repeat(60)}\t1\t1\nLã\t1\t1`);
  expect(pasted?.rows[0]?.name).toBe(`${'á'.repeat(49)}…`);
  expect(pasted?.adjusted).toBe(1);
});

test('takes hostile cells as text', () => {
  const text = "=cmd|' /C calc'!A0\t1\t1\n<script>alert(1)</script>\u0000\t1\t1";
  expect(readPastedRows(text)?.rows.map(({ name }) => name)).toEqual([
    "=cmd|' /C calc'!A0",
    '<script>alert(1)</script>',
  ]);
});

test('a column that is said to be another one swaps its meaning with that one', () => {
  const pasted = readPastedRows('Lã\t18,90\t2\nBotão\t0,50\t6');
  if (!pasted) throw new Error('no rows read');
  expect(pasted.warnings).toEqual([pasteTexts.guessed]);
  expect(pasted.rows[0]).toMatchObject({ name: 'Lã', quantity: '2', unitPrice: '18,90' });
  const other = withMeaning(pasted, 1, 'quantity');
  expect(other.rows[0]).toMatchObject({ name: 'Lã', quantity: '18,9', unitPrice: '2,00' });
  expect(other.needsReview).toBe(false);
  expect(withMeaning(other, 2, 'quantity').rows).toEqual(pasted.rows);
  const withoutPrices = withMeaning(pasted, 1, 'aside');
  expect(withoutPrices.rows[0]).toMatchObject({ name: 'Lã', quantity: '2', unitPrice: '' });
  expect(withoutPrices.leftOut).toMatchObject([
    { kind: 'aside', note: leftOutNotes.aside({ heading: '', index: 1 }) },
  ]);
});
