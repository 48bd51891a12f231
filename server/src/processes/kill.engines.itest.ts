import { expect, test } from 'vitest';
import type { Product } from '#core/schemas/product.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { putOnPlanAtRest } from '../testing/put-on-plan.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { signInAt } from '../testing/sign-in.ts';
import { spawnServer } from '../testing/spawn-server.ts';
import { type Client, newProfile } from '../testing/test-server.ts';

const rounds = 6;

test(`kill -9 in the middle of writes, ${rounds} times, loses no acknowledged row`, async () => {
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
  const acknowledged = new Map<string, Product>();

  for (let round = 0; round < rounds; round += 1) {
    const killed = server;
    const enough = acknowledged.size + 3 + round;
    await writeUntilDead(browser, (product) => {
      acknowledged.set(product.id, product);
      if (acknowledged.size >= enough) killed.kill('SIGKILL');
    });
    expect(await killed.exited).toEqual({ code: null, signal: 'SIGKILL' });
    expect(acknowledged.size).toBeGreaterThanOrEqual(enough);

    server = await spawnServer({ ...variablesFor(scratch), PORT: String(killed.port) });
    await server.up();
    const stored = await storedProducts(browser);
    expect(stored.filter(isHalf)).toEqual([]);
    const found = new Map(stored.map((product) => [product.id, product]));
    for (const [id, product] of acknowledged) expect(found.get(id)).toEqual(product);
  }
});

let number = 0;

/** Several writers at once, so that some are in the middle whenever the process dies. */
async function writeUntilDead(browser: Client, onSaved: (product: Product) => void) {
  const write = async () => {
    for (;;) {
      number += 1;
      const { status, body } = await browser.call<Product>(
        'POST',
        '/api/products',
        numberedProduct(number),
      );
      if (status !== 201) throw new Error(`saving answered ${status}`);
      onSaved(body);
    }
  };
  const outcomes = await Promise.allSettled([write(), write(), write()]);
  for (const outcome of outcomes) {
    // `fetch` throws this for a broken connection. Anything else is an answer that nobody should
    // get.
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(TypeError);
  }
}

async function storedProducts(browser: Client): Promise<Product[]> {
  const { status, body } = await browser.call<{ products: Product[] }>('GET', '/api/products');
  expect(status).toBe(200);
  return body.products;
}

const isHalf = ({ name, materials }: Product) => name.split(' ')[3] !== String(materials.length);
