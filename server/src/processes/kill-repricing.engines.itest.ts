import { expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import type { Product } from '#core/schemas/product.ts';
import type { Repricing } from '#core/schemas/repricing.ts';
import { answered } from '../testing/answered.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { putOnPlanAtRest } from '../testing/put-on-plan.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { signInAt } from '../testing/sign-in.ts';
import { spawnServer } from '../testing/spawn-server.ts';
import { type Client, newProfile } from '../testing/test-server.ts';

const rounds = 3;
const count = 40;

test(`kill -9 while products are priced anew, ${rounds} times, leaves all or none of it`, async () => {
  const scratch = await scratchForTest();
  let server = await spawnServer(variablesFor(scratch));
  await server.up();
  const profile = newProfile();
  const browser = await signInAt(server.origin, profile);
  server.kill('SIGTERM');
  await server.exited;
  await putOnPlanAtRest(scratch, profile, 'pro');
  server = await spawnServer({ ...variablesFor(scratch), PORT: String(server.port) });
  await server.up();
  const yarn = await fill(browser);

  for (let round = 1; round <= rounds; round += 1) {
    await answered(browser, 'PUT', `/api/materials/${yarn.id}`, {
      name: 'Fio',
      unitPrice: 2.5 + round,
    });
    const { repricings: seen } = await answered<{ repricings: Repricing[] }>(
      browser,
      'GET',
      '/api/repricings?cause=materials&limit=500',
    );
    expect(seen).toHaveLength(count);
    const before = await storedProducts(browser);
    const products = seen.map(({ id, updatedAt, after: { totalCost, finalPrice } }) => ({
      id,
      updatedAt,
      totalCost,
      finalPrice,
    }));
    const killed = server;
    const began = performance.now();
    // The first round tells how long it takes; the others end in the middle of it.
    const done = browser.call('POST', '/api/repricings', { cause: 'materials', products });
    const outcome = done.then(
      ({ status }) => status,
      () => 'broken off',
    );
    if (round === 1) {
      expect(await outcome).toBe(201);
      took = performance.now() - began;
    } else {
      await new Promise((resolve) => setTimeout(resolve, (took * (round - 1)) / rounds));
    }
    killed.kill('SIGKILL');
    expect(await killed.exited).toEqual({ code: null, signal: 'SIGKILL' });

    server = await spawnServer({ ...variablesFor(scratch), PORT: String(killed.port) });
    await server.up();
    const after = await storedProducts(browser);
    const prices = new Set(after.map(({ materials: [row] }) => row?.unitPrice));
    expect(prices.size).toBe(1);
    const isDone = prices.has(2.5 + round);
    if ((await outcome) === 201) expect(isDone).toBe(true);
    const expected = seen.map(({ id, after: { totalCost, finalPrice } }) => [
      id,
      totalCost,
      finalPrice,
    ]);
    expect(isDone ? figuresOf(after) : after).toEqual(isDone ? expected : before);
  }
});

let took = 0;

const figuresOf = (products: readonly Product[]) =>
  products.map(({ id, totalCost, finalPrice }) => [id, totalCost, finalPrice]);

/** A material and the products that it is in. */
async function fill(browser: Client): Promise<CatalogueMaterial> {
  const yarn = await answered<CatalogueMaterial>(browser, 'POST', '/api/materials', {
    name: 'Fio',
    unitPrice: 2.5,
  });
  for (let n = 1; n <= count; n += 1) {
    const product = numberedProduct(n);
    const materials = product.materials.map((row) => ({ ...row, materialId: yarn.id }));
    await answered(browser, 'POST', '/api/products', { ...product, materials });
  }
  return yarn;
}

const storedProducts = async (browser: Client) =>
  (await answered<{ products: Product[] }>(browser, 'GET', '/api/products?limit=500')).products;
