import { expect, test } from 'vitest';
import type { SheetPreview } from '#core/written-lists/list-import-schemas.ts';
import { linesToMend } from '../../ui/lists/mended.ts';
import {
  columnQuestions,
  columnsIn,
  firstReading,
  isUnanswered,
  queryOf,
  questionsOf,
  withColumn,
  withKind,
  withMended,
  withSheet,
} from './reading.ts';

const doubt = { name: 'Lã', amount: '3 novelos', one: '1 novelo', price: '25', whole: '75' };
const preview: SheetPreview = {
  sheets: ['Compras', 'Estoque'],
  sheet: 0,
  kind: 'materials',
  headings: ['Insumo', 'Pago', '', ''],
  columns: ['material', null, 'unit', null],
  lines: [
    ['Lã', '', 'vara', ''],
    ['Fio', '9', 'fardo', ''],
  ],
  unsure: false,
  created: 1,
  updated: 0,
  same: 0,
  kept: 0,
  wrong: 0,
  errors: [],
  added: [],
  changes: [],
  notes: [],
  questions: {
    columns: ['unitPrice'],
    readings: [],
    priceOf: { ...doubt, names: ['Lã'], count: 1 },
    units: ['vara'],
    finalPrice: null,
  },
};
const noQuestions = { columns: [], readings: [], priceOf: null, units: [], finalPrice: null };

test('columns that hold nothing and mean nothing are not there', () => {
  expect(columnsIn(preview, firstReading)).toEqual([
    { index: 0, heading: 'Insumo', sample: 'Lã', meaning: 'material' },
    { index: 1, heading: 'Pago', sample: '9', meaning: '' },
    { index: 2, heading: '', sample: 'vara', meaning: 'unit' },
  ]);
});

test('a column takes its meaning from the one that had it, which gets its own', () => {
  const asPrice = withColumn(firstReading, preview, 1, 'unitPrice');
  expect(queryOf(asPrice)).toEqual({
    known: 'update',
    kind: 'materials',
    columns: 'material,unitPrice,unit,',
  });
  expect(queryOf(withColumn(asPrice, preview, 2, 'unitPrice')).columns).toBe(
    'material,unit,unitPrice,',
  );
  expect(queryOf(withColumn(asPrice, preview, 1, '')).columns).toBe('material,,unit,');
});

test('an answer stays with its question, until it may be about something else', () => {
  const { priceOf } = questionsOf(preview, firstReading);
  if (!priceOf) throw new Error('nothing asked');
  const answered = {
    ...firstReading,
    priceOf: { question: priceOf, answer: 'amount' },
    units: { vara: 'metro', fardo: '' },
  } as const;
  const after = { ...preview, questions: noQuestions };
  expect([isUnanswered(preview, firstReading), isUnanswered(after, answered)]).toEqual([
    true,
    false,
  ]);
  expect(questionsOf(after, answered)).toEqual({
    priceOf,
    units: ['fardo', 'vara'],
    finalPrice: null,
  });
  expect(queryOf(answered)).toEqual({ known: 'update', priceOf: 'amount', units: 'vara:metro' });
  expect(queryOf(withKind(answered, 'products'))).toEqual({
    known: 'update',
    kind: 'products',
    units: 'vara:metro',
  });
});

test('a column that is asked for is looked for among the same ones, until it is said to be none', () => {
  const open = { ...preview, questions: { ...noQuestions, columns: ['unitPrice' as const] } };
  expect(columnQuestions(open, firstReading)).toEqual([{ id: 'unitPrice', among: [1] }]);
  const chosen = withColumn(firstReading, open, 1, 'unitPrice');
  const after = { ...open, questions: noQuestions };
  expect(columnQuestions(after, chosen)).toEqual([{ id: 'unitPrice', among: [1] }]);
  expect(columnQuestions(after, withKind(chosen, 'products'))).toEqual([]);
  const priceless = { ...withColumn(chosen, after, 1, ''), isPriceless: true };
  expect([chosen, priceless].map((reading) => isUnanswered(open, reading))).toEqual([true, false]);
});

test('what lines mean and what was mended in them stays, whatever else is answered', () => {
  const cell = {
    line: 4,
    column: 'unitPrice',
    text: 'dez',
    words: 'Lã dez',
    message: '?',
  } as const;
  const answered = { ...firstReading, readings: { 'prices-2': 1, 'packs-2': 0 } };
  const mended = withMended(withMended(answered, cell, '1'), cell, '10,00');
  const sent = { readings: 'prices-2:1,packs-2:0', mended: '[[4,"unitPrice","10,00"]]' };
  expect(queryOf(withColumn(mended, preview, 1, 'unitPrice'))).toMatchObject(sent);
  expect(queryOf(withKind(mended, 'products'))).toMatchObject(sent);
  expect(queryOf(withSheet(mended, preview.sheets, 1))).toEqual({ known: 'update', sheet: '1' });
  expect(withMended(mended, { ...cell, line: 5 }, 'x'.repeat(4_000))).toBe(mended);
  const other = { ...cell, line: 2 };
  expect(linesToMend([other], mended.mended)).toEqual([
    [{ ...other, typed: 'dez' }],
    [{ ...cell, typed: '10,00', message: '' }],
  ]);
});

test('of another sheet nothing is chosen yet', () => {
  const chosen = withColumn({ ...firstReading, known: 'keep' }, preview, 1, 'unitPrice');
  expect(queryOf(withSheet(chosen, preview.sheets, 1))).toEqual({ known: 'keep', sheet: '1' });
});
