import { beforeAll, expect, test } from 'vitest';
import type { ProductCounts } from '#core/products/product-list-schemas.ts';
import type { Product, ProductSummary } from '#core/products/product-schemas.ts';
import type { Report } from '#core/reports/report-schemas.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

test('the most lucrative products have the profit and net margin of their cards, at the rate of today', async () => {
  const ana = await server.signedIn({ hourlyRate: 25 });
  await server.setPlan(ana, 'pro');
  // 2,50 + 5,00 in materials, 25,00 of labour, 5,00: costs 37,50 and is priced at 93,75
  await ana.call('POST', '/api/products', { ...numberedProduct(1), marginPercentage: 150 });
  // 0,00 in materials, 0,25 of labour: costs 0,25 and is priced at 0,28
  await ana.call('POST', '/api/products', {
    ...numberedProduct(0),
    materials: [{ name: 'Retalho', quantity: 0.0001, unitPrice: 1 }],
    productionTime: 0.01,
    fixedCosts: 0,
    marginPercentage: 10,
  });
  const netMargins = async () => {
    const { body } = await ana.call<Report>('GET', '/api/reports');
    return body.topProducts.map((each) => [each.finalPrice, each.netMargin, each.profit]);
  };
  expect(await netMargins()).toEqual([
    [93.75, 60, 56.25],
    [0.28, 10.7, 0.03],
  ]);

  await ana.call('PATCH', '/api/me', { hourlyRate: 50 });
  // labour now costs 50,00 and 0,50: the first leaves 31,25, the second loses 0,22
  expect(await netMargins()).toEqual([
    [93.75, 33.3, 31.25],
    [0.28, -78.6, -0.22],
  ]);
});

test('without a product there is no figure but 0', async () => {
  const ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  const none = { count: 0, percent: 0 };
  expect(await ana.call('GET', '/api/reports')).toMatchObject({
    status: 200,
    body: {
      totalProducts: 0,
      averageMargin: 0,
      averagePrice: 0,
      potentialRevenue: 0,
      distribution: { lucrative: none, attention: none, loss: none },
      topProducts: [],
      channels: [],
      otherRate: 0,
    },
  });
});

test('after a raised rate five products that lose are a loss in every figure', async () => {
  const ana = await server.signedIn({ hourlyRate: 25 });
  await server.setPlan(ana, 'pro');
  // An hour each, of R$ 25,00 and a real of material.
  for (const marginPercentage of [40, 60, 100, 150, 200]) {
    await ana.call('POST', '/api/products', {
      ...numberedProduct(marginPercentage),
      materials: [{ name: 'Fio', quantity: 1, unitPrice: 1 }],
      productionTime: 1,
      fixedCosts: 0,
      marginPercentage,
    });
  }
  const figures = async () => {
    const counts = await ana.call<ProductCounts>('GET', '/api/products/counts');
    const summary = await ana.call<ProductSummary>('GET', '/api/products/summary');
    const report = await ana.call<Report>('GET', '/api/reports');
    const { distribution, topProducts } = report.body;
    return {
      counts: counts.body,
      summary: summary.body.lucrative,
      classes: [distribution.lucrative, distribution.attention, distribution.loss].map(
        ({ count }) => count,
      ),
      losing: topProducts.filter(({ profit }) => profit < 0).length,
    };
  };
  const list = async (query: string) => {
    const { body } = await ana.call<{ products: Product[] }>('GET', `/api/products?${query}`);
    return body.products.map(({ marginPercentage }) => marginPercentage);
  };
  expect(await figures()).toEqual({
    counts: { lucrative: 5, attention: 0, loss: 0 },
    summary: 5,
    classes: [5, 0, 0],
    losing: 0,
  });
  expect(await list('profitability=review')).toEqual([]);

  await ana.call('PATCH', '/api/me', { hourlyRate: 100 });
  expect(await figures()).toEqual({
    counts: { lucrative: 0, attention: 0, loss: 5 },
    summary: 0,
    classes: [0, 0, 5],
    losing: 5,
  });
  expect(await list('profitability=lucrative')).toEqual([]);
  expect(await list('profitability=review&order=markup')).toEqual([200, 150, 100, 60, 40]);
});
