import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import type { ProductSummary } from '#core/products/product-schemas.ts';
import type { Report } from '#core/reports/report-schemas.ts';
import type { UserId } from '../../db/database.ts';
import { materials, products } from '../../db/schema.ts';
import { type Counted, reportOf, summaryOf, textsOf } from '../../testing/report-by-hand.ts';
import { settleFigures } from '../../testing/settle-figures.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ana: Client;
let userId: UserId;
beforeAll(async () => {
  server = await sharedServer();
  ana = await server.signedIn({ hourlyRate: 33.33 });
  await server.setPlan(ana, 'pro');
  userId = (await ana.call<Me>('GET', '/api/me')).body.id as UserId;
  const bia = await server.signedIn();
  const { body } = await bia.call<Me>('GET', '/api/me');
  await store(body.id as UserId, [counted({ markup: 30000n, price: 123456n })]);
});

let made = 0;

function counted(product: Partial<Counted>): Counted {
  made += 1;
  const fresh = { id: uuidv7(), name: `Peça ${made}`, createdAt: new Date(made * 1000) };
  const costs = { hours: 100n, fixedCosts: 0n, materials: [] };
  return { ...fresh, markup: 10000n, price: 1000n, ...costs, isActive: true, ...product };
}

const unsettled = {
  totalCost: 0,
  suggestedPrice: 0,
  profit: 0,
  netMargin: 0,
  markup: 0,
  earnedPerHour: 0,
  practisedMarkup: 0,
};

/** In place of whatever the user had; deleted products stay where they are. */
async function store(owner: UserId, all: Counted[]): Promise<void> {
  await server.services.db.asUser(owner, async (tx) => {
    await tx.update(products).set({ isActive: false });
    const rows = all.map(({ markup, price, hours, fixedCosts, ...product }) => ({
      ...product,
      userId: owner,
      craftCategory: 'croche' as const,
      productionTime: Number(hours) / 100,
      fixedCosts: Number(fixedCosts) / 100,
      hourlyRate: 25,
      marginPercentage: Number(markup) / 100,
      finalPrice: Number(price) / 100,
      ...unsettled,
    }));
    if (rows.length > 0) await tx.insert(products).values(rows);
    const used = all.flatMap(({ id, materials }) =>
      materials.map(({ quantity, unitPrice }, position) => ({
        userId: owner,
        productId: id,
        position,
        name: 'Fio',
        quantity: Number(quantity) / 10_000,
        unitPrice: Number(unitPrice) / 100,
        totalPrice: 0,
      })),
    );
    if (used.length > 0) await tx.insert(materials).values(used);
    await settleFigures(tx);
  });
}

async function expectFiguresOf(all: Counted[]): Promise<void> {
  await store(userId, all);
  const report = await ana.call<Report>('GET', '/api/reports');
  expect(report.status).toBe(200);
  expect(textsOf(report.body)).toEqual(reportOf(all, 3333n));
  const summary = await ana.call<ProductSummary>('GET', '/api/products/summary');
  const { last: _, ...figures } = summary.body;
  expect(textsOf(figures)).toEqual(summaryOf(all, 3333n));
}

const anyProduct = fc
  .record({
    // Hundredths of a per cent, often at a threshold or beside it.
    markup: fc.oneof(
      fc.bigInt({ min: 1000n, max: 30000n }),
      fc.constantFrom(2999n, 3000n, 3001n, 3999n, 4000n, 4001n),
    ),
    price: fc.oneof(
      fc.bigInt({ min: 0n, max: 100_000n }),
      fc.bigInt({ min: 0n, max: 1_000_000_000n }),
    ),
    hours: fc.bigInt({ min: 1n, max: 10_000n }),
    fixedCosts: fc.bigInt({ min: 0n, max: 10_000n }),
    materials: fc.array(
      fc.record({
        quantity: fc.bigInt({ min: 1n, max: 99_990_000n }),
        unitPrice: fc.bigInt({ min: 0n, max: 10_000n }),
      }),
      { maxLength: 3 },
    ),
    isActive: fc.nat(9).map((n) => n > 0),
    // Few moments, so that many products share theirs.
    createdAt: fc.nat(50).map((n) => new Date(1_700_000_000_000 + n)),
  })
  .map(counted);

