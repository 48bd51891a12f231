import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftPrice } from '#core/product-draft/draft-price.ts';
import drafts from '../../../../../frozen/drafts.json' with { type: 'json' };
import { deviceStorage } from '../../../ui/browser/browser-storage.ts';
import { fakeBrowser } from '../../../ui/browser/fake-browser.ts';
import { materialSlot } from '../../catalogue/form/material-values.ts';
import { channelSlot } from '../../channels/form/channel-slot.ts';
import { draftStorage, takeOverTrial } from './stored-draft.ts';

// What a browser keeps since an older version (see the folder `frozen`).

const userId = '01a21648-afd5-7043-9767-81d00e1b374a';
const mug = '01a21648-b5e4-77b2-918b-fe891354df7e';
const clay = '01a21648-b564-759b-8f86-905486491689';

beforeEach(() => {
  fakeBrowser();
  for (const [key, text] of Object.entries(drafts)) deviceStorage.write(key, text);
});

afterEach(() => vi.unstubAllGlobals());

const storedAt = (key: keyof typeof drafts) => JSON.parse(drafts[key]);

test('a new and an edited product come back as they were, to the cent', () => {
  const bag = draftStorage({ userId, productId: null }).load();
  const { aside, asideKey, asideIsTemplate, version, saveKey, ...fields } = storedAt(
    `artesa:draft:${userId}:product`,
  );
  expect(bag).toMatchObject({
    draft: withoutKeys(fields),
    ...{ aside, asideKey, asideIsTemplate, version, saveKey },
  });
  expect(bag && draftPrice(bag.draft).finalPrice).toBe('214.90');
  const edited = draftStorage({ userId, productId: mug }).load();
  const of = storedAt(`artesa:draft:${userId}:product:${mug}`);
  expect(edited).toMatchObject({ version: of.version, saveKey: null, draft: { name: of.name } });
  expect(edited && draftPrice(edited.draft)).toMatchObject({
    finalPrice: '59.90',
    totalCost: '25.43',
  });
});

const withoutKeys = (kept: { materials: { key?: string }[] }) => ({
  ...kept,
  materials: kept.materials.map(({ key: _, ...row }) => row),
});

test.each([
  ['new', null],
  [clay, clay],
] as const)('so does a material: %s', (place, id) => {
  const { values, since, ...besides } = storedAt(`artesa:draft:${userId}:material:${place}`);
  expect(materialSlot(userId, id).load()).toMatchObject({
    draft: values,
    version: since || null,
    saveKey: besides.id,
    aside: besides.aside,
  });
});

test('the price of the landing page becomes a draft', () => {
  takeOverTrial({ id: 'ana', craftType: 'croche' });
  expect(draftStorage({ userId: 'ana', productId: null }).load()).toMatchObject({
    draft: { ...storedAt('artesa:trial'), craftCategory: 'croche' },
  });
});

test('a place that an older version kept comes back with its fee table', () => {
  const texts = { name: 'Feira da praça', 'bands.0.from': '0', 'bands.0.percent': '7,5' };
  const older = { id: 'fair', since: '2026-11-01', feeTable: 'feira', texts };
  deviceStorage.write('artesa:draft:ana:channel:fair', JSON.stringify(older));
  expect(channelSlot('ana', 'fair').load()).toMatchObject({
    version: '2026-11-01',
    draft: { ...texts, feeTable: 'feira', looked: '' },
  });
});
