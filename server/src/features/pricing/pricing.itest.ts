import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { workedPrices } from '../../testing/worked-prices.ts';

let server: TestServer;
let ana: Client;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signedIn();
});
afterAll(() => server.stop());

const ask = (figures: object) => ana.call('POST', '/api/pricing', figures);

const figures = {
  productionTime: 2,
  fixedCosts: 5,
  hourlyRate: 25,
  marginPercentage: 100,
  materials: [{ quantity: 1.5, unitPrice: 2.35 }],
};

test('every worked price comes out to the cent', async () => {
  for (const { name, figures, expected } of workedPrices) {
    expect({ name, ...(await ask(figures)) }).toMatchObject({ name, status: 200, body: expected });
  }
});

test('rows may be without names, and there may be none', async () => {
  expect(await ask(figures)).toMatchObject({ status: 200, body: { totalCost: '58.53' } });
  expect(await ask({ ...figures, materials: [] })).toMatchObject({
    status: 200,
    body: { rowCosts: [], materialsTotal: '0.00', totalCost: '55.00' },
  });
});

test('nothing is stored', async () => {
  await ask({ ...figures, materials: [{ name: 'Fita', quantity: 1, unitPrice: 1 }] });
  expect((await ana.call('GET', '/api/products')).body).toEqual({ products: [] });
});

test('a final price above R$ 9.999.999,99 is refused, with its field', async () => {
  const dear = { ...figures, materials: [{ quantity: 9999, unitPrice: 99999.99 }] };
  const tooHigh = { path: 'marginPercentage', code: 'too_big' };
  expect(await ask(dear)).toMatchObject({ status: 422, body: { errors: [tooHigh] } });
  expect(await ask({ ...dear, chosenPrice: 9_999_999.99 })).toMatchObject({
    status: 200,
    body: { finalPrice: '9999999.99', totalCost: '999899955.01' },
  });
});

test('a visitor is asked to sign in', async () => {
  expect(await server.client().call('POST', '/api/pricing', figures)).toMatchObject({
    status: 401,
  });
});
