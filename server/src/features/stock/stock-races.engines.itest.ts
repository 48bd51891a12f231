import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { exactSum, millionths, randomFrom } from '#core/stock/cases/exact-stock.ts';
import type { Movements, PastMovement, Stock, StockAct } from '#core/stock/stock-schemas.ts';
import type { UserId } from '../../db/database.ts';
import { retryWhileBusy } from '../../testing/retry-while-busy.ts';
import { startRivals } from '../../testing/start-rivals.ts';
import { addYarnAndBears, stockByHand, type YarnAndBears } from '../../testing/stock-by-hand.ts';
import { findWrongSums } from '../../testing/stock-sums.ts';
import type { Client, TestServer } from '../../testing/test-server.ts';

let servers: TestServer[];
let server: TestServer;

beforeAll(async () => {
  const rivals = await startRivals();
  ({ server, servers } = rivals);
  return rivals.stop;
});

const rounds = 10;
const atOnce = 20;

interface Call {
  readonly path: string;
  readonly body?: { readonly value?: number; readonly [field: string]: unknown };
  readonly key: string;
}

/** Each call to one server after the other, with the cookies of this browser. */
const callEverywhere = (browser: Client, calls: readonly Call[]) =>
  Promise.all(
    calls.map(({ path, body, key }, index) => {
      const client = servers[index % servers.length]?.client();
      if (!client) throw new Error('no server');
      const headers = { cookie: browser.cookie(), 'idempotency-key': key };
      return retryWhileBusy(() => client.call<StockAct>('POST', path, body, { headers }));
    }),
  );

async function workshop() {
  const browser = await server.signedIn();
  await server.setPlan(browser, 'pro');
  const { body: me } = await browser.call<Me>('GET', '/api/me');
  const items = await addYarnAndBears(browser);
  const lists = {
    material: `/api/materials/${items.material.id}/movements`,
    product: `/api/products/${items.product.id}/movements`,
  };
  return { browser, userId: me.id as UserId, items, lists };
}

/** All pages of the movements of a material or a product. */
async function allMovements(browser: Client, path: string): Promise<PastMovement[]> {
  const { body, headers } = await browser.call<Movements>('GET', path);
  const next = /<(.*)>/.exec(headers.get('link') ?? '')?.[1];
  return next ? [...body.movements, ...(await allMovements(browser, next))] : body.movements;
}

/** Twenty calls of every kind, and reversals of what was done before. */
function someCalls(
  random: (below: number) => number,
  { material, product }: YarnAndBears,
  earlier: readonly PastMovement[],
): Call[] {
  const ofMaterial = `/api/materials/${material.id}/movements`;
  const ofProduct = `/api/products/${product.id}`;
  const pieces = () => random(9) + 1;
  const metres = () => (random(3_000_000) + 1) / 1_000_000;
  const next = (): Omit<Call, 'key'> => {
    const kind = random(20);
    const back = earlier[random(earlier.length || 1)];
    if (kind < 4 && back) return { path: `/api/movements/${back.id}/reverse` };
    if (kind < 9) return { path: `${ofProduct}/productions`, body: { pieces: pieces() } };
    const quantity = metres();
    if (kind < 12) {
      const value = random(2_000) / 100;
      return { path: ofMaterial, body: { kind: 'purchase', quantity, value } };
    }
    const ofKind = { 12: 'purchase', 13: 'purchase', 14: 'adjustment', 15: 'loss' }[kind];
    if (ofKind) return { path: ofMaterial, body: { kind: ofKind, quantity } };
    if (kind === 16) {
      const body = { kind: 'adjustment', pieces: random(30) };
      return { path: `${ofProduct}/movements`, body };
    }
    if (kind === 17) return { path: `${ofProduct}/movements`, body: { kind: 'loss', pieces: 1 } };
    return { path: `${ofProduct}/sales`, body: { pieces: pieces(), unitPrice: 30 } };
  };
  return Array.from({ length: atOnce }, () => ({ ...next(), key: crypto.randomUUID() }));
}

test(`of ${atOnce} movements at once, ${rounds} times, what there is stays their sum`, async () => {
  const { browser, userId, items, lists } = await workshop();
  const random = randomFrom(20);
  const paid = new Map<string, number>();
  let earlier: PastMovement[] = [];
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    const calls = someCalls(random, items, earlier);
    for (const { key, body } of calls) if (body?.value !== undefined) paid.set(key, body.value);
    const answers = await callEverywhere(browser, calls);
    const refused = answers.flatMap(({ status }, index) =>
      status === 201 ? [] : { status, path: calls[index]?.path },
    );
    // Two of them wanted to take the same back.
    for (const each of refused) {
      expect(each).toEqual({ status: 409, path: expect.stringMatching(/reverse$/) });
    }
    count += answers.length - refused.length;

    const expected = await stockByHand(server.services.db, userId, items, paid);
    expect(await storedOf(userId)).toEqual([expected.material, expected.product]);
    expect(await findWrongSums(server.services.db, userId)).toEqual([]);
    const [ofMaterial, ofProduct] = await Promise.all(
      [lists.material, lists.product].map((path) => allMovements(browser, path)),
    );
    const { body: stock } = await browser.call<Stock>('GET', '/api/stock');
    const { onHand, value } = expected.material;
    expect(stock.materials.map(shown)).toEqual([{ onHand: onHand / 100n, value }]);
    expect(stock.products.map(shown)).toEqual([expected.product]);
    expect(summed(ofMaterial)).toEqual({ onHand: onHand / 100n, value });
    expect(summed(ofProduct)).toEqual(expected.product);
    earlier = [...(ofMaterial ?? []), ...(ofProduct ?? [])].filter(
      ({ kind, reversed }) => kind !== 'reversal' && !reversed,
    );
  }
  expect(count).toBeGreaterThan(rounds * (atOnce - 5));
});

