import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueToasts } from '#core/catalogue/catalogue-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { emptyMaterial, type MaterialDraft } from '#core/product-draft/product-draft.ts';
import { answer, answering, lost, refusal } from '../../../api/fake-answers.ts';
import { fakeToast } from '../../../ui/toasts/fake-toast.ts';
import { cachedCatalogue } from '../../catalogue/stored/cached-catalogue.ts';
import { catalogueQuery } from '../../catalogue/stored/catalogue-query.ts';
import { type DraftRow, newRow } from '../draft/draft-rows.ts';
import { canSaveRow } from './can-save-row.ts';
import { catalogueMaterial } from './fake-materials.ts';
import { saveRow } from './save-row.ts';

const skein: MaterialDraft = {
  ...emptyMaterial,
  name: ' Fio amigurumi ',
  quantity: '85 m',
  wastePercentage: '5',
  byPack: true,
  pack: { price: '18,9', content: '254 m', unit: 'unidade' },
};

let client: QueryClient;
let screen: ReturnType<typeof fakeToast>;
let links: [row: string, materialId: string][];

const save = (row: DraftRow) =>
  saveRow({ client, toast: screen.toast }, row, (key, materialId) => links.push([key, materialId]));
const listed = () => cachedCatalogue.list(client)?.map(({ name }) => name);

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(catalogueQuery.queryKey, { rows: [], complete: true });
  screen = fakeToast();
  links = [];
});
afterEach(() => vi.unstubAllGlobals());

test('a row goes into the catalogue as it is read, and is linked', async () => {
  const stored = catalogueMaterial('Fio amigurumi');
  const calls = answering(answer(201, stored));
  const row = newRow(skein);
  save(row);
  await vi.waitFor(() => expect(screen.messages).toEqual([catalogueToasts.stored]));
  expect(calls[0]?.body).toMatchObject({
    name: 'Fio amigurumi',
    unitType: 'metro',
    wastePercentage: 5,
    unitPrice: null,
    pack: { price: 18.9, content: 254, unit: 'metro' },
    category: null,
  });
  expect(links).toEqual([[row.key, stored.id]]);
  expect(listed()).toEqual(['Fio amigurumi']);
});

test('what was saved can be taken back: it is linked no more, and gone', async () => {
  const stored = catalogueMaterial('Fio');
  const calls = answering(answer(201, stored), answer(200, {}));
  const row = newRow(skein);
  save(row);
  await vi.waitFor(() => expect(listed()).toEqual(['Fio']));
  screen.press(catalogueToasts.stored);
  await vi.waitFor(() => expect(listed()).toEqual([]));
  expect(calls[1]?.what).toBe(`DELETE /api/materials/${stored.id}`);
  expect(links.at(-1)).toEqual([row.key, '']);
});

test('a row whose answer is lost makes one material, also when it was changed since', async () => {
  const failed = errorMessages.catalogue_add_failed.detail;
  const arrived = catalogueMaterial('Fio', { unitPrice: 10, unitType: 'unidade', updatedAt: '1' });
  const calls = answering(
    lost,
    refusal(409, 'catalogue_already_stored', arrived),
    answer(200, { ...arrived, unitPrice: 12 }),
  );
  const row = newRow({ ...emptyMaterial, name: 'Fio', unitPrice: '10' });
  save(row);
  await vi.waitFor(() => expect(screen.messages).toEqual([failed]));
  save({ ...row, unitPrice: '12' });
  await vi.waitFor(() => expect(links).toEqual([[row.key, arrived.id]]));
  const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[1]).toBe(keys[0]);
  expect(calls.at(-1)?.headers.get('if-match')).toBe('"1"');
});

test('what could not be saved is said, and tried again', async () => {
  const failed = errorMessages.catalogue_add_failed.detail;
  const stored = catalogueMaterial('Fio');
  answering(refusal(503, 'unexpected_error'), answer(201, stored));
  const row = newRow({ ...emptyMaterial, name: 'Fio', unitPrice: '3' });
  save(row);
  await vi.waitFor(() => expect(screen.messages).toEqual([failed]));
  expect(links).toEqual([]);
  screen.press(failed);
  await vi.waitFor(() => expect(links).toEqual([[row.key, stored.id]]));
  expect(listed()).toEqual(['Fio']);
});

test('only what has a name and a price is offered a place in the catalogue', () => {
  const named = { ...emptyMaterial, name: 'Fio' };
  expect(canSaveRow(skein)).toBe(true);
  expect(canSaveRow({ ...named, unitPrice: '0,01' })).toBe(true);
  expect(canSaveRow({ ...named, unitPrice: '0' })).toBe(false);
  expect(canSaveRow({ ...named, name: 'F', unitPrice: '1' })).toBe(false);
  expect(canSaveRow({ ...skein, pack: { ...skein.pack, content: '' } })).toBe(false);
  expect(canSaveRow({ ...skein, pack: { ...skein.pack, price: '0' } })).toBe(false);
});
