import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computePrice } from '#core/pricing/price.ts';
import { profitabilityOf } from '#core/pricing/profitability.ts';
import { type Product, productInputSchema } from '#core/products/product-schemas.ts';
import type { Stock } from '#core/stock/stock-schemas.ts';
import type { UserId } from '../db/database.ts';
import { lockEmbedded } from '../db/embedded-lock.ts';
import { catalogueMaterials, materialPrices, stockMovements } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { fillAccount, refuseOthers } from './fill-account.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

const bear = {
  name: 'Urso de crochê',
  craftCategory: 'croche',
  productionTime: 6.5,
  fixedCosts: 8,
  marginPercentage: 100,
  hourlyRate: 25,
  materials: [{ name: 'Fio de algodão', quantity: 1.5, unitPrice: 18.9 }],
};
const now = new Date('2025-11-20T15:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await fillAll();
});
afterAll(() => server.stop());

async function fillAll() {
  for (const account of demoAccounts) await fillAccount(server.services.db, account, now);
}

async function signedInAs({ profile: { email, plan }, password }: DemoAccount) {
  const browser = server.client();
  const signedIn = await browser.call('POST', '/api/auth/sign-in/email', { email, password });
  expect(signedIn).toMatchObject({ status: 200, body: { user: { plan } } });
  return browser;
}

async function workshopOf(account: DemoAccount) {
  const browser = await signedInAs(account);
  const { id } = account.profile;
  const { body } = await browser.call<{ products: Product[] }>('GET', '/api/products');
  const { db } = server.services;
  const catalogue = await db.asUser(id as UserId, (tx) => tx.select().from(catalogueMaterials));
  return { products: body.products, catalogue };
}

describe.each(demoAccounts)('$profile.email', (account) => {
  const { profile, products, catalogue, stock } = account;

  test('has prices of the formula, every profitability, and months of history', async () => {
    const workshop = await workshopOf(account);
    for (const product of workshop.products) {
      expect(product.finalPrice.toFixed(2)).toBe(computePrice(product).finalPrice);
    }
    const labels = workshop.products.map((each) => profitabilityOf(each.marginPercentage));
    expect(new Set(labels)).toEqual(new Set(['lucrative', 'attention', 'loss']));
    const times = workshop.products.map(({ createdAt }) => Date.parse(createdAt));
    expect(Math.max(...times)).toBeLessThan(now.getTime());
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(30 * 24 * 60 * 60 * 1000);
  });

  test('is the same after a second run', async () => {
    await fillAccount(server.services.db, account, now);
    const workshop = await workshopOf(account);
    expect(workshop.products).toHaveLength(products.length);
    expect(workshop.catalogue).toHaveLength(catalogue.length);
  });

  test('moves no stock of a product before there is one, and the oldest first', () => {
    const ages = new Map(products.map(({ name, daysAgo }) => [name, daysAgo]));
    for (const step of stock.steps) {
      if ('product' in step)
        expect(step.daysAgo, step.product).toBeLessThan(ages.get(step.product) ?? 0);
    }
    const days = stock.steps.map(({ daysAgo }) => daysAgo);
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    expect(Math.min(...days, 1)).toBeGreaterThan(0);
  });

  test('holds only what the form would accept', () => {
    for (const { daysAgo, ...product } of products) {
      const input = { hourlyRate: profile.hourlyRate, ...product };
      expect(productInputSchema.safeParse(input)).toMatchObject({ success: true, data: input });
      expect(daysAgo).toBeGreaterThan(0);
    }
  });
});

test('its catalogue has packs and waste, a history of prices, and products made of it', async () => {
  const account = demoAccounts.find(({ catalogue }) => catalogue.length > 0);
  if (!account) throw new Error('no catalogue');
  const { products, catalogue } = await workshopOf(account);
  expect(catalogue.filter(({ packPrice }) => packPrice !== null).length).toBeGreaterThan(20);
  expect(catalogue.filter(({ wastePercentage }) => wastePercentage > 0).length).toBeGreaterThan(5);
  const { db } = server.services;
  const prices = await db.asUser(account.profile.id as UserId, (tx) =>
    tx.select().from(materialPrices).orderBy(desc(materialPrices.paidSince)),
  );
  for (const { id, unitPrice, packPrice, updatedAt } of catalogue) {
    const [newest] = prices.filter(({ materialId }) => materialId === id);
    expect(newest).toMatchObject({ unitPrice, packPrice, paidSince: updatedAt });
  }
  expect(prices.length).toBeGreaterThan(catalogue.length + 10);
  expect(prices.every(({ paidSince }) => paidSince < now)).toBe(true);
  const rows = products.flatMap(({ materials }) => materials);
  const ids = new Set(catalogue.map(({ id }) => id));
  expect(rows.every(({ materialId }) => materialId !== null && ids.has(materialId))).toBe(true);
});

