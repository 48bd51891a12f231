import { expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Repricing } from '#core/repricing/repricing-schemas.ts';
import { millionths } from '#core/stock/cases/exact-stock.ts';
import type { Movements, PastMovement, Stock, StockAct } from '#core/stock/stock-schemas.ts';
import { addAccount } from '../testing/add-account.ts';
import { answered } from '../testing/answered.ts';
import { freePort } from '../testing/free-port.ts';
import { openAtRest } from '../testing/open-at-rest.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { retryWhileBusy } from '../testing/retry-while-busy.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { spawnServer } from '../testing/spawn-server.ts';
import { addYarnAndBears, yarnOf } from '../testing/stock-by-hand.ts';
import { createClient } from '../testing/test-client.ts';
import { type Client, newProfile } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';

/** `KILL_ROUNDS=20` shows more. */
const rounds = Number(process.env.KILL_ROUNDS ?? 4);
const repricedProducts = 40;

test(`kill -9 while people save, produce and price anew, ${rounds} times, loses nothing acknowledged and leaves no half`, async () => {
  const scratch = await scratchForTest();
  const profiles = [newProfile(), newProfile(), newProfile()] as const;
  await openAtRest(scratch, async (db) => {
    for (const profile of profiles) await addAccount(db, profile, 'pro');
  });
  const port = await freePort();
  const start = async () => {
    const server = await spawnServer({ ...variablesFor(scratch), PORT: String(port) });
    await server.up();
    return server;
  };
  let server = await start();
  const signIn = async ({ email, password }: { email: string; password: string }) => {
    const browser = createClient(server.origin);
    await answered(browser, 'POST', '/api/auth/sign-in/email', { email, password });
    return browser;
  };
  const saves = savesOf(await signIn(profiles[0]));
  const productions = await productionsOf(await signIn(profiles[1]));
  const repricings = await repricingsOf(await signIn(profiles[2]));

  for (let round = 1; round <= rounds; round += 1) {
    const saved = saves.acknowledged.size;
    const produced = productions.acknowledged.size;
    const dead = Promise.all([untilDead(saves.press), untilDead(productions.press)]);
    // One tells how long it takes; the next one ends in the middle of it.
    const whole = await repricings.prepare();
    const began = performance.now();
    expect(await whole()).toBe(true);
    const took = performance.now() - began;
    await waitFor('answers to the others', async () => {
      const { size } = saves.acknowledged;
      return size >= saved + 3 && productions.acknowledged.size >= produced + 3;
    });
    const half = await repricings.prepare();
    const repriced = half();
    await new Promise((resolve) => setTimeout(resolve, (took * round) / (rounds + 1)));
    server.kill('SIGKILL');
    expect(await server.exited).toEqual({ code: null, signal: 'SIGKILL' });
    await dead;
    const isAcknowledged = await repriced;

    server = await start();
    await saves.check();
    await productions.check();
    await repricings.check(isAcknowledged);
  }
});

/** Several press at once, so that some are in the middle whenever the process dies. */
async function untilDead(press: () => Promise<void>): Promise<void> {
  const pressOn = async () => {
    for (;;) await press();
  };
  const ends = await Promise.allSettled([pressOn(), pressOn(), pressOn()]);
  // `fetch` throws this for a broken connection. Anything else is an answer that nobody should get.
  for (const end of ends) expect(end).toMatchObject({ reason: expect.any(TypeError) });
}

/** Every product that was acknowledged is there, and none has only some of its materials. */
function savesOf(browser: Client) {
  const acknowledged = new Map<string, Product>();
  let number = 0;
  return {
    acknowledged,
    async press() {
      number += 1;
      const product = await answered<Product>(
        browser,
        'POST',
        '/api/products',
        numberedProduct(number),
      );
      acknowledged.set(product.id, product);
    },
    async check() {
      const stored = await storedProducts(browser);
      expect(stored.filter(isHalf)).toEqual([]);
      const found = new Map(stored.map((product) => [product.id, product]));
      for (const [id, product] of acknowledged) expect(found.get(id)).toEqual(product);
    },
  };
}

const isHalf = ({ name, materials }: Product) => name.split(' ')[3] !== String(materials.length);

const storedProducts = async (browser: Client) =>
  (await answered<{ products: Product[] }>(browser, 'GET', '/api/products?limit=500')).products;

