import { beforeAll, expect, test } from 'vitest';
import pricingCases from '#core/pricing/cases/pricing.json' with { type: 'json' };
import type { Product } from '#core/products/product-schemas.ts';
import { bear } from '../../testing/product-input.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

test('a product is stored with its materials and found again, newest first', async () => {
  const ana = await server.signedIn();
  const first = await ana.call<Product>('POST', '/api/products', bear);
  const second = await ana.call<Product>('POST', '/api/products', {
    ...bear,
    name: 'Chaveiro',
  });

  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({
    ...bear,
    finalPrice: 409.1,
    materials: [{ totalPrice: 28.35 }, { totalPrice: 4.8 }, { totalPrice: 0.9 }],
  });
  const list = await ana.call('GET', '/api/products');
  expect(list).toMatchObject({ status: 200, body: { products: [second.body, first.body] } });
  const one = await ana.call('GET', `/api/products/${first.body.id}`);
  expect(one).toMatchObject({ status: 200, body: first.body });
});

test('every worked case comes out to the cent', async () => {
  const ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  for (const { expected, name, materials, ...numbers } of pricingCases) {
    const input = {
      name,
      craftCategory: 'outros',
      productionTime: Number(numbers.productionTime),
      fixedCosts: Number(numbers.fixedCosts),
      hourlyRate: Number(numbers.hourlyRate),
      marginPercentage: Number(numbers.marginPercentage),
      materials: materials.map((row) => ({
        name: row.name,
        quantity: Number(row.quantity),
        unitPrice: Number(row.unitPrice),
      })),
    };
    const { status, body } = await ana.call<Product>('POST', '/api/products', input);
    expect({ name, status, price: body.finalPrice?.toFixed(2) }).toEqual({
      name,
      status: 201,
      price: expected.finalPrice,
    });
  }
});

test('a price from the client is refused, and nothing is stored', async () => {
  const ana = await server.signedIn();
  const answer = await ana.call('POST', '/api/products', { ...bear, finalPrice: 1 });
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'validation_failed', errors: [{ path: 'finalPrice', code: 'unknown_field' }] },
  });
  expect((await ana.call('GET', '/api/products')).body).toEqual({ products: [] });
});
