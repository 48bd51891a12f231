import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftPrice } from '#core/products/draft-price.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import drafts from '../../../../../frozen/drafts.json' with { type: 'json' };
import { deviceStorage } from '../../../ui/browser/browser-storage.ts';
import { fakeBrowser } from '../../../ui/browser/fake-browser.ts';
import { catalogueDraft } from '../../catalogue/form/catalogue-draft.ts';
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
  expect(bag).toMatchObject({
    ...withoutKeys(storedAt(`artesa:draft:${userId}:product`)),
    saveKey: null,
  });
  expect(bag && draftPrice(bag).finalPrice).toBe('214.90');
  const edited = draftStorage({ userId, productId: mug }).load();
  expect(edited).toMatchObject(withoutKeys(storedAt(`artesa:draft:${userId}:product:${mug}`)));
  expect(edited && draftPrice(edited)).toMatchObject({ finalPrice: '59.90', totalCost: '25.43' });
});

const withoutKeys = (kept: { materials: { key?: string }[] }) => ({
  ...kept,
  materials: kept.materials.map(({ key: _, ...row }) => row),
});

test('so do a new and an edited material', () => {
  const kept = `artesa:draft:${userId}:material:new` as const;
  expect(catalogueDraft(userId, null).load()).toMatchObject(storedAt(kept));
  const edited = `artesa:draft:${userId}:material:${clay}` as const;
  const material = { id: clay } as CatalogueMaterial;
  expect(catalogueDraft(userId, material).load()).toMatchObject(storedAt(edited));
});

test('the price of the landing page becomes a draft', () => {
  takeOverTrial({ id: 'ana', craftType: 'croche' });
  expect(draftStorage({ userId: 'ana', productId: null }).load()).toMatchObject({
    ...storedAt('artesa:trial'),
    craftCategory: 'croche',
  });
});
