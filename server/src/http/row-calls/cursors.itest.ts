import { beforeAll, expect, test } from 'vitest';
import { addYarnAndPieces } from '../../testing/add-yarn-and-pieces.ts';
import { answered } from '../../testing/answered.ts';
import { pagedKinds, pathOf } from '../../testing/row-samples.ts';
import { type Client, sharedServer } from '../../testing/test-server.ts';

let browser: Client;
/** The rows whose lists are asked for. */
const rows = { products: '', materials: '' };
beforeAll(async () => {
  browser = (await (await sharedServer()).newUser()).browser;
  const { product, material } = await addYarnAndPieces(browser);
  Object.assign(rows, { products: product.id, materials: material.id });
});

const id = '01926c3e-7c1e-7b9a-8c54-0d2f5e8a9b10';
const [createdAt, deletedAt, happenedAt] = Array<string>(3).fill('2026-11-24T12:00:00.000Z');
const byAge = { createdAt, id };
const figures = { name: 'Urso', price: '12.50', profit: '-3', markup: '110.5' };

/** Of each list, a place: where its second page might begin. */
const places: Record<string, Record<string, unknown>> = {
  '/api/products': byAge,
  ...Object.fromEntries(
    Object.entries(figures).map(([order, figure]) => [
      `/api/products?order=${order}`,
      { ...byAge, order, figure },
    ]),
  ),
  '/api/materials': byAge,
  ...Object.fromEntries(pagedKinds.map((kind) => [pathOf(kind), byAge])),
  '/api/repricings?cause=materials': byAge,
  '/api/trash': { deletedAt, id },
  '/api/products/{id}/history': { version: 2 },
  '/api/materials/{id}/history': { version: 2 },
  '/api/products/{id}/movements': { happenedAt, createdAt, id },
  '/api/materials/{id}/movements': { happenedAt, createdAt, id },
};

/** What no field of that name may be, whatever its type holds in JavaScript or in a text. */
const beyond: Record<string, readonly unknown[]> = {
  version: [0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300, '2', null],
  id: ['1', `${id}\0`, `{${id}}`, id.replace('0', 'g'), 'a'.repeat(5_000), 1, null],
  time: [
    ...['0000-01-01', '9999-12-31', '2026-13-01', '2026-02-30'].map(
      (day) => `${day}T00:00:00.000Z`,
    ),
    ...['+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '2026-11-24T24:00:00.000Z'],
    ...['2026-11-24T12:00:00.000Z\0', '2026-11-24', 'infinity', 'now', 0, null],
  ],
  amount: ['NaN', 'Infinity', '1e9', '9'.repeat(41), '1\0', '1.234', '', 1, null],
  name: ['\0', 'Urso\n', 1, null],
  order: ['newest', '\0', 1, null],
};

const kindOf = (field: string, value: unknown) => {
  if (field.endsWith('At')) return 'time';
  if (field !== 'figure') return field;
  return value === figures.name ? 'name' : 'amount';
};

const addressOf = (list: string) =>
  list.replace(/(products|materials)\/\{id\}/, (_, of: keyof typeof rows) => `${of}/${rows[of]}`);

const askAt = (list: string, place: unknown) => {
  const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
  return browser.call('GET', `${addressOf(list)}${list.includes('?') ? '&' : '?'}cursor=${cursor}`);
};

test('every list that comes in pages is looked at here', async () => {
  type Declared = { get?: { parameters?: { name: string }[] } };
  const { paths } = await answered<{ paths: Record<string, Declared> }>(
    browser,
    'GET',
    '/api/openapi.json',
  );
  const paged = Object.entries(paths).flatMap(([path, { get }]) =>
    get?.parameters?.some(({ name }) => name === 'cursor') ? [path] : [],
  );
  const known = new Set(Object.keys(places).map((list) => list.split('?')[0]));
  expect([...known].sort()).toEqual(paged.sort());
});

test.each(Object.entries(places))(
  '%s refuses a place that there cannot be',
  async (list, place) => {
    // A row whose versions all came after this place is as unknown as one that never was.
    expect([200, 404]).toContain((await askAt(list, place)).status);
    for (const [field, value] of Object.entries(place)) {
      for (const wrong of beyond[kindOf(field, value)] ?? []) {
        const answer = await askAt(list, { ...place, [field]: wrong });
        expect({ field, wrong, answer }).toMatchObject({
          answer: { status: 422, body: { errors: [{ path: 'cursor' }] } },
        });
      }
    }
  },
);

test.each([
  ['/api/products/{id}/history', { version: 2 ** 31 - 1 }],
  ['/api/trash', { deletedAt: '2999-12-31T23:59:59.999Z', id }],
  ['/api/products?order=price', { ...byAge, order: 'price', figure: '9'.repeat(40) }],
  ['/api/products?order=name', { ...byAge, order: 'name', figure: '\ud800'.repeat(500) }],
])('%s takes the furthest place that there may be', async (list, place) => {
  expect((await askAt(list, place)).status).toBe(200);
});
