import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { noCategory } from '#core/catalogue/catalogue-categories.ts';
import type {
  CatalogueMaterial,
  CatalogueMaterialInput,
} from '#core/catalogue/catalogue-schemas.ts';
import { problemTexts } from '#core/errors/problem-texts.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import type { UserId } from '../../db/database.ts';
import { catalogueMaterials } from '../../db/schema.ts';
import { fillCatalogue } from '../../testing/fill-lists.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const path = '/api/materials';
const clay: CatalogueMaterialInput = {
  name: 'Argila branca',
  unitPrice: 7.5,
  unitType: 'quilograma',
  category: 'Cerâmica',
};

async function add(browser: Client, input: object = clay): Promise<CatalogueMaterial> {
  const { status, body } = await browser.call<CatalogueMaterial>('POST', path, input);
  expect(status).toBe(201);
  return body;
}

const addAs = (browser: Client, key: string, input: object, to = path) =>
  browser.call<CatalogueMaterial>('POST', to, input, { headers: { 'idempotency-key': key } });

async function listed(browser: Client): Promise<CatalogueMaterial[]> {
  const { body } = await browser.call<{ materials: CatalogueMaterial[] }>('GET', path);
  return body.materials;
}

test.each(['free', 'pro'] as const)(
  'on %s a material is added, changed and deleted',
  async (plan) => {
    const ana = await server.signedIn();
    await server.setPlan(ana, plan);
    const first = await add(ana);
    const second = await add(ana, { name: 'Fio', unitPrice: 0.01 });
    expect(first).toMatchObject(clay);
    expect(second).toMatchObject({ unitType: 'unidade', category: null });
    expect(await listed(ana)).toEqual([second, first]);

    const change = { ...clay, name: 'Argila preta', unitPrice: 99999.99, category: null };
    const changed = await ana.call<CatalogueMaterial>('PUT', `${path}/${first.id}`, change);
    expect(changed).toMatchObject({
      status: 200,
      body: { ...first, ...change, updatedAt: expect.any(String) },
    });
    expect(changed.body.updatedAt > first.updatedAt).toBe(true);
    expect(await listed(ana)).toEqual([second, changed.body]);

    expect((await ana.call('DELETE', `${path}/${first.id}`)).status).toBe(204);
    expect(await listed(ana)).toEqual([second]);
  },
);

test('the choice of no category is stored as none, however it comes in', async () => {
  const ana = await server.signedIn();
  await server.setPlan(ana, 'pro');
  const { id: choice, name: category } = noCategory;
  const categories = async () => (await listed(ana)).map((material) => material.category);

  const { id } = await add(ana, { ...clay, category: choice });
  expect(await add(ana, { ...clay, category })).toMatchObject({ category: null });
  const replaced = await ana.call('PUT', `${path}/${id}`, { ...clay, category });
  expect(replaced).toMatchObject({ status: 200, body: { category: null } });
  const headers = { 'content-type': 'application/octet-stream' };
  const sheet = `Material;Categoria;Preço por unidade\nFio;${category};2`;
  await ana.call('POST', '/api/import/sheet', sheet, { headers });
  expect(await categories()).toEqual([null, null, null]);

  const { body: me } = await ana.call<{ id: UserId }>('GET', '/api/me');
  await server.services.db.asUser(me.id, (tx) =>
    tx.update(catalogueMaterials).set({ category }).where(eq(catalogueMaterials.userId, me.id)),
  );
  expect(await categories()).toEqual([null, null, null]);

  const { body: file } = await ana.call<{ materials: object[] }>(
    'GET',
    '/api/export/workshop.json',
  );
  const materials = file.materials.map((material) => ({ ...material, category }));
  const bia = await server.signedIn();
  await bia.call('POST', '/api/import/workshop', { ...file, materials });
  expect(await listed(bia)).toMatchObject(Array(3).fill({ category: null }));
});

test('a free user may keep more materials than a product may have', async () => {
  const ana = await server.signedIn();
  for (let n = 0; n < 12; n += 1) await add(ana, { ...clay, name: `Argila ${n}` });
  expect(await listed(ana)).toHaveLength(12);
});

test('a copy is called a copy, cut to a hundred characters', async () => {
  const ana = await server.signedIn();
  for (const [name, copyName] of [
    ['Fio', 'Fio (Cópia)'],
    ['a'.repeat(100), `${'a'.repeat(92)} (Cópia)`],
    ['👩‍🎨'.repeat(33), `${'👩‍🎨'.repeat(30)} (Cópia)`],
    [`a${'\u0301'.repeat(99)}`, `a${'\u0301'.repeat(91)} (Cópia)`],
  ]) {
    const { id } = await add(ana, { ...clay, name });
    const copy = await ana.call('POST', `${path}/${id}/duplicate`);
    expect(copy).toMatchObject({ status: 201, body: { ...clay, name: copyName } });
  }
});

