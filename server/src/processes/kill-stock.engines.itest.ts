import { expect, test } from 'vitest';
import type { Movements, PastMovement, Stock, StockAct } from '#core/schemas/stock.ts';
import { millionths } from '#core/stock/cases/exact-stock.ts';
import { putOnPlanAtRest } from '../testing/put-on-plan.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { signInAt } from '../testing/sign-in.ts';
import { spawnServer } from '../testing/spawn-server.ts';
import { addYarnAndBears, type YarnAndBears, yarnOf } from '../testing/stock-by-hand.ts';
import { type Answer, type Client, newProfile } from '../testing/test-server.ts';
import { untilHeard } from '../testing/until-heard.ts';

const rounds = 3;

test(`kill -9 in the middle of productions, ${rounds} times, leaves no half of one and loses none`, async () => {
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
  const kept = await addYarnAndBears(browser);
  /** How many pieces each press asked for, by its key. */
  const pressed = new Map<string, number>();
  const answered = new Set<string>();

  for (let round = 0; round < rounds; round += 1) {
    const killed = server;
    const enough = answered.size + 3 + round;
    await produceUntilDead(browser, kept, pressed, (id) => {
      answered.add(id);
      if (answered.size >= enough) killed.kill('SIGKILL');
    });
    expect(await killed.exited).toEqual({ code: null, signal: 'SIGKILL' });

    server = await spawnServer({ ...variablesFor(scratch), PORT: String(killed.port) });
    await server.up();
    const stored = await storedActs(browser, kept);
    for (const id of answered) expect([...stored.keys()]).toContain(id);
    // Whoever had no answer presses again.
    for (const [key, pieces] of pressed) {
      if (answered.has(key)) continue;
      const { status, body } = await produce(browser, kept, key, pieces);
      expect({ status, id: body.id }).toEqual({ status: 201, id: key });
      answered.add(key);
    }
    expect([...(await storedActs(browser, kept)).keys()].sort()).toEqual(
      [...pressed.keys()].sort(),
    );
  }
});

function produce(
  browser: Client,
  { product }: YarnAndBears,
  key: string,
  pieces: number,
): Promise<Answer<StockAct>> {
  const path = `/api/products/${product.id}/productions`;
  const headers = { 'idempotency-key': key };
  return untilHeard(() => browser.call<StockAct>('POST', path, { pieces }, { headers }));
}

/** Several people press at once, so that some are in the middle whenever the process dies. */
async function produceUntilDead(
  browser: Client,
  kept: YarnAndBears,
  pressed: Map<string, number>,
  onAnswer: (id: string) => void,
): Promise<void> {
  const press = async () => {
    for (;;) {
      const key = crypto.randomUUID();
      const pieces = 1 + (pressed.size % 9);
      pressed.set(key, pieces);
      const { status, body } = await produce(browser, kept, key, pieces);
      if (status !== 201) throw new Error(`a production answered ${status}`);
      onAnswer(body.id);
    }
  };
  const outcomes = await Promise.allSettled([press(), press(), press()]);
  for (const outcome of outcomes) {
    // `fetch` throws this for a broken connection. Anything else is an answer that nobody should get.
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(TypeError);
  }
}

/** The pieces of each production that is there, by its id. Each has its yarn, and both sums hold. */
async function storedActs(browser: Client, { material, product }: YarnAndBears) {
  const [ofYarn, ofBears] = await Promise.all([
    movementsOf(browser, `/api/materials/${material.id}/movements`),
    movementsOf(browser, `/api/products/${product.id}/movements`),
  ]);
  expect(ofBears.map(({ createdAt, quantity }) => [createdAt, yarnOf(quantity)])).toEqual(
    ofYarn.map(({ createdAt, quantity }) => [createdAt, -millionths(quantity)]),
  );
  const { body } = await browser.call<Stock>('GET', '/api/stock');
  expect(body.materials.map(stockOf)).toEqual([sumOf(ofYarn)]);
  expect(body.products.map(stockOf)).toEqual([sumOf(ofBears)]);
  return new Map(ofBears.map(({ id, quantity }) => [id, quantity]));
}

async function movementsOf(browser: Client, path: string): Promise<PastMovement[]> {
  const { status, body } = await browser.call<Movements>('GET', `${path}?limit=500`);
  expect(status).toBe(200);
  return body.movements;
}

const stockOf = ({ onHand, value }: { onHand: number; value: number }) => [
  millionths(onHand),
  millionths(value),
];

const sumOf = (movements: readonly PastMovement[]) =>
  movements
    .map(({ quantity, value }) => stockOf({ onHand: quantity, value }))
    .reduce(([a = 0n, b = 0n], [c = 0n, d = 0n]) => [a + c, b + d], [0n, 0n]);
