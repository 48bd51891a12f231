import { beforeAll, expect, test } from 'vitest';
import { type Workshop, workshopVersion } from '#core/workshop/workshop-schemas.ts';
import { addAccount } from '../../testing/add-account.ts';
import { fillProducts } from '../../testing/fill-lists.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { newProfile, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const path = '/api/export/workshop.json';

test('everything that is one’s own is one file, whatever the plan, and nobody else’s', async () => {
  const stranger = await server.signedIn();
  await stranger.call('POST', '/api/products', numberedProduct(9));
  const ana = await server.signedIn({ name: 'Ana Souza', hourlyRate: 32.5 });
  const material = { name: 'Fio', unitPrice: 7.5, unitType: 'metro' };
  const clay = await ana.call<{ id: string }>('POST', '/api/materials', material);
  await ana.call('PUT', `/api/materials/${clay.body.id}`, { ...material, unitPrice: 8 });
  const product = await ana.call<{ id: string }>('POST', '/api/products', numberedProduct(1));
  const gone = await ana.call<{ id: string }>('POST', '/api/products', numberedProduct(2));
  await ana.call('DELETE', `/api/products/${gone.body.id}`);

  const { status, headers, body } = await ana.call<Workshop>('GET', path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="artesa-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(body).toMatchObject({
    format: 'artesa-workshop',
    version: workshopVersion,
    profile: { name: 'Ana Souza', craftType: 'croche', hourlyRate: 32.5 },
    templates: [],
  });
  expect(body.materials).toMatchObject([
    { ...material, unitPrice: 8, deletedAt: null, prices: [{ unitPrice: 7.5 }, { unitPrice: 8 }] },
  ]);
  expect(body.products).toMatchObject([
    { id: product.body.id, deletedAt: null, finalPrice: 75 },
    { id: gone.body.id, deletedAt: expect.stringMatching(/Z$/) },
  ]);
  expect(body.history.map(({ kind, version, cause }) => [kind, version, cause])).toEqual([
    ['material', 1, 'saved'],
    ['material', 2, 'saved'],
    ['product', 1, 'saved'],
    ['product', 1, 'saved'],
    ['product', 2, 'deleted'],
  ]);
});

test('thousands of products go out as they are read', async () => {
  const userId = await addAccount(server.services.db, newProfile(), 'pro');
  const count = 6_000;
  await fillProducts(server.services.db, userId, { count, letter: 'x' });
  const ana = await server.signedInAs(userId);
  const response = await fetch(server.origin + path, { headers: { cookie: ana.cookie() } });
  global.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  let bytes = 0;
  let rows = 0;
  let rest = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    rows += lines.filter((line) => line.startsWith('{"id"')).length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  expect(rows).toBe(count);
  expect(bytes).toBeGreaterThan(4_000_000);
  expect((most - before) / 1024 / 1024).toBeLessThan(100);
});