test('its stock is kept: two materials run low, one is below zero, and every month sold', async () => {
  const account = demoAccounts.find(({ stock }) => stock.steps.length > 0);
  if (!account) throw new Error('no stock');
  const browser = await signedInAs(account);
  const { materials, products } = (await browser.call<Stock>('GET', '/api/stock')).body;
  expect(materials).toHaveLength(8);
  const low = materials.filter(({ onHand, minimum }) => onHand >= 0 && onHand < (minimum ?? 0));
  expect(low.map(({ name }) => name)).toEqual(['Fio amigurumi', 'Tricoline estampado']);
  const below = materials.filter(({ onHand }) => onHand < 0);
  expect(below.map(({ name }) => name)).toEqual(['Fio de malha']);
  expect(products.filter(({ onHand }) => onHand > 0).length).toBeGreaterThan(15);
  expect(products.every(({ onHand }) => onHand >= 0)).toBe(true);

  const { db } = server.services;
  const moved = await db.asUser(account.profile.id as UserId, (tx) =>
    tx.select().from(stockMovements),
  );
  for (const kind of ['production', 'sale'] as const) {
    const of = moved.filter((each) => each.kind === kind && each.productId !== null);
    const months = new Set(of.map(({ happenedAt }) => happenedAt.toISOString().slice(0, 7)));
    expect([...months].sort()).toEqual([
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
    ]);
  }
  expect(moved.filter(({ kind }) => kind === 'reversal')).toHaveLength(1);
  expect(new Set(moved.map(({ note }) => note)).size).toBeGreaterThan(8);
  expect(moved.every(({ happenedAt }) => happenedAt < now)).toBe(true);
});

test('leaves everybody else alone, even somebody who has the email of a demonstration', async () => {
  const [account] = demoAccounts;
  if (!account) throw new Error('no demonstration');
  const email = 'ocupado@example.com';
  await refuseOthers(server.services.db);
  const somebody = await server.signedIn({ email });
  await somebody.call('POST', '/api/products', bear);
  const before = await somebody.call('GET', '/api/products');

  await fillAll();
  const taken = { ...account, profile: { ...account.profile, email } };
  await expect(fillAccount(server.services.db, taken, now)).rejects.toThrow(
    'O email ocupado@example.com pertence a outra conta, que fica como está.',
  );

  await expect(refuseOthers(server.services.db)).rejects.toThrow(
    'Este banco de dados tem contas de outras pessoas',
  );

  expect(await somebody.call('GET', '/api/products')).toMatchObject({ body: before.body });
  expect(before.body).toMatchObject({ products: [{ name: bear.name }] });
});

describe('the command', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'artesa-demo-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const run = (variables: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...variables },
      encoding: 'utf8',
    });

  test('says in one line that a running server has the embedded database', () => {
    const lock = lockEmbedded(dataDir);
    const { status, stderr } = run({});
    lock.release();
    const line = `O banco de dados em ${dataDir} já está aberto pelo processo ${process.pid}.`;
    expect([status, stderr]).toEqual([1, `${line} Encerre-o antes de abrir de novo.\n`]);
  });

  test.each([
    { NODE_ENV: 'production', ALLOW_EMBEDDED: '1' },
    { APP_URL: 'https://artesa.example' },
    { DATABASE_URL: 'postgres://db.example/artesa' },
  ])('creates no account with a public password where others may come: %j', (variables) => {
    const { status, stderr } = run(variables);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^As contas de demonstração têm senhas públicas: só são criadas .+\n$/);
  });
});

test('is as large as a demonstration needs', () => {
  const sizes = demoAccounts.map(({ profile, products, catalogue }) => {
    const crafts = new Set(products.map(({ craftCategory }) => craftCategory)).size;
    return { plan: profile.plan, products: products.length, crafts, catalogue: catalogue.length };
  });
  expect(sizes).toEqual([
    { plan: 'free', products: 4, crafts: 2, catalogue: 0 },
    { plan: 'pro', products: 40, crafts: 10, catalogue: 60 },
  ]);
});
