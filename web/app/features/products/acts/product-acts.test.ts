import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import type { Me } from '#core/schemas/account.ts';
import type { Product } from '#core/schemas/product.ts';
import { answer, answering, lost, refusal } from '../../../api/planted-answers.ts';
import { plantedToast } from '../../../ui/toasts/planted-toast.ts';
import { startSession } from '../../session/session-query.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { productsQuery } from '../stored/products-query.ts';
import { productDuplication, productRepricing } from './product-acts.ts';
import { warnWhenNear } from './product-limits.ts';

const product = (id: string, hourlyRate: number, updatedAt = '2026-01-01') =>
  ({
    id,
    hourlyRate,
    updatedAt,
    createdAt: '2026-01-01',
    name: id,
    craftCategory: 'croche',
    productionTime: 1,
    fixedCosts: 0,
    marginPercentage: 100,
    materials: [],
  }) as unknown as Product;
const mug = product('mug', 40);
const notUpdated = errorMessages.product_update_failed.detail;

let client: QueryClient;
let screen: ReturnType<typeof plantedToast>;
const stage = () => ({ client, toast: screen.toast });
const shown = () => cachedProducts.list(client)?.map(({ id, hourlyRate }) => [id, hourlyRate]);
const versions = (calls: ReturnType<typeof answering>) =>
  calls.map(({ headers }) => headers.get('if-match'));
const signedIn = (plan: Me['plan']) => startSession(client, { id: 'ana', plan } as Me);

beforeEach(() => {
  client = new QueryClient();
  signedIn('free');
  client.setQueryData(productsQuery.queryKey, { rows: [mug], complete: true });
  screen = plantedToast();
});
afterEach(() => vi.unstubAllGlobals());

test('a new price is taken back against the state that it made', async () => {
  const repriced = { ...mug, hourlyRate: 25, updatedAt: '2026-01-02' };
  const calls = answering(answer(200, repriced), answer(200, { ...mug, updatedAt: '2026-01-03' }));
  productRepricing(stage())(mug, 25);
  await vi.waitFor(() => expect(screen.said).toEqual([toasts.productUpdated]));
  expect(shown()).toEqual([['mug', 25]]);
  screen.press(toasts.productUpdated);
  await vi.waitFor(() => expect(shown()).toEqual([['mug', 40]]));
  expect(calls.map(({ body }) => body)).toMatchObject([{ hourlyRate: 25 }, { hourlyRate: 40 }]);
  expect(versions(calls)).toEqual(['"2026-01-01"', '"2026-01-02"']);
});

test('what changed elsewhere is not priced anew, and shows as it is', async () => {
  const theirs = product('mug', 60, '2026-01-05');
  const calls = answering(refusal(412, 'product_changed', theirs));
  productRepricing(stage())(mug, 25);
  await vi.waitFor(() => expect(screen.said).toEqual([notUpdated]));
  expect(shown()).toEqual([['mug', 60]]);
  expect(calls).toHaveLength(1);
});

test('what was deleted elsewhere lets the list be read again', async () => {
  answering(refusal(404, 'product_not_found'));
  productRepricing(stage())(mug, 25);
  await vi.waitFor(() => expect(screen.said).toEqual([notUpdated]));
  expect(client.getQueryState(productsQuery.queryKey)?.isInvalidated).toBe(true);
});

test('a new price that got no answer is offered again, and the list is not read for it', async () => {
  const calls = answering(lost, answer(200, { ...mug, hourlyRate: 25 }));
  productRepricing(stage())(mug, 25);
  await vi.waitFor(() => expect(screen.said).toEqual([notUpdated]));
  expect(client.getQueryState(productsQuery.queryKey)?.isInvalidated).toBe(false);
  screen.press(notUpdated);
  await vi.waitFor(() => expect(shown()).toEqual([['mug', 25]]));
  expect(versions(calls)).toEqual(['"2026-01-01"', '"2026-01-01"']);
});

test('after a copy the plan is asked about, and the list has it first', async () => {
  answering(
    answer(201, { ...product('copy', 25), createdAt: '2026-01-02' }),
    answer(200, { count: 4 }),
  );
  const sellMore = vi.fn();
  productDuplication(stage(), sellMore)(mug);
  const said = [toasts.productDuplicated, toasts.nearProductLimit];
  await vi.waitFor(() => expect(screen.said).toEqual(said));
  expect(shown()?.[0]).toEqual(['copy', 25]);
  expect(sellMore).not.toHaveBeenCalled();
});

test.each([
  ['free', 3, []],
  ['free', 4, [toasts.nearProductLimit]],
  ['free', 5, []],
  ['pro', 4, []],
] as const)('on the %s plan, %i products: %j', async (plan, count, said) => {
  signedIn(plan);
  answering(answer(200, { count }));
  await warnWhenNear(stage());
  expect(screen.said).toEqual(said);
});

test('a copy for which the plan has no room says so once and leads to where there is more', async () => {
  answering(refusal(403, 'product_limit_reached'));
  const sellMore = vi.fn();
  productDuplication(stage(), sellMore)(mug);
  await vi.waitFor(() => expect(sellMore).toHaveBeenCalledTimes(1));
  expect(screen.said).toEqual(['product_limit_reached']);
  expect(shown()).toEqual([['mug', 40]]);
});