/** Every production that was acknowledged is there, and each has its yarn. */
async function productionsOf(browser: Client) {
  const { material, product } = await addYarnAndBears(browser);
  /** How many pieces each press asked for, by its key. */
  const pressed = new Map<string, number>();
  const acknowledged = new Set<string>();

  const produce = async (key: string, pieces: number) => {
    const path = `/api/products/${product.id}/productions`;
    const headers = { 'idempotency-key': key };
    const { status, body } = await retryWhileBusy(() =>
      browser.call<StockAct>('POST', path, { pieces }, { headers }),
    );
    expect({ status, id: body.id }).toEqual({ status: 201, id: key });
    acknowledged.add(key);
  };
  const movementsOf = async (path: string) =>
    (await answered<Movements>(browser, 'GET', `${path}/movements?limit=500`)).movements;
  /** The productions that are there. Both sums hold. */
  const stored = async () => {
    const ofYarn = await movementsOf(`/api/materials/${material.id}`);
    const ofBears = await movementsOf(`/api/products/${product.id}`);
    expect(ofBears.map(({ createdAt, quantity }) => [createdAt, yarnOf(quantity)])).toEqual(
      ofYarn.map(({ createdAt, quantity }) => [createdAt, -millionths(quantity)]),
    );
    const stock = await answered<Stock>(browser, 'GET', '/api/stock');
    expect(stock.materials.map(stockOf)).toEqual([sumOf(ofYarn)]);
    expect(stock.products.map(stockOf)).toEqual([sumOf(ofBears)]);
    return new Map(ofBears.map(({ id, quantity }) => [id, quantity]));
  };
  return {
    acknowledged,
    async press() {
      const key = crypto.randomUUID();
      const pieces = 1 + (pressed.size % 9);
      pressed.set(key, pieces);
      await produce(key, pieces);
    },
    async check() {
      const found = await stored();
      for (const key of acknowledged) expect(found.get(key)).toBe(pressed.get(key));
      // Whoever had no answer presses again.
      for (const [key, pieces] of pressed) if (!acknowledged.has(key)) await produce(key, pieces);
      expect(await stored()).toEqual(pressed);
    },
  };
}

const stockOf = ({ onHand, value }: { onHand: number; value: number }) => [
  millionths(onHand),
  millionths(value),
];

const sumOf = (movements: readonly PastMovement[]) =>
  movements
    .map(({ quantity, value }) => stockOf({ onHand: quantity, value }))
    .reduce(([a = 0n, b = 0n], [c = 0n, d = 0n]) => [a + c, b + d], [0n, 0n]);

/** A repricing is there for all products or for none, and for all when it was acknowledged. */
async function repricingsOf(browser: Client) {
  let unitPrice = 2.5;
  const yarn = await answered<CatalogueMaterial>(browser, 'POST', '/api/materials', {
    name: 'Fio',
    unitPrice,
  });
  for (let n = 1; n <= repricedProducts; n += 1) {
    const product = numberedProduct(n);
    const materials = product.materials.map((row) => ({ ...row, materialId: yarn.id }));
    await answered(browser, 'POST', '/api/products', { ...product, materials });
  }
  let seen: Repricing[];
  let before: Product[];
  return {
    /** Makes the yarn dearer; returns what reprices all products, and whether that was acknowledged. */
    async prepare() {
      unitPrice += 1;
      await answered(browser, 'PUT', `/api/materials/${yarn.id}`, { name: 'Fio', unitPrice });
      const path = '/api/repricings?cause=materials&limit=500';
      ({ repricings: seen } = await answered<{ repricings: Repricing[] }>(browser, 'GET', path));
      expect(seen).toHaveLength(repricedProducts);
      before = await storedProducts(browser);
      const products = seen.map(({ id, updatedAt, after: { totalCost, finalPrice } }) => ({
        id,
        updatedAt,
        totalCost,
        finalPrice,
      }));
      return async () => {
        try {
          await answered(browser, 'POST', '/api/repricings', { cause: 'materials', products });
          return true;
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
          return false;
        }
      };
    },
    async check(isAcknowledged: boolean) {
      const after = await storedProducts(browser);
      const prices = new Set(after.map(({ materials: [row] }) => row?.unitPrice));
      expect(prices.size).toBe(1);
      const isDone = prices.has(unitPrice);
      if (isAcknowledged) expect(isDone).toBe(true);
      const expected = seen.map(({ id, after: { totalCost, finalPrice } }) => [
        id,
        totalCost,
        finalPrice,
      ]);
      expect(isDone ? figuresOf(after) : after).toEqual(isDone ? expected : before);
    },
  };
}

const figuresOf = (products: readonly Product[]) =>
  products.map(({ id, totalCost, finalPrice }) => [id, totalCost, finalPrice]);
