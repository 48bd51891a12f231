import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '#core/schemas/account.ts';
import type { Product } from '#core/schemas/product.ts';
import { toasts } from '#core/text/toasts.ts';
import { answer, answering, refusal } from '../../../api/fake-answers.ts';
import { fakeToast } from '../../../ui/toasts/fake-toast.ts';
import { startSession } from '../../session/session-query.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { productsQuery } from '../stored/products-query.ts';
import { productDuplication } from './product-acts.ts';
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

let client: QueryClient;
let screen: ReturnType<typeof fakeToast>;
const stage = () => ({ client, toast: screen.toast });
const shown = () => cachedProducts.list(client)?.map(({ id, hourlyRate }) => [id, hourlyRate]);
const signedIn = (plan: Me['plan']) => startSession(client, { id: 'ana', plan } as Me);

beforeEach(() => {
  client = new QueryClient();
  signedIn('free');
  client.setQueryData(productsQuery.queryKey, { rows: [mug], complete: true });
  screen = fakeToast();
});
afterEach(() => vi.unstubAllGlobals());

test('after a copy the plan is request about, and the list has it first', async () => {
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
