import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { ReportCharts } from '#core/reports/report-schemas.ts';
import type { UserId } from '../../db/database.ts';
import { rememberStates } from '../../db/row-states.ts';
import { products } from '../../db/schema.ts';
import { averagesOf, type Charted, hoursOf } from '../../testing/charts-by-hand.ts';
import { monthsAgo } from '../../testing/months-ago.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { figure, textsOf } from '../../testing/report-by-hand.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

async function onPro(): Promise<Client> {
  const browser = await server.signedIn({ hourlyRate: 25 });
  await server.setPlan(browser, 'pro');
  return browser;
}

const charts = async (browser: Client) => {
  const { status, body } = await browser.call<ReportCharts>('GET', '/api/reports/charts');
  expect(status).toBe(200);
  return body;
};

/** Priced at R$ 25,00 an hour. */
const anyProduct = fc.record({
  hours: fc.bigInt({ min: 1n, max: 2000n }),
  batch: fc.constantFrom(1n, 1n, 3n, 8n, 12n),
  fixedCosts: fc.bigInt({ min: 0n, max: 5000n }),
  markup: fc.bigInt({ min: 1000n, max: 20_000n }),
  materials: fc.array(
    fc.record({
      quantity: fc.bigInt({ min: 1n, max: 50_000n }),
      unitPrice: fc.bigInt({ min: 0n, max: 5000n }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

async function save(browser: Client, product: Omit<Charted, 'id' | 'name' | 'rate'>, name: string) {
  const { status, body } = await browser.call<Product>('POST', '/api/products', {
    name,
    craftCategory: 'croche',
    productionTime: Number(product.hours) / 100,
    batchSize: Number(product.batch),
    fixedCosts: Number(product.fixedCosts) / 100,
    marginPercentage: Number(product.markup) / 100,
    hourlyRate: 25,
    materials: product.materials.map(({ quantity, unitPrice }, row) => ({
      name: `Fio ${row}`,
      quantity: Number(quantity) / 10_000,
      unitPrice: Number(unitPrice) / 100,
    })),
  });
  expect(status).toBe(201);
  return { ...product, id: body.id, name, rate: 2500n };
}

test('every figure is what it comes to by hand, whatever the rate of today', async () => {
  const bia = await onPro();
  await bia.call('POST', '/api/products', numberedProduct(6));
  const ana = await onPro();
  const [sample = []] = fc.sample(fc.array(anyProduct, { minLength: 24, maxLength: 24 }), {
    numRuns: 1,
    seed: 16,
  });
  const saved: Charted[] = [];
  for (const [index, product] of sample.entries()) {
    saved.push(await save(ana, product, `Peça ${index}`));
  }
  for (const { id } of saved.slice(0, 2)) await ana.call('DELETE', `/api/products/${id}`);
  const newest = saved.slice(2);

  for (const rate of [25, 61.37]) {
    await ana.call('PATCH', '/api/me', { hourlyRate: rate });
    const texts = textsOf(await charts(ana)) as Record<keyof ReportCharts, unknown>;
    expect(texts.totalProducts).toBe(figure(22n));
    expect(texts.products).toEqual(newest.toReversed().map(({ id, name }) => ({ id, name })));
    const ranking = hoursOf(newest);
    expect(texts.hours).toEqual({ best: ranking.slice(0, 5), least: ranking.slice(-5) });
    // What was saved keeps the rate that it was saved with.
    expect(texts.months).toEqual([{ month: monthsAgo(0).name, ...averagesOf(newest) }]);
  }
});

test('a month counts every product as it was when the month ended in Brasília', async () => {
  const bia = await onPro();
  const other = await bia.call<Product>('POST', '/api/products', numberedProduct(3));
  const ana = await onPro();
  const { body: me } = await ana.call<Me>('GET', '/api/me');
  const { id, createdAt, updatedAt, ...state } = other.body;
  const userId = me.id as UserId;
  const [one, two] = [uuidv7(), uuidv7()];
  await server.services.db.asUser(userId, (tx) =>
    tx
      .insert(products)
      .values([one, two].map((id) => ({ ...state, id, userId, practisedMarkup: 0 }))),
  );
  const remember = (rowId: string, at: Date, fixedCosts: number | null) =>
    server.services.db.asUser(userId, (tx) =>
      rememberStates(tx, userId, 'product', [
        {
          id: rowId,
          at,
          cause: fixedCosts === null ? 'deleted' : 'saved',
          // The costs rise with the fixed ones, and the profit falls.
          state: fixedCosts === null ? null : { ...state, ...risen(state, fixedCosts) },
        },
      ]),
    );
  const justBefore = (at: Date) => new Date(at.getTime() - 1);
  await remember(one, new Date(monthsAgo(20).ends), 5);
  await remember(one, justBefore(monthsAgo(3).ends), 7);
  await remember(two, monthsAgo(3).ends, 8);
  await remember(two, monthsAgo(2).ends, 9);
  await remember(two, justBefore(monthsAgo(1).ends), null);
  const { months } = await charts(ana);
  expect(months.map(({ month, count, fixedCosts }) => [month, count, fixedCosts])).toEqual([
    ...[11, 10, 9, 8, 7, 6, 5, 4].map((ago) => [monthsAgo(ago).name, 1, 5]),
    [monthsAgo(3).name, 1, 7],
    [monthsAgo(2).name, 2, 7.5],
    [monthsAgo(1).name, 1, 7],
    [monthsAgo(0).name, 1, 7],
  ]);
  const { materials, labour, profit } = months.at(-1) ?? {};
  expect({ materials, labour, profit }).toEqual({
    materials: state.totalCost - 5 - 25,
    labour: 25,
    profit: state.profit - 2,
  });
});

test('without a product there is nothing to draw, and without Pro no answer', async () => {
  const ana = await onPro();
  expect(await charts(ana)).toEqual({
    totalProducts: 0,
    months: [],
    products: [],
    hours: { best: [], least: [] },
  });
  await server.setPlan(ana, 'free');
  const refused = { status: 403, body: { code: 'pro_required' } };
  expect(await ana.call('GET', '/api/reports/charts')).toMatchObject(refused);
});

const risen = (
  state: Pick<Product, 'totalCost' | 'profit' | 'fixedCosts'>,
  fixedCosts: number,
) => ({
  fixedCosts,
  totalCost: state.totalCost + fixedCosts - state.fixedCosts,
  profit: state.profit - fixedCosts + state.fixedCosts,
});