test('a key of another content is refused, and somebody else’s key is nobody’s business', async () => {
  const [ana, bia] = [await server.signedIn(), await server.signedIn()];
  const key = crypto.randomUUID();
  const { body: first } = await addAs(ana, key, clay);
  for (const other of [
    { ...clay, name: 'Outra' },
    { ...clay, unitPrice: 7.51 },
    { ...clay, category: null },
  ]) {
    expect(await addAs(ana, key, other)).toMatchObject({
      status: 409,
      body: { code: 'catalogue_already_stored' },
    });
  }
  expect(await addAs(bia, key, { ...clay, name: 'Outra' })).toMatchObject({ status: 201 });
  expect(await listed(ana)).toEqual([first]);
});

test('a copy that is asked for again is made once', async () => {
  const ana = await server.signedIn();
  const { id } = await add(ana);
  const key = crypto.randomUUID();
  for (let time = 0; time < 2; time += 1) {
    const copy = await addAs(ana, key, {}, `${path}/${id}/duplicate`);
    expect(copy).toMatchObject({ status: 201, body: { id: key } });
  }
  expect(await listed(ana)).toHaveLength(2);
});

test('what is out of bounds is refused in the words of the form', async () => {
  const ana = await server.signedIn();
  const name = 'Nome deve ter entre 2 e 100 caracteres';
  const price = 'Preço deve estar entre R$ 0.01 e R$ 99999.99';
  const cases: [change: object, path: string, message?: string][] = [
    [{ name: 'a' }, 'name', name],
    [{ name: ` ${'a'.repeat(101)} ` }, 'name', name],
    [{ unitPrice: 0 }, 'unitPrice', price],
    [{ unitPrice: -1 }, 'unitPrice', price],
    [{ unitPrice: 100000 }, 'unitPrice', price],
    [{ unitPrice: 0.005 }, 'unitPrice', 'Use no máximo 2 casas decimais'],
    [{ unitType: 'un' }, 'unitType', 'Selecione o tipo de unidade'],
    [{ category: ' ' }, 'category', 'Categoria deve ter entre 1 e 50 caracteres'],
    [{ category: 'a'.repeat(51) }, 'category', 'Categoria deve ter entre 1 e 50 caracteres'],
    [{ userId: crypto.randomUUID() }, 'userId', 'Campo desconhecido'],
  ];
  for (const [change, path_, message] of cases) {
    const { status, body } = await ana.call<Problem>('POST', path, { ...clay, ...change });
    expect({ change, status, errors: body.errors }).toMatchObject({
      change,
      status: 422,
      errors: [{ path: path_, message }],
    });
  }
  expect(await listed(ana)).toEqual([]);
  const trimmed = await add(ana, { ...clay, name: '  Fio ', category: ' Linhas e Fios ' });
  expect(trimmed).toMatchObject({ name: 'Fio', category: 'Linhas e Fios' });
});

test('the free catalogue ends at 200 materials; what is there stays, and undoing needs no room', async () => {
  const ana = await server.signedIn();
  const { body: me } = await ana.call<{ id: UserId }>('GET', '/api/me');
  await fillCatalogue(server.services.db, me.id, { count: 201 });
  const { body } = await ana.call<{ materials: CatalogueMaterial[] }>('GET', path);
  const [first, second, third] = body.materials.map(({ id }) => `${path}/${id}`);
  const add = () => ana.call('POST', path, { name: 'Argila', unitPrice: 7.5 });
  const remove = (row = '') => ana.call('DELETE', row);
  const restore = (row = '') => ana.call('POST', `${row}/restore`);
  const { detail } = problemTexts.catalogue_limit_reached;
  const refused = { status: 403, body: { code: 'catalogue_limit_reached', detail } };

  expect(await add()).toMatchObject(refused);
  expect(await ana.call('POST', `${first}/duplicate`)).toMatchObject(refused);
  const changed = await ana.call('PUT', `${first}`, { name: 'Argila', unitPrice: 8 });
  expect(changed.status).toBe(200);

  for (const row of [first, second, third]) await remove(row);
  for (const row of [second, first]) expect((await restore(row)).status).toBe(200);
  await remove(first);
  expect((await add()).status).toBe(201);
  expect(await restore(third)).toMatchObject(refused);

  await server.setPlan(ana, 'pro');
  expect((await add()).status).toBe(201);
  expect((await restore(third)).status).toBe(200);
});
