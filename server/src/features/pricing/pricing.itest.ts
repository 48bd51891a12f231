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

const rises = 'Cada faixa começa acima da anterior';
const leavesNothing = 'Comissão, taxa do pagamento e imposto juntos precisam ficar abaixo de 100%';

const figures = {
  productionTime: 2,
  fixedCosts: 5,
  hourlyRate: 25,
  marginPercentage: 100,
  materials: [{ quantity: 1.5, unitPrice: 2.35 }],
};

test('every worked price comes out to the cent', async () => {
  for (const { name, product, channels, expected } of workedPrices) {
    const answer = await ask({ ...product, ...(channels && { channels }) });
    expect({ name, status: answer.status, body: answer.body }).toEqual({
      name,
      status: 200,
      body: expected,
    });
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

test('fees that make no sense are refused, each by its field and in words', async () => {
  const band = { from: 0, percent: 10, fixed: 0 };
  const refusals: [object, string, string][] = [
    [{ bands: [] }, 'bands', 'Informe pelo menos uma faixa de comissão'],
    [{ bands: [{ ...band, from: 1 }] }, 'bands.0.from', 'A primeira faixa começa em R$ 0,00'],
    [{ bands: [band, { ...band, from: 50 }, { ...band, from: 50 }] }, 'bands.2.from', rises],
    [{ bands: [{ ...band, percent: 95 }], taxPercent: 5 }, 'bands.0.percent', leavesNothing],
    [
      { bands: [{ ...band, percent: 100 }] },
      'bands.0.percent',
      'Comissão deve estar entre 0% e 99,99%',
    ],
    [
      { bands: [{ ...band, fixed: -1 }] },
      'bands.0.fixed',
      'Taxa fixa deve estar entre R$\u00a00,00 e R$\u00a099.999,99',
    ],
    [
      { bands: [band], sellerCost: -1 },
      'sellerCost',
      'Seus gastos devem estar entre R$\u00a00,00 e R$\u00a099.999,99',
    ],
    [{ bands: [band], paymentPercent: 1.234 }, 'paymentPercent', 'Use no máximo 2 casas decimais'],
    [{ bands: [band], min: 5, cap: 4 }, 'min', 'A comissão mínima não pode passar da máxima'],
    [{ bands: [band], comissao: 3 }, 'comissao', 'Campo desconhecido'],
  ];
  for (const [channel, path, message] of refusals) {
    const { status, body } = await ask({ ...figures, channels: [{ bands: [band] }, channel] });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: [{ path: `channels.1.${path}`, message }] },
    });
  }
  const falling = {
    bands: [
      { from: 0, percent: 70, fixed: 9 },
      { from: 9, percent: 20, fixed: 4.5 },
    ],
  };
  expect(await ask({ ...figures, channels: Array(20).fill(falling) })).toMatchObject({
    status: 200,
  });
  expect(await ask({ ...figures, channels: Array(21).fill(falling) })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'channels' }] },
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
