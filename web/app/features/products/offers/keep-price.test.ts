import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorMessages } from '#core/errors/errors.ts';
import { fieldDefaults } from '#core/fields/field.ts';
import { offerWords } from '#core/offers/offer-texts.ts';
import { productFields } from '#core/products/product-fields.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { answer, answering, lost, refusal } from '../../../api/fake-answers.ts';
import { fakeToast } from '../../../ui/toasts/fake-toast.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { productsQuery } from '../stored/products-query.ts';
import { priceKeeping } from './keep-price.ts';

const at = (finalPrice: number, updatedAt: string) =>
  ({
    ...fieldDefaults(productFields),
    id: 'bag',
    name: 'Bolsa',
    materials: [],
    channelIds: [],
    offChannelIds: [],
    hourlyRate: 25,
    chosenPrice: finalPrice,
    finalPrice,
    createdAt: '2026-01-01',
    updatedAt,
  }) as unknown as Product;
const before = at(250, '2026-01-01');
const repriced = at(110, '2026-01-02');
const [repricedMessage, undoneMessage] = [
  offerWords.repriced('Bolsa', 110),
  offerWords.undone(250),
];

let client: QueryClient;
let screen: ReturnType<typeof fakeToast>;
const keep = () => priceKeeping({ client, toast: screen.toast })(before, '110.00', 25);
const shown = () => cachedProducts.list(client)?.map(({ finalPrice }) => finalPrice);

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(productsQuery.queryKey, { rows: [before], complete: true });
  screen = fakeToast();
});
afterEach(() => vi.unstubAllGlobals());

test('an offer becomes the price of the version that was looked at, and goes back', async () => {
  const calls = answering(answer(200, repriced), answer(200, at(250, '2026-01-03')));
  keep();
  await vi.waitFor(() => expect(screen.messages).toEqual([repricedMessage]));
  expect(shown()).toEqual([110]);
  screen.press(repricedMessage);
  await vi.waitFor(() => expect(screen.messages).toEqual([repricedMessage, undoneMessage]));
  expect(shown()).toEqual([250]);
  expect(calls.map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"2026-01-01"', expect.objectContaining({ chosenPrice: 110 })],
    ['"2026-01-02"', expect.objectContaining({ chosenPrice: 250 })],
  ]);
});

test('what somebody else changed meanwhile is shown and stays', async () => {
  answering(refusal(412, 'product_changed', at(300, '2026-01-05')));
  keep();
  await vi.waitFor(() => expect(screen.messages).toEqual(['product_changed']));
  expect(shown()).toEqual([300]);
});

test('an answer that got lost is asked for again, and is no change of somebody else', async () => {
  const failed = errorMessages.product_update_failed.detail;
  answering(lost, refusal(412, 'product_changed', repriced));
  keep();
  await vi.waitFor(() => expect(screen.messages).toEqual([failed]));
  screen.press(failed);
  await vi.waitFor(() => expect(screen.messages).toEqual([failed, repricedMessage]));
  expect(shown()).toEqual([110]);
});
