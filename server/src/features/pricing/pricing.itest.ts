import { beforeAll, expect, test } from 'vitest';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';
import { workedPrices } from '../../testing/worked-prices.ts';

let server: TestServer;
let ana: Client;
beforeAll(async () => {
  server = await sharedServer();
  ana = await server.signedIn();
});

const ask = (figures: object) => ana.call('POST', '/api/pricing', figures);

const figures = {
  productionTime: 2,
  fixedCosts: 5,
  hourlyRate: 25,
  marginPercentage: 100,
  materials: [{ quantity: 1.5, unitPrice: 2.35 }],
};

test('every worked price comes out to the cent', async () => {
  for (const { name, product, expected } of workedPrices) {
    expect({ name, ...(await ask(product)) }).toMatchObject({ name, status: 200, body: expected });
  }
});

test('what makes no price may be left out, and changes none', async () => {
  const cheap = { status: 200, body: { totalCost: '58.53' } };
  expect(await ask(figures)).toMatchObject(cheap);
  const [row] = figures.materials;
  const linked = { ...row, name: 'Fita', materialId: '01981d2c-8f3a-7b6e-9c41-5d2f8a7b6c3d' };
  const product = { ...figures, name: 'Laço', craftCategory: 'costura', materials: [linked] };
  expect(await ask(product)).toMatchObject(cheap);
  const unlinked = { ...linked, materialId: null };
  expect(await ask({ ...product, materials: [unlinked] })).toMatchObject(cheap);
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
