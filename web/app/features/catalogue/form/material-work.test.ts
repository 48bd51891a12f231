import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldDefaults } from '#core/fields/field.ts';
import { catalogueFields } from '#core/products/fields.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { toasts } from '#core/text/toasts.ts';
import { answer, answering, later, lost, refusal } from '../../../api/fake-answers.ts';
import { fakeBrowser } from '../../../ui/browser/fake-browser.ts';
import { fakeToast } from '../../../ui/toasts/fake-toast.ts';
import { unsavedWork } from '../../session/drafts.ts';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';
import { catalogueQuery } from '../stored/catalogue-query.ts';
import { emptyMaterial, type MaterialValues, valuesOf } from './material-values.ts';
import { type MaterialStart, openMaterialWork } from './material-work.ts';

const stored = (unitPrice: number, updatedAt: string): CatalogueMaterial => ({
  ...fieldDefaults(catalogueFields),
  id: 'yarn',
  name: 'Fio',
  unitPrice,
  unitType: 'rolo',
  wastePercentage: 0,
  category: null,
  pack: null,
  tracked: false,
  minimum: null,
  createdAt: '1',
  updatedAt,
});
const yarn = stored(12.5, '1');
const lace: MaterialValues = { ...emptyMaterial, name: 'Renda', unitPrice: '4,20' };

let browser: ReturnType<typeof fakeBrowser>;
let client: QueryClient;
let screen: ReturnType<typeof fakeToast>;

const open = (
  material: CatalogueMaterial | null = null,
  { start = null, userId = 'ana' }: { start?: MaterialStart | null; userId?: string } = {},
) => openMaterialWork({ client, toast: screen.toast }, userId, material, start);

const listed = () => cachedCatalogue.list(client)?.map(({ unitPrice }) => unitPrice);

beforeEach(() => {
  browser = fakeBrowser();
  screen = fakeToast();
  client = new QueryClient();
  client.setQueryData(catalogueQuery.queryKey, { rows: [yarn], complete: true });
});
afterEach(() => vi.unstubAllGlobals());

test('what is typed is found again, in the same dialog and by the same user', () => {
  open().type(lace);
  const again = open();
  expect([again.initial, again.restored]).toEqual([lace, true]);
  for (const other of [open(yarn), open(null, { userId: 'rosa' })]) {
    expect(other.restored).toBe(false);
  }
});

test('what says the same as what is saved is no draft, nor is what was discarded', () => {
  const work = open(yarn);
  work.type({ ...work.initial, unitPrice: '13,00' });
  expect(unsavedWork('ana').typed).toBe(true);
  work.type(work.initial);
  expect(unsavedWork('ana').typed).toBe(false);
  work.type({ ...work.initial, unitPrice: '13,00' });
  work.discard();
  expect(open(yarn).restored).toBe(false);
});

test('changes go on from the state that they were made to, whoever has changed it since', async () => {
  const work = open(yarn);
  work.type({ ...work.initial, unitPrice: '13,00' });
  const again = open(stored(15, '2'));
  expect([again.initial.unitPrice, again.version]).toEqual(['13,00', '1']);
  const calls = answering(refusal(412, 'catalogue_material_changed', stored(15, '2')));
  await expect(again.save(again.initial, again.version)).rejects.toThrow();
  expect(calls[0]?.headers.get('if-match')).toBe('"1"');
  // The list shows what there is, while the user chooses.
  expect(listed()).toEqual([15]);
  expect(screen.said).toEqual([]);
});

test('a material that was deleted and restored meanwhile is saved: it says what it said', async () => {
  const work = open(yarn);
  const saved = stored(13, '3');
  const restored = () => refusal(412, 'catalogue_material_changed', stored(12.5, '2'));
  const calls = answering(restored(), answer(200, saved));
  const typed = { ...work.initial, unitPrice: '13,00' };
  expect(await work.save(typed, work.version)).toEqual(saved);
  expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  // Changes to an older state know nothing of what it said.
  work.type(typed);
  const again = open(stored(12.5, '9'));
  answering(restored());
  await expect(again.save(again.initial, again.version)).rejects.toThrow();
});

test('theirs in the fields keeps mine aside on the device, until it is wanted again', () => {
  const mine = { ...valuesOf(yarn), unitPrice: '13,00' };
  const theirs = stored(14, '2');
  const work = open(theirs, { start: { values: valuesOf(theirs), aside: mine } });
  work.type(work.initial);
  const again = open(theirs);
  expect([again.initial.unitPrice, again.aside, again.version]).toEqual(['14,00', mine, '2']);
});

test('what is saved after its dialog has gone shows in the list, and is no draft of the next one', async () => {
  const slow = later();
  answering(slow.answer);
  const work = open();
  work.type(lace);
  const saved = work.save(lace, null);
  slow.come(answer(201, { ...stored(4.2, '3'), id: 'lace', createdAt: '3' }));
  await saved;
  // As React may show the same once more.
  work.type({ ...lace });
  expect(screen.said).toEqual([toasts.catalogueMaterialAdded]);
  expect(listed()).toEqual([4.2, 12.5]);
  expect(open().restored).toBe(false);
});

test('a pack is kept on the device and sent, and what is said of it is whose it was', async () => {
  const pack = { price: 18.9, content: 254, unit: 'metro' } as const;
  const skein = { ...yarn, unitPrice: null, unitType: 'metro', pack } as const;
  const dearer = { ...skein, pack: { ...pack, price: 21.5 }, updatedAt: '2' };
  const work = open(skein);
  work.type({ ...work.initial, packPrice: '21,50' });
  const again = open(skein);
  expect(again.initial).toMatchObject({ paidBy: 'pack', packPrice: '21,50', packContent: '254' });
  const calls = answering(answer(200, dearer));
  expect(await again.save(again.initial, again.version)).toEqual(dearer);
  expect(calls[0]?.body).toMatchObject({ unitPrice: null, pack: dearer.pack });
});

test('a lost answer keeps what was typed, and every try makes the same material', async () => {
  const calls = answering(lost, lost);
  const work = open();
  work.type(lace);
  await expect(work.save(lace, null)).rejects.toThrow();
  const again = open();
  expect(again.initial).toEqual(lace);
  await expect(again.save(lace, null)).rejects.toThrow();
  const [first, second] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
});

test('after what arrived was deleted, the next try makes another one', async () => {
  const calls = answering(refusal(409, 'catalogue_already_stored'), lost, lost);
  const work = open();
  work.type(lace);
  for (const sending of [() => work, () => work, () => open()]) {
    await expect(sending().save(lace, null)).rejects.toThrow();
  }
  const [first, second, reopened] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).not.toBe(first);
  expect(reopened).toBe(second);
});

test('a device that keeps nothing keeps nobody from saving', async () => {
  browser.fill();
  answering(answer(200, stored(13, '2')));
  const work = open(yarn);
  const typed = { ...work.initial, unitPrice: '13,00' };
  work.type(typed);
  await work.save(typed, work.version);
  expect(listed()).toEqual([13]);
});
