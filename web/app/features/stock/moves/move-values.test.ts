import { expect, test } from 'vitest';
import { priceMessages, validationMessages } from '#core/fields/validation.ts';
import type { StockMaterial } from '#core/schemas/stock.ts';
import { stockProblems } from '#core/stock/stock-labels.ts';
import { localDay } from '#core/text/local-day.ts';
import { detailsOf } from './detail-values.ts';
import {
  amountInput,
  amountProblems,
  boughtOf,
  type PurchaseValues,
  piecesProblems,
  productionInput,
  productionProblems,
  purchaseInput,
  purchaseProblems,
  saleProblems,
} from './move-values.ts';

const today = localDay(new Date());
const said = { day: today, note: '' };

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
  ...said,
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
  expect(purchaseInput(fibre, kilo)).toEqual({
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
  expect(await purchaseProblems(yarn, bought({}))).toEqual({});
  expect(await purchaseProblems(fibre, bought({ quantity: '', price: '' }))).toMatchObject({
    quantity: validationMessages.notNumber,
    price: validationMessages.required,
  });
  expect(await purchaseProblems(fibre, bought({ quantity: '2 m' }))).toMatchObject({
    quantity: priceMessages.otherDimension,
  });
  expect(await purchaseProblems(fibre, bought({ quantity: '500', price: '' }))).toEqual({
    price: validationMessages.required,
  });
  const below = await purchaseProblems(fibre, bought({ quantity: '500', price: '-5' }));
  expect(Object.keys(below)).toEqual(['price']);
  for (const day of ['0025-11-20', '12025-11-20']) {
    expect(await purchaseProblems(fibre, bought({ day }))).toEqual({ day: stockProblems.noDay });
  }
  const dear = bought({ quantity: '999999', price: '9999999' });
  expect(Object.keys(await purchaseProblems(fibre, dear))).toContain('price');
  expect(await purchaseProblems(fibre, bought({ day: '2999-01-01' }))).toEqual({
    day: stockProblems.inTheFuture,
  });
});

test('nothing typed is no zero, and a typed zero is one', async () => {
  const values = (quantity: string) => ({ quantity, unit: 'grama', ...said });
  expect(amountInput('adjustment', fibre, values('0'))).toMatchObject({ quantity: 0 });
  expect(await amountProblems('adjustment', fibre, values('0'))).toEqual({});
  expect(await amountProblems('adjustment', fibre, values(''))).toEqual({
    quantity: validationMessages.notNumber,
  });
  expect(Object.keys(await amountProblems('loss', fibre, values('0')))).toEqual(['quantity']);
  expect(await piecesProblems('adjustment', { pieces: '0', ...said })).toEqual({});
  expect(Object.keys(await piecesProblems('loss', { pieces: '0', ...said }))).toEqual(['pieces']);
  expect(Object.keys(await productionProblems({ pieces: '', ...said }))).toEqual(['pieces']);
  expect(Object.keys(await productionProblems({ pieces: '1,5', ...said }))).toEqual(['pieces']);
  const noPrice = { pieces: '1', unitPrice: '', ...said };
  expect(Object.keys(await saleProblems(noPrice))).toEqual(['unitPrice']);
});

test('today is now, another day its noon, and a note is what was typed', () => {
  const now = new Date(2026, 10, 25, 9);
  expect(detailsOf({ day: '2026-11-25', note: '  ' }, now)).toEqual({ note: null });
  expect(detailsOf({ day: '2026-11-20', note: ' Feira ' }, now)).toEqual({
    note: 'Feira',
    happenedAt: new Date(2026, 10, 20, 12).toISOString(),
  });
  expect(productionInput({ pieces: '3 peças', ...said })).toEqual({ pieces: 3, note: null });
});
