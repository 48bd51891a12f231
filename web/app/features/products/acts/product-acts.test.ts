import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { productToasts } from '#core/products/product-texts.ts';
import { answer, answering, refusal } from '../../../api/fake-answers.ts';
import { fakeToast } from '../../../ui/toasts/fake-toast.ts';
import { startSession } from '../../session/session-query.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { productsQuery } from '../stored/products-query.ts';
import { productDuplication, warnWhenNear } from './product-acts.ts';

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
  const messages = [productToasts.duplicated, productToasts.nearLimit];
  await vi.waitFor(() => expect(screen.messages).toEqual(messages));
  expect(shown()?.[0]).toEqual(['copy', 25]);
  expect(sellMore).not.toHaveBeenCalled();
});

test.each([
  ['free', 3, []],
  ['free', 4, [productToasts.nearLimit]],
  ['free', 5, []],
  ['pro', 4, []],
] as const)('on the %s plan, %i products: %j', async (plan, count, messages) => {
  signedIn(plan);
  answering(answer(200, { count }));
  await warnWhenNear(stage());
  expect(screen.messages).toEqual(messages);
});

test('a copy for which the plan has no room says so once and leads to where there is more', async () => {
  answering(refusal(403, 'product_limit_reached'));
  const sellMore = vi.fn();
  productDuplication(stage(), sellMore)(mug);
  await vi.waitFor(() => expect(sellMore).toHaveBeenCalledTimes(1));
  expect(screen.messages).toEqual(['product_limit_reached']);
  expect(shown()).toEqual([['mug', 40]]);
});
