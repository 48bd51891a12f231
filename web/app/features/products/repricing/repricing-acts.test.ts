import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '#core/products/product-schemas.ts';
import type { RepricingInput } from '#core/repricing/repricing-schemas.ts';
import { repricingTexts, repricingUndoneToast } from '#core/repricing/repricing-texts.ts';
import { answer, answering, lost, refusal } from '../../../api/fake-answers.ts';
import { fakeToast } from '../../../ui/toasts/fake-toast.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { dearerQuery } from '../stored/dearer-query.ts';
import { productsQuery } from '../stored/products-query.ts';
import { repricing, repricingUndo } from './repricing-acts.ts';
import { sumsOf } from './repricing-sums.ts';

let client: QueryClient;
let screen: ReturnType<typeof fakeToast>;

beforeEach(() => {
  client = new QueryClient();
  screen = fakeToast();
});
afterEach(() => vi.unstubAllGlobals());

const input = (id: string): RepricingInput => ({
  cause: 'materials',
  products: [{ id, updatedAt: '2026-01-01', totalCost: 1, finalPrice: 2 }],
});

test('what is sent again is the same repricing; with other products it is another', async () => {
  const done = answer(201, { id: 'x', repriced: 1 });
  const calls = answering(lost, done, done);
  const send = repricing();
  await expect(send(input('a'))).rejects.toThrow();
  await send(input('a'));
  await send(input('b'));
  const [first, again, other] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('what is taken back is told, with what stayed, and all of it is read again', async () => {
  const undone = { restored: 2, kept: [{ id: 'c', name: 'Gorro' }] };
  const calls = answering(lost, answer(200, undone));
  client.setQueryData(productsQuery.queryKey, { rows: [], complete: true });
  client.setQueryData(dearerQuery.queryKey, { dearer: [], hasMore: false });
  repricingUndo({ client, toast: screen.toast })({ id: 'x' });
  await vi.waitFor(() => expect(screen.messages).toEqual([repricingTexts.undoFailed]));
  screen.press(repricingTexts.undoFailed);
  await vi.waitFor(() => expect(screen.messages.at(-1)).toBe(repricingUndoneToast(undone)));
  expect(calls.map(({ what }) => what)).toEqual([
    'POST /api/repricings/x/undo',
    'POST /api/repricings/x/undo',
  ]);
  for (const { queryKey } of [productsQuery, dearerQuery]) {
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  }
});

test('what can no longer be taken back says so', async () => {
  answering(refusal(404, 'repricing_not_found'));
  repricingUndo({ client, toast: screen.toast })({ id: 'x' });
  await vi.waitFor(() => expect(screen.messages).toEqual([repricingTexts.undoFailed]));
});

test('a product that changes lets the notes about prices be read again', async () => {
  client.setQueryData(productsQuery.queryKey, { rows: [], complete: true });
  client.setQueryData(dearerQuery.queryKey, { dearer: ['a'], hasMore: false });
  await cachedProducts.put(client, { id: 'a', createdAt: '2026-01-01' } as Product);
  expect(client.getQueryState(dearerQuery.queryKey)?.isInvalidated).toBe(true);
});

const figures = { totalCost: 0.1, finalPrice: 0.7, labour: 0.2, profit: 0.1, netMargin: 0 };
const losing = { ...figures, profit: -0.3 };
const sumsAs = (before: typeof figures, after: typeof figures) =>
  sumsOf(Array.from({ length: 3 }, () => ({ before, after })));

test('sums are exact', () => {
  expect(sumsAs(figures, losing)).toEqual([
    { label: 'Você ganha', before: '0.90', after: '-0.30' },
    { label: 'Custo total', before: '0.30', after: '0.30' },
    { label: 'Preço final', before: '2.10', after: '2.10' },
  ]);
  expect(sumsOf([])[0]).toEqual({ label: 'Você ganha', before: '0.00', after: '0.00' });
});
