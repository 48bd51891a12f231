import { beforeAll, expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Channel } from '#core/channels/channel-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { productsInMonth, type StockAct, type StockMonth } from '#core/stock/stock-schemas.ts';
import { monthsAgo } from '../../testing/months-ago.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { type Act, type Recipe, stockMonthsByHand } from '../../testing/stock-months-by-hand.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

/** Seven at once, so that neither grams nor hours of a piece have an end. */
const recipe: Recipe = {
  batchSize: 7n,
  grams: 330n,
  hours: 5n,
  labour: 1786n,
  fixedCosts: 143n,
  totalCost: 2400n,
  gram: 10n,
};

/** What it takes of each piece, in cents. */
const fee = 250;
const fair = { name: 'Feira', bands: [{ from: 0, percent: 0, fixed: fee / 100 }] };

/** A new workshop that does these things, one after the other. */
async function workshopThat(acts: readonly Act[]): Promise<Client> {
  const browser = await server.signedIn();
  await server.setPlan(browser, 'pro');
  const send = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await browser.call<T>('POST', path, body);
    expect({ path, status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
    return answer.body;
  };
  const yarn = { name: 'Fio', unitPrice: 0.1, unitType: 'grama', tracked: true };
  const { id: materialId } = await send<CatalogueMaterial>('/api/materials', yarn);
  const row = { name: 'Fio', quantity: 300, unit: 'grama', wastePercentage: 10, unitPrice: 0.1 };
  const product = await send<Product>('/api/products', {
    name: 'Porta-copo',
    craftCategory: 'croche',
    productionTime: 5,
    fixedCosts: 10,
    batchSize: 7,
    marginPercentage: 100,
    hourlyRate: 25,
    materials: [{ ...row, materialId }],
  });
  expect(product.totalCost).toBe(24);
  const ofProduct = `/api/products/${product.id}`;
  const { id: channelId } = await send<Channel>('/api/channels', fair);
  const ids: string[] = [];
  for (const act of acts) {
    const [path, body] = callOf(act, {
      ofMaterial: `/api/materials/${materialId}`,
      ofProduct,
      channelId,
      ids,
    });
    ids.push((await send<StockAct>(path, body)).id);
  }
  return browser;
}

interface Places {
  readonly ofMaterial: string;
  readonly ofProduct: string;
  readonly channelId: string;
  /** Of the acts so far. */
  readonly ids: readonly string[];
}

function callOf(
  act: Act,
  { ofMaterial, ofProduct, channelId, ids }: Places,
): [path: string, body?: object] {
  if ('undo' in act) return [`/api/movements/${ids[act.undo]}/reverse`];
  if ('buy' in act) {
    const body = { kind: 'purchase', quantity: act.buy, value: act.cents / 100 };
    return [`${ofMaterial}/movements`, body];
  }
  if ('lose' in act) return [`${ofProduct}/movements`, { kind: 'loss', pieces: act.lose }];
  const happenedAt = act.at?.toISOString();
  if ('make' in act) return [`${ofProduct}/productions`, { pieces: act.make, happenedAt }];
  const sale = { pieces: act.sell, unitPrice: act.cents / 100, happenedAt };
  return [`${ofProduct}/sales`, { ...sale, ...(act.fee !== undefined && { channelId }) }];
}

async function monthsOf(browser: Client): Promise<StockMonth[]> {
  const { status, body } = await browser.call<{ months: StockMonth[] }>('GET', '/api/stock/months');
  expect(status).toBe(200);
  return body.months;
}

const justBefore = (at: Date) => new Date(at.getTime() - 1);

/** As many acts as there are ways to be in a month, or out of it. */
function yearOfActs(): Act[] {
  const [eleven, six, five, three, two] = [11, 6, 5, 3, 2].map(monthsAgo);
  const now = monthsAgo(0).name;
  if (!eleven || !six || !five || !three || !two) throw new Error('no months');
  return [
    { buy: 1000, cents: 9000 },
    // The first moment of the twelve months, and the one before.
    { make: 3, at: eleven.begins, month: eleven.name },
    { make: 2, at: justBefore(eleven.begins), month: null },
    { sell: 1, cents: 9900, at: justBefore(eleven.begins), month: null },
    // The turn of a month in Brasília.
    { sell: 1, cents: 3990, at: justBefore(six.ends), month: six.name },
    { sell: 1, cents: 4500, at: six.ends, month: five.name },
    { buy: 700, cents: 10_137 },
    { make: 5, at: five.begins, month: five.name },
    // At a loss.
    { sell: 4, cents: 1000, at: justBefore(five.ends), month: five.name },
    // More than there are, and taken back.
    { sell: 6, cents: 6000, fee, at: three.begins, month: three.name },
    { undo: 9 },
    { sell: 1, cents: 6000, fee, at: three.begins, month: three.name },
    // More yarn than there is. Nothing is left of it in the month.
    { make: 40, at: two.begins, month: two.name },
    { undo: 12 },
    { lose: 1 },
    // Below zero, today.
    { sell: 4, cents: 5550, month: now },
    { make: 9, month: now },
    { sell: 2, cents: 700, fee, month: now },
  ];
}

test('every figure of a month is what it comes to by hand', async () => {
  const acts = yearOfActs();
  const bia = await workshopThat([{ sell: 3, cents: 5000, month: monthsAgo(0).name }]);
  const ana = await workshopThat(acts);
  const expected = stockMonthsByHand(acts, recipe);
  expect(expected.map(({ month }) => month)).toEqual(
    [0, 3, 5, 6, 11].map((ago) => monthsAgo(ago).name),
  );
  const months = await monthsOf(ana);
  expect(months.map(({ products, ...figures }) => figures)).toEqual(expected);
  // All that was sold is of the one product; a month in which nothing was names none.
  expect(months.map(({ products }) => products.map(({ id, ...product }) => product))).toEqual(
    expected.map(({ sold, earned, labour }) =>
      sold === 0 ? [] : [{ name: 'Porta-copo', sold, earned, labour }],
    ),
  );
  // Four were sold below their cost.
  expect(expected.find(({ month }) => month === monthsAgo(5).name)?.earned).toBeLessThan(0);
  expect(await monthsOf(bia)).toMatchObject([{ sold: 3, revenue: 150, cost: 72 }]);
});

test('a month in which all was taken back is none', async () => {
  const month = monthsAgo(1);
  const ana = await workshopThat([
    { make: 2, at: month.begins, month: month.name },
    { sell: 2, cents: 5000, at: month.begins, month: month.name },
    { undo: 1 },
    { undo: 0 },
  ]);
  expect(await monthsOf(ana)).toEqual([]);
});

test('a month names the products of which most pieces were sold, and no more than there is room for', async () => {
  const ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  const names = Array.from({ length: productsInMonth + 2 }, (_, n) => `Peça ${100 + n}`);
  const ids: string[] = [];
  for (const [index, name] of names.entries()) {
    const { body } = await ana.call<Product>('POST', '/api/products', {
      ...numberedProduct(1),
      name,
    });
    ids.push(body.id);
    // The last two sell alike.
    const sale = { pieces: Math.min(index + 1, names.length - 1), unitPrice: 10 };
    await ana.call('POST', `/api/products/${body.id}/sales`, sale);
  }
  // What was sold of a product counts after it was deleted.
  await ana.call('DELETE', `/api/products/${ids.at(-1)}`);
  const [month] = await monthsOf(ana);
  const { sold } = month ?? {};
  expect(sold).toBe((names.length * (names.length + 1)) / 2 - 1);
  expect(month?.products.map(({ name, sold }) => [name, sold])).toEqual([
    ['Peça 110', 11],
    ['Peça 111', 11],
    ...[10, 9, 8, 7, 6, 5, 4, 3].map((pieces) => [`Peça ${99 + pieces}`, pieces]),
  ]);
});
