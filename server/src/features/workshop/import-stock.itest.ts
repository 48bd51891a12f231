import { beforeAll, expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import type { Stock, StockAct } from '#core/stock/stock-schemas.ts';
import type {
  Workshop,
  WorkshopChanges,
  WorkshopMovement,
} from '#core/workshop/workshop-schemas.ts';
import { addYarnAndPieces } from '../../testing/add-yarn-and-pieces.ts';
import { rowsOfWorkshop } from '../../testing/same-workshop.ts';
import { findWrongSums } from '../../testing/stock-sums.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ana: Client;
/** Bought, made, sold, and something lost that was found again. */
let file: Workshop;
let bought: WorkshopMovement;
let lost: WorkshopMovement;
let found: WorkshopMovement;
let made: WorkshopMovement;
let taken: WorkshopMovement;
let sold: WorkshopMovement;
beforeAll(async () => {
  server = await sharedServer();
  ({ browser: ana } = await server.newUser());
  const { material, product } = await addYarnAndPieces(ana);
  const path = `/api/products/${product.id}`;
  const ofYarn = `/api/materials/${material.id}/movements`;
  await ana.call('POST', `${path}/productions`, { pieces: 3 });
  await ana.call('POST', `${path}/sales`, { pieces: 2, unitPrice: 49.9 });
  const loss = await ana.call<StockAct>('POST', ofYarn, { kind: 'loss', quantity: 7 });
  await ana.call('POST', `/api/movements/${loss.body.id}/reverse`);
  file = await exportOf(ana);
  const of = (kind: WorkshopMovement['kind'], isOfPieces: boolean) => {
    const movement = file.movements?.find(
      (each) => each.kind === kind && (each.productId !== null) === isOfPieces,
    );
    if (!movement) throw new Error(`no ${kind}`);
    return movement;
  };
  bought = of('purchase', false);
  made = of('production', true);
  taken = of('production', false);
  sold = of('sale', true);
  lost = of('loss', false);
  found = of('reversal', false);
});

const imported = '/api/import/workshop';

const exportOf = async (browser: Client) =>
  (await browser.call<Workshop>('GET', '/api/export/workshop.json')).body;

const importInto = (browser: Client, sent: object) =>
  browser.call<{ id: string; changes: WorkshopChanges }>('POST', imported, sent);

const stockOf = async (browser: Client) => (await browser.call<Stock>('GET', '/api/stock')).body;

const materialOf = async (browser: Client) => {
  const path = `/api/materials/${file.materials[0]?.id}`;
  return (await browser.call<CatalogueMaterial>('GET', path)).body;
};

test('stock comes along on every plan, and once', async () => {
  const { userId, browser } = await server.newUser('free');
  expect((await importInto(browser, file)).body.changes.movements).toEqual({
    added: 6,
    reversed: 0,
  });
  expect(await stockOf(browser)).toEqual(await stockOf(ana));
  const again = await importInto(browser, file);
  expect(again.body.changes.movements).toEqual({ added: 0, reversed: 0 });
  expect(rowsOfWorkshop(await exportOf(browser))).toEqual(rowsOfWorkshop(file));
  expect(await findWrongSums(server.services.db, userId)).toEqual([]);
});

test('what a file took back is taken back, and nothing that is there goes', async () => {
  const bia = await server.newUser();
  const rosa = await server.newUser();
  for (const { browser } of [bia, rosa]) await importInto(browser, file);
  await bia.browser.call('POST', `/api/movements/${made.id}/reverse`);
  const later = await exportOf(bia.browser);
  const preview = await rosa.browser.call<WorkshopChanges>('POST', `${imported}/preview`, later);
  expect(preview.body.movements).toEqual({ added: 0, reversed: 2 });
  await importInto(rosa.browser, later);
  expect(await stockOf(rosa.browser)).toEqual(await stockOf(bia.browser));
  // The older file says that it counts, which is no reason to do it again.
  expect((await importInto(bia.browser, file)).body.changes.movements).toEqual({
    added: 0,
    reversed: 0,
  });
  expect(await stockOf(bia.browser)).toEqual(await stockOf(rosa.browser));
  expect(await findWrongSums(server.services.db, rosa.userId)).toEqual([]);
});

test('what is taken back here already, or is something else here, stays as it is', async () => {
  const { userId, browser } = await server.newUser();
  await importInto(browser, file);
  const { browser: other } = await server.newUser();
  await importInto(other, file);
  for (const each of [browser, other]) await each.call('POST', `/api/movements/${sold.id}/reverse`);
  const before = await stockOf(browser);
  const theirs = await exportOf(other);
  expect((await importInto(browser, theirs)).body.changes.movements).toEqual({
    added: 0,
    reversed: 0,
  });
  const forged = { ...bought, quantity: '1' };
  const back = { ...bought, id: crypto.randomUUID(), kind: 'reversal', quantity: '-1' };
  const reversal = { ...back, actId: back.id, value: '-45', reverses: bought.id };
  const sent = { ...file, movements: [forged, reversal] };
  expect((await importInto(browser, sent)).body.changes.movements).toEqual({
    added: 0,
    reversed: 0,
  });
  expect(await stockOf(browser)).toEqual(before);
  expect(await findWrongSums(server.services.db, userId)).toEqual([]);
});

test('a file from before stock leaves it as it is, and a new material is not tracked', async () => {
  const { browser } = await server.newUser();
  const { movements: _, ...rest } = file;
  const materials = file.materials.map(({ tracked: _tracked, minimum: _minimum, ...row }) => row);
  const old = { ...rest, version: 1, materials };
  expect((await importInto(browser, old)).status).toBe(200);
  expect(await materialOf(browser)).toMatchObject({ tracked: false, minimum: null });
  await importInto(browser, file);
  expect(await materialOf(browser)).toMatchObject({ tracked: true, minimum: 50 });
  const before = await stockOf(browser);
  const inKilograms = materials.map((row) => ({ ...row, unitType: 'quilograma' }));
  await importInto(browser, { ...old, materials: inKilograms });
  expect(await materialOf(browser)).toMatchObject({ unitType: 'quilograma', minimum: 0.05 });
  expect((await stockOf(browser)).materials).toMatchObject([
    { onHand: (before.materials[0]?.onHand ?? 0) / 1000, value: before.materials[0]?.value },
  ]);
});

test('a material with stock gets no unit of another kind by an import, and keeps it by undoing one', async () => {
  const { browser } = await server.newUser();
  const materials = file.materials.map((row) => ({ ...row, unitType: 'metro' }));
  const inMetres = { ...file, movements: [], materials };
  await importInto(browser, { ...file, movements: [] });
  const refused = await browser.call<Problem>('POST', imported, inMetres);
  expect(refused).toMatchObject({ status: 422, body: { code: 'stock_unit_fixed' } });
  expect(refused.body.detail).toContain('“Fio”');
  expect(await materialOf(browser)).toMatchObject({ unitType: 'grama' });

  const path = `/api/materials/${file.materials[0]?.id}`;
  const yarn = { name: 'Fio', unitPrice: 0.1, unitType: 'grama' };
  await browser.call('PUT', path, { ...yarn, tracked: false, minimum: null });
  const { body } = await importInto(browser, inMetres);
  await browser.call('POST', `${path}/movements`, { kind: 'purchase', quantity: 2 });
  const undone = await browser.call<{ kept: object[] }>('POST', `/api/import/${body.id}/undo`);
  expect(undone.body.kept).toMatchObject([{ name: 'Fio' }]);
  expect((await stockOf(browser)).materials).toMatchObject([{ unit: 'metro', onHand: 2 }]);
  // Its stock counts in the other kind of unit, whether or not the row comes along.
  const deletedAt = '2026-01-01T00:00:00.000Z';
  const asDeleted = { ...file, materials: file.materials.map((row) => ({ ...row, deletedAt })) };
  expect(await browser.call<Problem>('POST', imported, asDeleted)).toMatchObject({
    status: 422,
    body: { code: 'stock_unit_fixed' },
  });
});

test('an import that is taken back leaves its movements', async () => {
  const { userId, browser } = await server.newUser();
  const { body } = await importInto(browser, file);
  await browser.call('POST', `/api/import/${body.id}/undo`);
  expect(await stockOf(browser)).toEqual({ materials: [], products: [] });
  await browser.call('POST', `/api/products/${made.productId}/restore`);
  expect((await stockOf(browser)).products).toMatchObject([{ onHand: 1 }]);
  expect(await findWrongSums(server.services.db, userId)).toEqual([]);
});

test('times of movements are not believed', async () => {
  const { browser } = await server.newUser();
  const future = '2999-01-01T00:00:00.000Z';
  const movements = file.movements?.map((each) => ({
    ...each,
    happenedAt: future,
    createdAt: future,
  }));
  await importInto(browser, { ...file, movements });
  const { movements: stored = [] } = await exportOf(browser);
  expect(stored).toHaveLength(6);
  for (const { happenedAt, createdAt } of stored) {
    expect(Math.max(Date.parse(happenedAt), Date.parse(createdAt))).toBeLessThanOrEqual(Date.now());
  }
});

const anId = '01a1fbf2-07cd-7608-bb09-a2a795abfb83';

/** The file with some movements changed. */
const withChanged = (...changed: readonly WorkshopMovement[]) => ({
  ...file,
  movements: file.movements?.map((each) => changed.find(({ id }) => id === each.id) ?? each),
});

const without = (...gone: readonly WorkshopMovement[]) => ({
  ...file,
  movements: file.movements?.filter((each) => !gone.includes(each)),
});

test.each<[string, () => object]>([
  ['no list', () => ({ ...file, movements: undefined })],
  ['a movement twice', () => ({ ...file, movements: [...(file.movements ?? []), bought] })],
  ['an unknown kind', () => withChanged({ ...bought, kind: 'gift' } as never)],
  ['a number that is none', () => withChanged({ ...bought, quantity: '1e3' })],
  ['a number of too many digits', () => withChanged({ ...bought, value: '0.0000000001' })],
  ['an idle zero', () => withChanged({ ...bought, value: '45.0' })],
  ['nothing below zero', () => withChanged({ ...bought, value: '-0' })],
  ['a price of too many digits', () => withChanged({ ...sold, unitPrice: 49.999 })],
  ['a note of two lines', () => withChanged({ ...bought, note: 'a\nb' })],
  ['an empty note', () => withChanged({ ...bought, note: '' })],
  [
    'a time that no database keeps',
    () => withChanged({ ...bought, createdAt: '0001-01-01T00:00:00.000Z' }),
  ],
  ['no item', () => withChanged({ ...bought, materialId: null, unit: null })],
  ['two items', () => withChanged({ ...bought, productId: made.productId })],
  ['a material that is not there', () => withChanged({ ...bought, materialId: anId })],
  ['a product that is not there', () => withChanged({ ...sold, productId: anId })],
  ['a product as a material', () => withChanged({ ...bought, materialId: made.productId })],
  ['a material without a unit', () => withChanged({ ...bought, unit: null })],
  ['pieces with a unit', () => withChanged({ ...sold, unit: 'unidade' })],
  ['a unit of another kind', () => withChanged({ ...bought, unit: 'metro' })],
  [
    'a purchase of pieces',
    () => withChanged({ ...made, kind: 'purchase', hours: null, labour: null }),
  ],
  ['a purchase that goes', () => withChanged({ ...bought, quantity: '-500' })],
  [
    'a loss that comes',
    () => ({ ...file, movements: [bought, { ...lost, quantity: '7', value: '1' }] }),
  ],
  ['a sale that comes', () => withChanged({ ...sold, quantity: '2' })],
  ['a sale without a price', () => withChanged({ ...sold, unitPrice: null })],
  ['a sale without its work', () => withChanged({ ...sold, hours: null, labour: null })],
  ['half of its work', () => withChanged({ ...made, labour: null })],
  ['work in a material', () => withChanged({ ...bought, hours: '1', labour: '2' })],
  ['an act of nobody', () => withChanged({ ...taken, actId: anId })],
  ['an act of another act', () => withChanged({ ...bought, actId: taken.id })],
  ['a reversal of nothing', () => withChanged({ ...found, reverses: null })],
  ['a reversal of what is not there', () => without(lost)],
  ['a purchase that takes something back', () => withChanged({ ...bought, reverses: sold.id })],
  ['another quantity taken back', () => withChanged({ ...found, quantity: '6' })],
  ['another value taken back', () => withChanged({ ...found, value: '1' })],
  [
    'another item taken back',
    () => {
      const [yarn] = file.materials;
      const other = { ...yarn, id: anId };
      const changed = withChanged({ ...found, materialId: anId });
      return { ...changed, materials: [...file.materials, other] };
    },
  ],
  [
    'something taken back twice',
    () => {
      const again = { ...found, id: anId, actId: anId };
      return { ...file, movements: [...(file.movements ?? []), again] };
    },
  ],
  [
    'a reversal taken back',
    () => {
      const again = { ...lost, id: anId, actId: anId, kind: 'reversal', reverses: found.id };
      return { ...file, movements: [...(file.movements ?? []), again] };
    },
  ],
  [
    'half of an act taken back',
    () => {
      const half = { ...taken, id: anId, actId: anId, kind: 'reversal', reverses: taken.id };
      const value = taken.value.slice(1);
      const movement = { ...half, quantity: taken.quantity.slice(1), value };
      return { ...file, movements: [...(file.movements ?? []), movement] };
    },
  ],
])('%s is refused, and nothing is written', async (_what, sent) => {
  const { browser } = await shared();
  for (const path of [imported, `${imported}/preview`]) {
    const answer = await browser.call<Problem>('POST', path, sent());
    expect(answer).toMatchObject({ status: 422, body: { code: 'file_damaged' } });
  }
  expect(await stockOf(browser)).toEqual({ materials: [], products: [] });
});

let someone: ReturnType<TestServer['newUser']> | undefined;
const shared = () => {
  someone ??= server.newUser();
  return someone;
};
