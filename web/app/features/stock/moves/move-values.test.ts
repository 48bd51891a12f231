import { expect, test } from 'vitest';
import { localDay } from '#core/dates/local-day.ts';
import { priceMessages, validationMessages } from '#core/fields/validation.ts';
import { stockProblems } from '#core/stock/stock-labels.ts';
import type { StockMaterial } from '#core/stock/stock-schemas.ts';
import {
  amountMove,
  boughtOf,
  detailsOf,
  findProblems,
  inputOf,
  type PurchaseValues,
  piecesMove,
  production,
  purchase,
  sale,
} from './move-values.ts';

const today = localDay(new Date());
const details = { day: today, note: '' };

const fibre: StockMaterial = {
  id: 'fibre',
  name: 'Enchimento',
  unit: 'grama',
  onHand: 10,
  value: 1,
  minimum: null,
  unitPrice: 0.04,
  pack: null,
  supplier: null,
};
const pack = { price: 18.9, content: 254, unit: 'metro' } as const;
const yarn: StockMaterial = { ...fibre, id: 'yarn', unit: 'metro', unitPrice: null, pack };

const bought = (changes: Partial<PurchaseValues>): PurchaseValues => ({
  quantity: '1',
  unit: 'grama',
  price: '18,90',
  ...details,
  ...changes,
});

test('a purchase is what was bought, in the unit of the material', () => {
  expect(boughtOf(yarn, bought({ quantity: '1,5' }))).toEqual({
    quantity: 381,
    value: 28.35,
    price: 18.9,
  });
  const kilo = bought({ quantity: '1/2 kg', price: '0,05' });
  expect(boughtOf(fibre, kilo)).toEqual({ quantity: 500, value: 25, price: 0.05 });
  expect(inputOf(purchase(fibre), kilo)).toEqual({
    kind: 'purchase',
    quantity: 500,
    value: 25,
    note: null,
  });
  for (const missing of [{ quantity: '' }, { price: '' }, { price: 'caro' }, { unit: 'metro' }]) {
    expect(boughtOf(fibre, bought(missing))).toBeNull();
  }
});

test('every field that keeps a purchase from being sent is named', async () => {
  expect(await findProblems(purchase(yarn), bought({}))).toEqual({});
  expect(await findProblems(purchase(fibre), bought({ quantity: '', price: '' }))).toMatchObject({
    quantity: validationMessages.notNumber,
    price: validationMessages.required,
  });
  expect(await findProblems(purchase(fibre), bought({ quantity: '2 m' }))).toMatchObject({
    quantity: priceMessages.otherDimension,
  });
  expect(await findProblems(purchase(fibre), bought({ quantity: '500', price: '' }))).toEqual({
    price: validationMessages.required,
  });
  const below = await findProblems(purchase(fibre), bought({ quantity: '500', price: '-5' }));
  expect(Object.keys(below)).toEqual(['price']);
  for (const day of ['0025-11-20', '12025-11-20']) {
    expect(await findProblems(purchase(fibre), bought({ day }))).toEqual({
      day: stockProblems.noDay,
    });
  }
  const dear = bought({ quantity: '999999', price: '9999999' });
  expect(Object.keys(await findProblems(purchase(fibre), dear))).toContain('price');
  expect(await findProblems(purchase(fibre), bought({ day: '2999-01-01' }))).toEqual({
    day: stockProblems.inTheFuture,
  });
});

test('nothing typed is no zero, and a typed zero is one', async () => {
  const values = (quantity: string) => ({ quantity, unit: 'grama', ...details });
  expect(inputOf(amountMove('adjustment', fibre), values('0'))).toMatchObject({ quantity: 0 });
  expect(await findProblems(amountMove('adjustment', fibre), values('0'))).toEqual({});
  expect(await findProblems(amountMove('adjustment', fibre), values(''))).toEqual({
    quantity: validationMessages.notNumber,
  });
  expect(Object.keys(await findProblems(amountMove('loss', fibre), values('0')))).toEqual([
    'quantity',
  ]);
  expect(await findProblems(piecesMove('adjustment'), { pieces: '0', ...details })).toEqual({});
  expect(Object.keys(await findProblems(piecesMove('loss'), { pieces: '0', ...details }))).toEqual([
    'pieces',
  ]);
  expect(Object.keys(await findProblems(production, { pieces: '', ...details }))).toEqual([
    'pieces',
  ]);
  expect(Object.keys(await findProblems(production, { pieces: '1,5', ...details }))).toEqual([
    'pieces',
  ]);
  const noPrice = { pieces: '1', unitPrice: '', ...details };
  expect(Object.keys(await findProblems(sale, noPrice))).toEqual(['unitPrice']);
});

test('today is now, another day its noon, and a note is what was typed', () => {
  const now = new Date(2026, 10, 25, 9);
  expect(detailsOf({ day: '2026-11-25', note: '  ' }, now)).toEqual({ note: null });
  expect(detailsOf({ day: '2026-11-20', note: ' Feira ' }, now)).toEqual({
    note: 'Feira',
    happenedAt: new Date(2026, 10, 20, 12).toISOString(),
  });
  expect(inputOf(production, { pieces: '3 peças', ...details })).toEqual({ pieces: 3, note: null });
});
