import { expect, test } from 'vitest';
import { pasteTexts, pasteWarningTexts } from '#core/written-lists/paste-texts.ts';
import { type Pasted, readPastedRows, withMeaning } from './pasted-rows.ts';

const read = (lines: readonly string[]): Pasted => {
  const pasted = readPastedRows(lines.join('\n'));
  if (!pasted) throw new Error('no rows read');
  return pasted;
};

/** The rows as 'name | quantity | price'. */
const taken = (pasted: Pasted) =>
  pasted.rows.map(({ name, quantity, unitPrice }) => `${name} | ${quantity} | ${unitPrice}`);

const leftOut = (pasted: Pasted) => pasted.leftOut.map(({ kind, name }) => `${kind}: ${name}`);

const bear = ['Fio | 2 | 18,90', 'Botão | 6 | 0,50'];

test.each([
  ['another order', ['Qtd\tMaterial\tPreço', '2\tFio\t18,90', '6\tBotão\t0,50']],
  ['the price first', ['R$;Quant.;Insumo', '18,90;2;Fio', '0,50;6;Botão']],
  ['prices in reais', ['Fio\tR$ 18,90\t2', 'Botão\tR$ 0,50\t6']],
  ['reais first', ['R$ 18,90\tFio\t2', 'R$ 0,50\tBotão\t6']],
  ['English numbers', ['Fio\t2.0\t18.90', 'Botão\t6\t0.50']],
  ['a unit in the price', ['Fio\t2 novelos\tR$ 18,90/novelo', 'Botão\t6 un.\tR$ 0,50 / un']],
  ['a message', ['*Materiais*', '• Fio; 2 novelos; R$ 18,90', '• Botão; 6; R$ 0,50']],
  ['commas under headings', ['Qtd, Material, Preço', '2, Fio, 18,90', '6, Botão, 0,50']],
  ['quoted commas', ['Material,Qtd,Preço', 'Fio,2,"18,90"', 'Botão,6,"0,50"']],
  [
    'blank columns and lines',
    ['\tMaterial\t\tQtd\tPreço', '', '\tFio\t\t2\t18,90', '\tBotão\t\t6\t0,50\t'],
  ],
  [
    'the headings again',
    ['Material\tQtd\tPreço', 'Fio\t2\t18,90', 'Material\tQtd\tPreço', 'Botão\t6\t0,50'],
  ],
])('nothing is in warning with %s', (_, lines) => {
  const pasted = read(lines);
  expect(taken(pasted)).toEqual(bear);
  expect(pasted).toMatchObject({ needsReview: false, warnings: [], leftOut: [], adjusted: 0 });
});

test.each([
  [
    'totals that agree',
    ['Material\tQtd\tPreço unit.\tTotal', 'Fio\t2\t18,90\tR$ 37,80', 'Botão\t6\t0,50\tR$ 3,00'],
    ['total: Total'],
  ],
  ['totals without headings', ['Fio\t2\t18,90\t37,80', 'Botão\t6\t0,50\t3,00'], ['total: ']],
  [
    'totals before what they are made of',
    ['Fio\tR$ 37,80\t2\tR$ 18,90', 'Botão\tR$ 3,00\t6\tR$ 0,50'],
    ['total: '],
  ],
  [
    'totals under another heading',
    ['Material\tQtd\tValor unitário\tValor', 'Fio\t2\t18,90\t37,80', 'Botão\t6\t0,50\t3,00'],
    ['total: Valor'],
  ],
  [
    'units',
    ['Item;Descrição;Un;Qtde;Preço', '1;Fio;novelo;2;18,90', '2;Botão;un;6;0,50'],
    ['aside: Item'],
  ],
  ['units without headings', ['Fio\t2\tnovelo\t18,90', 'Botão\t6\tun\t0,50'], []],
  ['numbered lines', ['1\tFio\t2\t18,90', '2\tBotão\t6\t0,50'], ['aside: ']],
  ['a lead', ['Para o urso:', 'Fio;2;18,90', 'Botão;6;0,50'], ['title: Para o urso:']],
  [
    'a title',
    ['Orçamento do urso (março)\t\t', 'Material\tQtd\tPreço', 'Fio\t2\t18,90', 'Botão\t6\t0,50'],
    ['title: Orçamento do urso (março)'],
  ],
])('what is understood is left out without a warning: %s', (_, lines, expected) => {
  const pasted = read(lines);
  expect(taken(pasted)).toEqual(bear);
  expect(leftOut(pasted)).toEqual(expected);
  expect(pasted.needsReview).toBe(false);
});