test('of a thousand products every figure is what it comes to by hand', async () => {
  const thousand = fc.array(anyProduct, { minLength: 1000, maxLength: 1000 });
  await fc.assert(fc.asyncProperty(thousand, expectFiguresOf), { numRuns: 2, endOnFailure: true });
});

test('of few products every figure is what it comes to by hand', async () => {
  const few = fc.array(anyProduct, { maxLength: 12 });
  await fc.assert(fc.asyncProperty(few, expectFiguresOf), { numRuns: 20 });
});

test('without a product every figure is zero', async () => {
  await expectFiguresOf([]);
  const nothing = { count: 0, percent: 0 };
  expect((await ana.call('GET', '/api/reports')).body).toEqual({
    totalProducts: 0,
    averageMargin: 0,
    averagePrice: 0,
    lowestPrice: 0,
    highestPrice: 0,
    potentialRevenue: 0,
    distribution: { lucrative: nothing, attention: nothing, loss: nothing },
    otherRate: 0,
    topProducts: [],
    channels: [],
  });
  await expectFiguresOf([counted({ isActive: false })]);
});

test('forty and more is lucrative, thirty and more needs attention, below is a loss', async () => {
  const price = 100_000n;
  const all = [1000n, 2999n, 3000n, 3999n, 4000n, 30000n].map((markup) =>
    counted({ markup, price }),
  );
  await expectFiguresOf(all);
  expect((await ana.call<Report>('GET', '/api/reports')).body.distribution).toEqual({
    lucrative: { count: 2, percent: 200 / 6 },
    attention: { count: 2, percent: 200 / 6 },
    loss: { count: 2, percent: 200 / 6 },
  });
});

test('what loses at the rate of today is a loss, whatever its typed markup', async () => {
  // An hour costs 33,33 today: at 33,32 a piece of one hour loses one cent.
  const all = [3332n, 3333n].map((price) => counted({ markup: 30000n, price }));
  await expectFiguresOf(all);
  const { body } = await ana.call<Report>('GET', '/api/reports');
  expect(body).toMatchObject({ averageMargin: 149.985, otherRate: 2 });
  expect(body.distribution).toMatchObject({ lucrative: { count: 1 }, loss: { count: 1 } });
  expect(body.topProducts.map(({ markup, netMargin }) => [markup, netMargin])).toEqual([
    [300, 0],
    [-0.03, 0],
  ]);
});

test('of equal margins the newest come first', async () => {
  const price = 100_000n;
  const all = Array.from({ length: 8 }, () => counted({ markup: 5000n, price }));
  const oldest = counted({ markup: 5001n, price, createdAt: new Date(0) });
  await expectFiguresOf([...all, oldest]);
  const { body } = await ana.call<Report>('GET', '/api/reports');
  const newest = all.slice(-4).toReversed();
  expect(body.topProducts.slice(1).map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
  expect(body.topProducts[0]).toMatchObject({
    craftCategory: 'croche',
    marginPercentage: 50.01,
    markup: 50.01,
    finalPrice: 1000,
  });
});

test('the revenue of the dearest products is exact', async () => {
  const all = Array.from({ length: 15 }, () => counted({ price: 199_979_988_002_037n }));
  await expectFiguresOf(all);
});

test('the report is for Pro alone', async () => {
  const bia = await server.signedIn();
  const detail = 'Este recurso é exclusivo do plano Pro';
  const refused = { status: 403, body: { code: 'pro_required', detail } };
  expect(await bia.call('GET', '/api/reports')).toMatchObject(refused);
  expect((await bia.call('GET', '/api/products/summary')).status).toBe(200);
  await server.setPlan(bia, 'pro');
  expect(await bia.call('GET', '/api/reports')).toMatchObject({
    status: 200,
    body: { totalProducts: 0 },
  });
  await server.setPlan(bia, 'free');
  expect(await bia.call('GET', '/api/reports')).toMatchObject(refused);
});
