import { beforeAll, expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Report } from '#core/reports/report-schemas.ts';
import type { Repricing } from '#core/repricing/repricing-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import type { Movements, Stock, StockAct } from '#core/stock/stock-schemas.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ana: Client;
beforeAll(async () => {
  server = await sharedServer();
  ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
});

const names = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"; drop table products; --',
  "' or '1'='1",
  '$1 {{1}} %s \\u0000 \\x00',
  '{"$ne": null}',
  '🧶👩‍🎨🏳️‍🌈',
  'أهلا وسهلا txet',
  `a${'\u0301'.repeat(49)}`,
  `${'\u0301\u0327'.repeat(25)}`,
  'e\u0301 é',
  "=cmd|'/c calc'!A1",
  '+1+1',
  '@SUM(A1)',
  '__proto__',
  'null',
  'Infinity',
  'می‌خواهم',
  '￿\u{10ffff}',
];

const unacceptable = [
  'ab\u0000',
  '\u0000',
  'a\nb',
  'a\u0085b',
  'ab\u2028c',
  'ab\ud83e',
  '\udc00ab',
];

async function call<T>(status: number, method: string, path: string, body?: object): Promise<T> {
  const answer = await ana.call<T>(method, path, body);
  expect({ path, status: answer.status }).toEqual({ path, status });
  return answer.body;
}

test.each(names.map((name) => [name]))('%j comes back from everywhere as it went', async (name) => {
  const [row] = numberedProduct(0).materials;
  const materials = [{ ...row, name }];
  const input = {
    ...numberedProduct(0),
    offChannelIds: [],
    name,
    marginPercentage: 300,
    materials,
  };
  const product = await call<Product>(201, 'POST', '/api/products', input);
  expect(product).toMatchObject(input);
  const path = `/api/products/${product.id}`;
  expect(await call(200, 'GET', path)).toEqual(product);
  expect(await call(200, 'PUT', path, input)).toMatchObject(input);
  const copy = await call<Product>(201, 'POST', `${path}/duplicate`);
  expect(copy).toMatchObject({ ...input, name: `${name} (Cópia)` });
  const { products } = await call<{ products: Product[] }>(200, 'GET', '/api/products?limit=2');
  expect(products.map((each) => each.name)).toEqual([`${name} (Cópia)`, name]);
  expect(products.map((each) => each.materials[0]?.name)).toEqual([name, name]);
  const { topProducts } = await call<Report>(200, 'GET', '/api/reports');
  expect(topProducts.map((each) => each.name).slice(0, 2)).toEqual([`${name} (Cópia)`, name]);

  const clay = { name, unitPrice: 1, unitType: 'unidade', category: name };
  const material = await call<CatalogueMaterial>(201, 'POST', '/api/materials', clay);
  expect(material).toMatchObject(clay);
  const one = `/api/materials/${material.id}`;
  expect(await call(200, 'PUT', one, clay)).toMatchObject(clay);
  await call(201, 'POST', `${one}/duplicate`);
  const list = await call<{ materials: CatalogueMaterial[] }>(200, 'GET', '/api/materials');
  expect(list.materials.slice(0, 2)).toMatchObject([{ ...clay, name: `${name} (Cópia)` }, clay]);
});

test.each(names.map((name) => [name]))(
  '%j is told of a product that is priced anew',
  async (name) => {
    const known = await call<CatalogueMaterial>(201, 'POST', '/api/materials', {
      name,
      unitPrice: 1,
    });
    const [row] = numberedProduct(0).materials;
    const materials = [{ ...row, name, unitPrice: 2, materialId: known.id }];
    const input = { ...numberedProduct(0), name, materials };
    const { id, updatedAt } = await call<Product>(201, 'POST', '/api/products', input);
    const query = `cause=materials&product=${id}`;
    const { repricings } = await call<{ repricings: Repricing[] }>(
      200,
      'GET',
      `/api/repricings?${query}`,
    );
    expect(repricings).toMatchObject([{ id, name, updatedAt }]);
    const products = repricings.map(({ after: { totalCost, finalPrice } }) => ({
      id,
      updatedAt,
      totalCost,
      finalPrice,
    }));
    const done = await call<{ id: string }>(201, 'POST', '/api/repricings', {
      cause: 'materials',
      products,
    });
    const changed = await call<Product>(200, 'GET', `/api/products/${id}`);
    expect(changed.materials).toMatchObject([{ name, unitPrice: 1 }]);
    await call(200, 'PUT', `/api/products/${id}`, input);
    const undone = await call<object>(200, 'POST', `/api/repricings/${done.id}/undo`);
    expect(undone).toEqual({ restored: 0, kept: [{ id, name }] });
  },
);

