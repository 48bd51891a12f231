import { expect, test } from 'vitest';
import type { SheetPreview } from '#core/sheets/schemas.ts';
import {
  columnsIn,
  firstReading,
  isUnanswered,
  queryOf,
  questionsOf,
  withColumn,
  withKind,
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
  questions: { price: true, priceOf: { ...doubt, count: 1 }, units: ['vara'], finalPrice: null },
};
const nothingAsked = { price: false, priceOf: null, units: [], finalPrice: null };

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
    priceOf: { asked: priceOf, answer: 'amount' },
    units: { vara: 'metro', fardo: '' },
  } as const;
  const after = { ...preview, questions: nothingAsked };
  expect([isUnanswered(preview), isUnanswered(after)]).toEqual([true, false]);
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

test('of another sheet nothing is chosen yet', () => {
  const chosen = withColumn({ ...firstReading, known: 'keep' }, preview, 1, 'unitPrice');
  expect(queryOf(withSheet(chosen, preview.sheets, 1))).toEqual({ known: 'keep', sheet: '1' });
});
