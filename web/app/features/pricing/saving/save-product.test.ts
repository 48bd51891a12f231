import { afterEach, expect, test, vi } from 'vitest';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import { channelFields, channelTermFields } from '#core/channels/channel-fields.ts';
import { fieldDefaults } from '#core/fields/field.ts';
import { materialFields, productFields } from '#core/products/product-fields.ts';
import { theirsIn } from '../../../acts/save-against-version.ts';
import { isOutage } from '../../../api/api-error.ts';
import { answer, answering, lost, refusal } from '../../../api/fake-answers.ts';
import { materialCalls } from '../../catalogue/stored/material-calls.ts';
import { channelCalls } from '../../channels/channel-calls.ts';
import { rowSaving } from '../../drafts/row-saving.ts';
import { productCalls } from '../../products/stored/product-calls.ts';

const input = (name: string) => ({
  ...fieldDefaults(productFields),
  name,
  craftCategory: 'croche' as const,
  productionTime: 1,
  fixedCosts: 0,
  hourlyRate: 25,
  marginPercentage: 100,
  batchSize: 1,
  rounding: 'none' as const,
  chosenPrice: null,
  channelIds: [],
  offChannelIds: [],
  materials: [
    {
      ...fieldDefaults(materialFields),
      name: 'Fio',
      quantity: 1,
      unit: 'unidade' as const,
      wastePercentage: 0,
      unitPrice: 10,
      pack: null,
      materialId: null,
    },
  ],
});
const stored = (name: string, updatedAt: string) => ({
  ...input(name),
  id: 'key 1',
  createdAt: '1',
  updatedAt,
});

const taken = (current?: object) => refusal(409, 'product_already_stored', current);

/** A new form whose calls are answered like this, one after the other. */
function form(answers: (() => Promise<Response>)[], wasRestored = false) {
  const calls: [method: string, nameOrKey: string | null, name: string][] = [];
  vi.stubGlobal('fetch', (_: string, { method = '', headers, body }: RequestInit) => {
    const sent = new Headers(headers);
    const against = sent.get('if-match') ?? sent.get('idempotency-key');
    calls.push([method, against, JSON.parse(String(body)).name]);
    return (answers.shift() ?? lost)();
  });
  let keys = 1;
  let version: string | null = null;
  const send = rowSaving(
    productCalls,
    {
      saveKey: () => `key ${keys}`,
      startOver: () => {
        keys += 1;
      },
      version: () => version,
      wasRestored,
    },
    null,
  );
  return {
    save: (name: string) => send(input(name)),
    failed: (name: string) => send(input(name)).catch((error: unknown) => error),
    /** What each choice of the dialog does. */
    goOnFrom: (at: string) => {
      version = at;
    },
    calls,
  };
}

afterEach(() => vi.unstubAllGlobals());

test('what is typed after a lost answer changes the row that arrived', async () => {
  const { save, failed, calls } = form([
    lost,
    taken(stored('Gola', '1')),
    answer(200, stored('Gola de lã', '2')),
  ]);
  expect(isOutage(await failed('Gola'))).toBe(true);
  expect(await save('Gola de lã')).toMatchObject({ updatedAt: '2' });
  expect(calls).toEqual([
    ['POST', 'key 1', 'Gola'],
    ['POST', 'key 1', 'Gola de lã'],
    ['PUT', '"1"', 'Gola de lã'],
  ]);
});

test('what somebody else made of it is not overwritten, unless the user says so', async () => {
  const theirs = stored('Da outra aba', '2');
  const { save, failed, goOnFrom, calls } = form([
    lost,
    taken(theirs),
    taken(theirs),
    answer(200, stored('Gola', '3')),
  ]);
  await failed('Gola');
  for (const _ of ['asked', 'asked again, for nothing was chosen']) {
    expect(theirsIn(productCalls, await failed('Gola'))).toEqual(theirs);
  }
  goOnFrom('2');
  await save('Gola');
  expect(calls.slice(1)).toEqual([
    ['POST', 'key 1', 'Gola'],
    ['POST', 'key 1', 'Gola'],
    ['PUT', '"2"', 'Gola'],
  ]);
});

test('a form opened again goes on from a row that nobody changed, and from no other', async () => {
  const again = form([taken(stored('Gola', '1')), answer(200, stored('Gola de lã', '2'))], true);
  await again.save('Gola de lã');
  expect(again.calls.at(-1)).toEqual(['PUT', '"1"', 'Gola de lã']);
  for (const [at, wasRestored] of [
    ['2', true],
    ['1', false],
  ] as const) {
    const other = form([taken(stored('Gola', at))], wasRestored);
    expect(theirsIn(productCalls, await other.failed('Gola de lã'))).toMatchObject({
      updatedAt: at,
    });
    expect(other.calls).toHaveLength(1);
  }
});

test('after what arrived was deleted, the next try makes another one', async () => {
  const { save, failed, calls } = form([lost, taken(), answer(201, stored('Gola', '1'))]);
  await failed('Gola');
  expect(await failed('Gola')).toMatchObject({ code: 'product_already_stored' });
  await save('Gola');
  expect(calls.at(-1)).toEqual(['POST', 'key 2', 'Gola']);
});

test('a row that was deleted and restored meanwhile is saved: it says what it said', async () => {
  const opened = { id: 'bear', version: '1', input: input('Urso') };
  const restored = refusal(412, 'product_changed', stored('Urso', '2'));
  const calls = answering(restored, answer(200, stored('Urso azul', '3')));
  const work = { version: () => '1', saveKey: vi.fn(), startOver: vi.fn(), wasRestored: false };
  await rowSaving(productCalls, work, opened)(input('Urso azul'));
  expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  expect(work.saveKey).not.toHaveBeenCalled();
});

const skein = {
  ...fieldDefaults(catalogueFields),
  name: 'Fio',
  unitPrice: null,
  unitType: 'metro' as const,
  wastePercentage: 0,
  category: null,
  pack: { price: 18.9, content: 254, unit: 'metro' } as const,
};
const fair = {
  ...fieldDefaults(channelFields),
  ...fieldDefaults(channelTermFields),
  name: 'Feira',
  bands: [{ from: 0, percent: 5, fixed: 0 }],
  feeTable: null,
  checkedOn: null,
};
const added = { id: 'a', createdAt: '1', updatedAt: '2' };

test('a row says the same by its content alone, and a place by all of its bands', () => {
  const material = { ...skein, ...added, tracked: false, minimum: null };
  expect(materialCalls.saysTheSame(material, skein)).toBe(true);
  const dearer = { ...skein.pack, price: 21.5 };
  expect(materialCalls.saysTheSame({ ...material, pack: dearer }, skein)).toBe(false);
  expect(channelCalls.saysTheSame({ ...fair, ...added }, fair)).toBe(true);
  const bands = [...fair.bands, { from: 100, percent: 4, fixed: 0 }];
  expect(channelCalls.saysTheSame({ ...fair, ...added, bands }, fair)).toBe(false);
});