test.each(names.map((name) => [name]))('%j is told of stock, in names and notes', async (name) => {
  const yarn = { name, unitPrice: 1, unitType: 'unidade', category: name, tracked: true };
  const material = await call<CatalogueMaterial>(201, 'POST', '/api/materials', yarn);
  const [row] = numberedProduct(0).materials;
  const materials = [{ ...row, materialId: material.id }];
  const input = { ...numberedProduct(0), name, materials };
  const product = await call<Product>(201, 'POST', '/api/products', input);
  const lists = {
    material: `/api/materials/${material.id}/movements`,
    product: `/api/products/${product.id}/movements`,
  };
  const purchase = { kind: 'purchase', quantity: 3, note: name };
  const bought = await call<StockAct>(201, 'POST', lists.material, purchase);
  expect(bought).toMatchObject({ movements: [{ note: name }], materials: [{ name }] });
  const production = { pieces: 2, note: name };
  const path = `/api/products/${product.id}`;
  const made = await call<StockAct>(201, 'POST', `${path}/productions`, production);
  expect(made.movements).toMatchObject([{ note: name }, { note: name }]);
  expect(made).toMatchObject({ materials: [{ name }], products: [{ name }] });
  const sale = { pieces: 1, unitPrice: 9, note: name };
  const sold = await call<StockAct>(201, 'POST', `${path}/sales`, sale);
  expect(sold).toMatchObject({ movements: [{ note: name }], products: [{ name }] });
  const undone = await call<StockAct>(201, 'POST', `/api/movements/${made.id}/reverse`);
  expect(undone).toMatchObject({ materials: [{ name }], products: [{ name }] });
  for (const [list, notes] of [
    [lists.material, [null, name, name]],
    [lists.product, [name, null, name]],
  ] as const) {
    const listed = await call<Movements>(200, 'GET', list);
    expect(listed.name).toBe(name);
    expect(listed.movements.map(({ note }) => note).sort()).toEqual([...notes].sort());
  }
  const stock = await call<Stock>(200, 'GET', '/api/stock');
  const has = (id: string) => (each: { id: string }) => each.id === id;
  expect(stock.materials.find(has(material.id))?.name).toBe(name);
  expect(stock.products.find(has(product.id))?.name).toBe(name);
});

test('a name of a hundred combining marks is stored and copied', async () => {
  const name = `a${'\u0301'.repeat(99)}`;
  const input = { ...numberedProduct(0), name };
  const { id } = await call<Product>(201, 'POST', '/api/products', input);
  expect(await call(201, 'POST', `/api/products/${id}/duplicate`)).toMatchObject({
    name: `a${'\u0301'.repeat(91)} (Cópia)`,
  });
  const material = { name, unitPrice: 1, category: `a${'\u0301'.repeat(49)}` };
  expect(await call(201, 'POST', '/api/materials', material)).toMatchObject(material);
});

test.each(unacceptable.map((name) => [name]))(
  '%j is refused wherever a name goes',
  async (name) => {
    const [row] = numberedProduct(0).materials;
    const product = { ...numberedProduct(0), name, materials: [{ ...row, name }] };
    const material = { name, unitPrice: 1, category: name };
    for (const [path, body, paths] of [
      ['/api/products', product, ['name', 'materials.0.name']],
      ['/api/materials', material, ['name', 'category']],
    ] as const) {
      const problem = await call<Problem>(422, 'POST', path, body);
      expect(problem.errors?.map((error) => error.path).sort()).toEqual([...paths].sort());
    }
    const nobodys = '01a1fbf2-07cd-7608-bb09-a2a795abfb83';
    for (const [path, body] of [
      [`/api/materials/${nobodys}/movements`, { kind: 'loss', quantity: 1 }],
      [`/api/products/${nobodys}/movements`, { kind: 'loss', pieces: 1 }],
      [`/api/products/${nobodys}/productions`, { pieces: 1 }],
      [`/api/products/${nobodys}/sales`, { pieces: 1, unitPrice: 1 }],
    ] as const) {
      const problem = await call<Problem>(422, 'POST', path, { ...body, note: name });
      expect(problem.errors?.map((error) => error.path)).toEqual(['note']);
    }
  },
);