test.each([
  [
    'an unknown column and a sum',
    [
      'Qtd\tMaterial\tComo vem\tPreço',
      '2\tFio\tnovelo\t18,90',
      '6\tBotão\tcartela\t0,50',
      'Total\t\t\t40,80',
    ],
    ['unknown: Como vem', 'sum: Total 40,80'],
  ],
  [
    'a sum',
    ['Fio;2;18,90', 'Botão;6;0,50', 'TOTAL GERAL:;;R$ 40,80'],
    ['sum: TOTAL GERAL: R$ 40,80'],
  ],
  ['a sum at the right', ['Fio\t2\t18,90', 'Botão\t6\t0,50', '\tSoma\t40,80'], ['sum: Soma 40,80']],
  ['a sum without a name', ['Fio\t2\t18,90', 'Botão\t6\t0,50', '\t\t40,80'], ['sum: 40,80']],
  [
    'sums of columns without a name',
    ['Material\tQtd\tPreço', 'Fio\t2\t18,90', 'Botão\t6\t0,50', '\t8\t19,40'],
    ['sum: 8 19,40'],
  ],
  [
    'subtotals',
    ['Fio\t2\t18,90', 'Subtotal\t\t37,80', 'Botão\t6\t0,50', 'Subtotal\t\t3,00', 'Total\t\t40,80'],
    ['sum: Subtotal 37,80', 'sum: Subtotal 3,00', 'sum: Total 40,80'],
  ],
  ['a column of colours', ['Fio\tazul\t2\t18,90', 'Botão\tazul\t6\t0,50'], ['unknown: ']],
])('what is not taken is shown before: %s', (_, lines, expected) => {
  const pasted = read(lines);
  expect(taken(pasted)).toEqual(bear);
  expect(leftOut(pasted)).toEqual(expected);
  expect(pasted.needsReview).toBe(true);
});

test.each([
  ['numbers before the name', ['2\tFio\t18,90', '6\tBotão\t0,50'], pasteTexts.guessed],
  ['numbers written the other way round', ['Fio\t18,90\t2', 'Botão\t0,50\t6'], pasteTexts.guessed],
  [
    'no heading of the name',
    ['Fios\tQtd\tPreço', 'Fio\t2\t18,90', 'Botão\t6\t0,50'],
    pasteTexts.guessed,
  ],
  [
    'units that count',
    ['Material\tUnidades\tPreço', 'Fio\t2\t18,90', 'Botão\t6\t0,50'],
    pasteTexts.guessed,
  ],
  [
    'numbers that count',
    ['Nº\tMaterial\tPreço', '2\tFio\t18,90', '6\tBotão\t0,50'],
    pasteTexts.guessed,
  ],
  [
    'a total that is another',
    ['Material\tQtd\tPreço\tTotal', 'Fio\t2\t18,90\t56,70', 'Botão\t6\t0,50\t3,00'],
    pasteWarningTexts.totals(['Fio']),
  ],
])('the rows are right, and with a warning: %s', (_, lines, warning) => {
  const pasted = read(lines);
  expect(taken(pasted)).toEqual(bear);
  expect(pasted.warnings).toEqual([warning]);
  expect(pasted.needsReview).toBe(true);
});

test('a total is never taken as a price', () => {
  const pasted = read(['Material\tQtd\tTotal', 'Fio\t2\t37,80', 'Botão\t6\t3,00']);
  expect(taken(pasted)).toEqual(['Fio | 2 | ', 'Botão | 6 | ']);
  expect(pasted.warnings).toEqual([pasteWarningTexts.totals(['Fio', 'Botão'])]);
});

test('headings may leave a column out', () => {
  const quoted = read(['"Material";"Qtd. usada"', '"Fio";"2"', '"Botão";"6"']);
  expect(taken(quoted)).toEqual(['Fio | 2 | ', 'Botão | 6 | ']);
  expect(quoted.needsReview).toBe(false);
  const pasted = read(['Material\tValor', 'Fio\t18,90', 'Botão\t0,50']);
  expect(taken(pasted)).toEqual(['Fio |  | 18,90', 'Botão |  | 0,50']);
  expect(pasted.needsReview).toBe(false);
});

test('of two columns of prices none is taken before it is chosen', () => {
  expect(taken(read(['Fio\t18,90', 'Botão\t0,50']))).toEqual(['Fio |  | 18,90', 'Botão |  | 0,50']);
  const twice = read(['Fio\tR$ 18,90\tR$ 20,00', 'Botão\tR$ 0,50\tR$ 0,60']);
  expect(taken(twice)).toEqual(['Fio |  | ', 'Botão |  | ']);
  expect(leftOut(twice)).toEqual(['unknown: ', 'unknown: ']);
  expect(twice).toMatchObject({ unsettled: ['unitPrice'], needsReview: true });
  expect(taken(withMeaning(twice, 2, 'unitPrice'))).toEqual(['Fio |  | 20,00', 'Botão |  | 0,60']);
});

test('what is no number, no name or a heading among the lines is told', () => {
  const pasted = read([
    'Material\tQtd\tPreço',
    'FIOS\t\t',
    'Fio\tmuito\tR$ -',
    '\t6\t0,50',
    'Fita\t1,5 m²\t#REF!',
  ]);
  expect(taken(pasted)).toEqual(['FIOS |  | ', 'Fio |  | ', ' | 6 | 0,50', 'Fita | 1,5 | ']);
  expect(pasted.warnings).toEqual([
    pasteWarningTexts.nameless(1),
    pasteWarningTexts.bare(['FIOS']),
  ]);
  expect(pasted.refused.map(({ text }) => text)).toEqual(['muito', '#REF!']);
});

test('lines with numbers above the headings are kept, with a warning', () => {
  const pasted = read(['Fio\t2\t18,90', 'Material\tQtd\tPreço', 'Botão\t6\t0,50']);
  expect(taken(pasted)).toEqual(bear);
  expect(pasted.warnings).toEqual([pasteTexts.guessed]);
});