/** What is kept of the material and of the product, to the sixth place. */
async function storedOf(userId: UserId) {
  const { rows } = await server.services.db.asUser(userId, (tx) =>
    tx.execute(sql`
      select on_hand::text, stock_value::text, 1 as position from user_materials
      union all select on_hand::text, stock_value::text, 2 from products order by position`),
  );
  return rows.map((row) => ({
    onHand: millionths(String(row.on_hand)),
    value: millionths(String(row.stock_value)),
  }));
}

const shown = ({ onHand, value }: { onHand: number; value: number }) => ({
  onHand: millionths(onHand),
  value: millionths(value),
});

const summed = (movements: readonly PastMovement[] = []) =>
  exactSum(movements.map(({ quantity, value }) => shown({ onHand: quantity, value })));

test('the same press five times at once is one movement, and so it is after a lost answer', async () => {
  const { browser, items, lists } = await workshop();
  const { material, product } = lists;
  const bears = `/api/products/${items.product.id}`;
  const presses: Omit<Call, 'key'>[] = [
    { path: material, body: { kind: 'purchase', quantity: 3 } },
    { path: `${bears}/productions`, body: { pieces: 5 } },
    { path: `${bears}/sales`, body: { pieces: 2, unitPrice: 40 } },
    { path: product, body: { kind: 'adjustment', pieces: 1 } },
  ];
  for (const press of presses) {
    const call = { ...press, key: crypto.randomUUID() };
    const answers = await callEverywhere(
      browser,
      Array.from({ length: 5 }, () => call),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  }
  for (const press of presses) await loseAnswer(browser, { ...press, key: crypto.randomUUID() });
  expect(await allMovements(browser, material)).toHaveLength(4);
  expect(await allMovements(browser, product)).toHaveLength(6);
});

/** The browser goes away while the call is under way, and sends it again. */
async function loseAnswer(browser: Client, call: Call): Promise<void> {
  const leave = new AbortController();
  const headers = { 'idempotency-key': call.key };
  const lost = browser.call('POST', call.path, call.body, { headers, signal: leave.signal });
  // Another call of the same person, answered: the first one is at the server by then.
  await browser.call('GET', '/api/stock');
  leave.abort();
  await lost.catch(() => undefined);
  const [again] = await callEverywhere(browser, [call]);
  expect(again).toMatchObject({ status: 201, body: { id: call.key } });
}

test('a page that is read while much is bought tells what there was after each movement', async () => {
  const { browser, lists } = await workshop();
  const body = { kind: 'purchase', quantity: 1 };
  const buy = async () => {
    for (let purchase = 0; purchase < 30; purchase += 1) {
      await callEverywhere(browser, [{ path: lists.material, body, key: crypto.randomUUID() }]);
    }
  };
  let isBuying = true;
  const bought = Promise.all([buy(), buy(), buy()]).finally(() => {
    isBuying = false;
  });
  const pages: number[][] = [];
  while (isBuying) {
    const { status, body: page } = await browser.call<Movements>(
      'GET',
      `${lists.material}?limit=500`,
    );
    if (status !== 503) pages.push(page.movements.map(({ onHandAfter }) => onHandAfter));
  }
  await bought;
  for (const page of pages) expect(page).toEqual(page.map((_, index) => page.length - index));
  expect(pages.some(({ length }) => length > 0 && length < 90)).toBe(true);
  expect(await allMovements(browser, lists.material)).toHaveLength(90);
});

test('of ten reversals at once of one act exactly one takes it back', async () => {
  const { browser, items, lists } = await workshop();
  const made = `/api/products/${items.product.id}/productions`;
  for (let round = 0; round < 5; round += 1) {
    const { body: act } = await browser.call<StockAct>('POST', made, { pieces: 3 });
    const calls = Array.from({ length: 10 }, (_, index) => ({
      path: `/api/movements/${act.movements[index % 2]?.id}/reverse`,
      key: crypto.randomUUID(),
    }));
    const answers = await callEverywhere(browser, calls);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const codes = answers.flatMap(({ body }) => (body as { code?: string }).code ?? []);
    expect(new Set(codes)).toEqual(new Set(['movement_reversed']));
    const { body: stock } = await browser.call<Stock>('GET', '/api/stock');
    expect(stock).toMatchObject({
      materials: [{ onHand: 0, value: 0 }],
      products: [{ onHand: 0, value: 0 }],
    });
  }
  expect(await allMovements(browser, lists.product)).toHaveLength(10);
});
