import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyProduct, type ProductDraft } from '#core/product-draft/product-draft.ts';
import type { LastProduct } from '#core/products/product-schemas.ts';
import { deviceStorage } from '../../../ui/browser/browser-storage.ts';
import { fakeBrowser } from '../../../ui/browser/fake-browser.ts';
import { unsavedWork } from '../../session/drafts.ts';
import { trialStorage } from '../../session/trial.ts';
import { newRow } from './draft-rows.ts';
import { followDefaults, freshDraft } from './fresh-draft.ts';
import { ProductWork } from './product-work.ts';
import { draftStorage, takeOverTrial } from './stored-draft.ts';

const defaults = {
  craftType: 'croche',
  hourlyRate: 25,
  rounding: 'none',
  hourPlan: null,
} as const;
const last: LastProduct = {
  craftCategory: 'bordado',
  fixedCosts: 0,
  marginPercentage: 150,
  rounding: '5',
  channelIds: ['fair'],
};
const fresh = (known: LastProduct | null = null) => freshDraft(defaults, known);
const place = (userId = 'ana', productId: string | null = null) => ({ userId, productId });
const storedDraft = (where = place()) => draftStorage(where).load();

let browser: ReturnType<typeof fakeBrowser>;

const open = (where = place(), version: string | null = null) =>
  new ProductWork(where, { draft: fresh(), version });

function typed(name: string, where = place()) {
  const work = open(where);
  work.type({ ...work.shown().draft, name });
  return work;
}

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is typed is kept shortly after, and found again', () => {
  typed('Xale');
  expect(storedDraft()).toBeNull();
  vi.advanceTimersByTime(250);
  const again = open();
  expect(again.wasRestored).toBe(true);
  expect(again.shown().draft.name).toBe('Xale');
  expect(again.isUnsaved()).toBe(true);
});

test('it is kept at once when the tab or the screen goes', () => {
  const leave = typed('Xale').follow();
  browser.happen('pagehide');
  expect(storedDraft()?.draft.name).toBe('Xale');
  draftStorage(place()).clear();
  // Nothing is written again that signing out has cleared.
  leave();
  expect(storedDraft()).toBeNull();
  typed('Gola').follow()();
  expect(storedDraft()?.draft.name).toBe('Gola');
});

test('what a newer version kept is neither opened nor written over, and the form says so', () => {
  typed('Xale').follow()();
  const key = 'artesa:draft:ana:product';
  const newer = JSON.stringify({ ...JSON.parse(deviceStorage.read(key) ?? ''), colour: 'azul' });
  deviceStorage.write(key, newer);
  const work = typed('Gola');
  expect([work.holdsNewer, work.wasRestored]).toEqual([true, false]);
  work.follow()();
  work.forget();
  expect(deviceStorage.read(key)).toBe(newer);
  expect(open(place('bia')).holdsNewer).toBe(false);
});

test('a draft is of one user and one product', () => {
  typed('Xale');
  typed('Bolsa', place('ana', 'bag'));
  vi.advanceTimersByTime(250);
  for (const other of [place('rosa'), place('ana', 'mug'), place('rosa', 'bag')]) {
    expect(open(other).wasRestored).toBe(false);
  }
  expect(open(place('ana', 'bag')).shown().draft.name).toBe('Bolsa');
});

test('what says the same as what is saved is no draft', () => {
  const work = typed('Xale');
  vi.advanceTimersByTime(250);
  const { draft } = work.shown();
  work.type({
    ...draft,
    name: ' ',
    materials: [...draft.materials, newRow()],
    hourlyRate: '25,00',
  });
  expect(work.isUnsaved()).toBe(false);
  vi.advanceTimersByTime(250);
  expect(storedDraft()).toBeNull();
});

test('a discarded draft is forgotten, and the form begins afresh', () => {
  typed('Xale');
  vi.advanceTimersByTime(250);
  const again = open();
  const { generation } = again.shown();
  again.showSaved();
  expect(again.shown()).toMatchObject({ draft: { name: '' }, generation: generation + 1 });
  expect(storedDraft()).toBeNull();
});

test('an open form whose work is unsaved is missed when the account is left', () => {
  const work = typed('Xale');
  expect(unsavedWork('ana').typed).toBe(false);
  const leave = work.follow();
  expect(unsavedWork('ana').typed).toBe(true);
  leave();
  draftStorage(place()).clear();
  expect(unsavedWork('ana').typed).toBe(false);
});

test('who asks to leave right after typing can keep it, and otherwise it does not come back', () => {
  const leave = typed('Xale').follow();
  expect(unsavedWork('ana').canBeStored).toBe(true);
  draftStorage(place()).clear();
  leave();
  expect(storedDraft()).toBeNull();
});

test('the id of a new product is the same at every try, and stays with its draft', () => {
  const work = typed('Xale');
  const id = work.saveKey();
  expect(work.saveKey()).toBe(id);
  expect(open().saveKey()).toBe(id);
  work.startOver();
  expect(work.saveKey()).not.toBe(id);
});

test('changes go on from the state that they were made to', () => {
  const bag = place('ana', 'bag');
  const work = new ProductWork(bag, { draft: fresh(), version: '1' });
  work.type({ ...work.shown().draft, name: 'Bolsa' });
  vi.advanceTimersByTime(250);
  expect(open(bag, '2').version()).toBe('1');
  draftStorage(bag).clear();
  expect(open(bag, '2').version()).toBe('2');
});

test.each(['{"name":', '[]', '{"materials":[]}', '{"materials":[null]}', '7'])(
  'what the device holds and is no draft is none: %s',
  (text) => {
    typed('Xale');
    vi.advanceTimersByTime(250);
    for (const key of Object.keys(browser.device)) browser.device.setItem(key, text);
    expect(open().wasRestored).toBe(false);
  },
);

test('a device that keeps nothing keeps nobody from typing and saving', () => {
  browser.fill();
  const work = typed('Xale');
  vi.advanceTimersByTime(250);
  const id = work.saveKey();
  expect([work.shown().draft.name, work.saveKey()]).toEqual(['Xale', id]);
  expect(open().wasRestored).toBe(false);
});

const named = (name: string) => ({ ...fresh(), name });

const follow = (work: ProductWork, draft: ProductDraft, isLikeLast = false) =>
  followDefaults(work, draft, isLikeLast, (field, value) =>
    work.type({ ...work.shown().draft, [field]: value }),
  );

test('craft and rate changed elsewhere reach a form in which nothing was typed', () => {
  const changed = { ...defaults, craftType: 'ceramica', hourlyRate: 60, rounding: '90' } as const;
  const untouched = open();
  follow(untouched, freshDraft(changed, null));
  expect(untouched.shown().draft).toMatchObject({
    craftCategory: 'ceramica',
    hourlyRate: '60,00',
    rounding: '90',
  });
  expect(untouched.isUnsaved()).toBe(false);
  const work = typed('Xale');
  follow(work, freshDraft(changed, null));
  expect(work.shown().draft).toMatchObject({ name: 'Xale', craftCategory: 'croche' });
});

const likeLast = {
  craftCategory: 'bordado',
  fixedCosts: '',
  noFixedCosts: true,
  marginPercentage: '150',
  rounding: '5',
  hourlyRate: '25,00',
  productionTime: '1',
  // Where it is sold is the same for every piece.
  channelIds: [],
  offChannelIds: [],
};

test('a new product begins as the last one, and says so whatever is changed then', () => {
  const saved = { draft: fresh(last), version: null, isLikeLast: true };
  const work = new ProductWork(place(), saved);
  expect(work.shown().draft).toMatchObject(likeLast);
  expect([work.beganLikeLast(), work.isUnsaved(), work.hasPrice()]).toEqual([true, false, false]);
  work.type({ ...work.shown().draft, marginPercentage: '50' });
  expect(work.beganLikeLast()).toBe(true);
  work.begin({ ...fresh(last), noFixedCosts: false, fixedCosts: '8,00' });
  expect(work.beganLikeLast()).toBe(false);
  expect(open().beganLikeLast()).toBe(false);
});

test('what follows the hours is not taken from the last product', () => {
  const hourPlan = {
    monthlyIncome: 3000,
    hoursPerDay: 6,
    daysPerWeek: 5,
    vacationWeeks: 4,
    unpaidPercentage: 25,
    monthlyCosts: [{ name: 'Internet', amount: 101.7, months: null }],
  };
  const costs = (plan: typeof hourPlan | null) =>
    freshDraft({ ...defaults, hourPlan: plan }, { ...last, fixedCosts: 8 });
  expect(costs(hourPlan)).toMatchObject({ fixedCosts: '1,13', followsHours: true });
  expect(costs({ ...hourPlan, monthlyCosts: [] })).toMatchObject({ noFixedCosts: true });
  expect(costs(null)).toMatchObject({ fixedCosts: '8,00', followsHours: true });
});

test('a last product that becomes known late fills an untouched form in place', () => {
  const untouched = open();
  follow(untouched, fresh(last), true);
  expect(untouched.shown()).toMatchObject({ draft: likeLast, generation: 0 });
  expect([untouched.beganLikeLast(), untouched.isUnsaved()]).toEqual([true, false]);
  expect(untouched.hasPrice()).toBe(false);
  const work = typed('Xale');
  follow(work, fresh(last), true);
  expect(work.shown().draft).toMatchObject({ fixedCosts: '50,00', marginPercentage: '100' });
  expect(work.beganLikeLast()).toBe(false);
});

test('a product that was just saved is the last one, and stays in its form as it is', () => {
  const work = typed('Xale');
  work.begin(named('Urso'));
  work.forget();
  follow(work, fresh(last), true);
  expect(work.shown().draft).toMatchObject({ name: 'Urso', marginPercentage: '100' });
  expect(work.isUnsaved()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(storedDraft()?.draft.name).toBe('Xale');
});

test.each([
  ['a name', { name: 'Chaveiro' }, false],
  ['a markup', { marginPercentage: '150' }, false],
  ['no fixed costs', { noFixedCosts: true }, false],
  ['a time', { productionTime: '2' }, true],
  ['the time that stood there, in other words', { productionTime: '1h' }, true],
  ['a material', { materials: [{ ...newRow(), name: 'Argola' }] }, true],
  ['an empty row', { materials: [newRow(), newRow()] }, false],
])('%s alone makes a price: %#', (_, change, hasPrice) => {
  const work = open();
  work.type({ ...work.shown().draft, ...change });
  expect(work.hasPrice()).toBe(hasPrice);
});

test('a time that was measured makes a price, be it the one that stood there', () => {
  const work = open();
  work.takeTime();
  expect(work.hasPrice()).toBe(true);
  work.discard();
  expect(work.hasPrice()).toBe(false);
});

test('a draft that is found again has the price that it had, and a name alone none', () => {
  const work = typed('Xale');
  vi.advanceTimersByTime(250);
  expect(open().hasPrice()).toBe(false);
  work.type({ ...work.shown().draft, productionTime: '2' });
  vi.advanceTimersByTime(250);
  expect(open().hasPrice()).toBe(true);
});

const trial = emptyProduct({ craftCategory: 'bordado', hourlyRate: 40 });
const ana = { id: 'ana', craftType: 'croche' } as const;

test('a price tried before becomes the draft of who signs in, in their own craft', () => {
  trialStorage.keep({ ...trial, name: 'Caneca' });
  takeOverTrial(ana);
  expect(storedDraft()?.draft).toMatchObject({ name: 'Caneca', craftCategory: 'croche' });
  expect(trialStorage.isStored()).toBe(false);
});

test('it waits behind a draft that is there, which stays as it is', () => {
  typed('Manta começada');
  vi.advanceTimersByTime(250);
  trialStorage.keep({ ...trial, name: 'Caneca' });
  takeOverTrial(ana);
  expect(storedDraft()?.draft.name).toBe('Manta começada');
  expect(trialStorage.isStored()).toBe(true);
});

test('where the device has no more room it stays where it is', () => {
  trialStorage.keep({ ...trial, name: 'Caneca' });
  browser.fill();
  takeOverTrial(ana);
  expect(trialStorage.isStored()).toBe(true);
});

test('a template puts aside what was typed, and a second one leaves that where it is', () => {
  const work = typed('Xale');
  const key = work.saveKey();
  work.begin(named('Urso'));
  expect(work.shown()).toMatchObject({ draft: { name: 'Urso' }, aside: { name: 'Xale' } });
  // Another product has another id.
  expect(work.saveKey()).not.toBe(key);
  const takeBack = work.begin(named('Bolsa'));
  expect(work.shown()).toMatchObject({ draft: { name: 'Bolsa' }, aside: { name: 'Xale' } });
  takeBack();
  expect(work.shown()).toMatchObject({ draft: { name: 'Urso' }, aside: { name: 'Xale' } });
  const again = open();
  again.showAside();
  expect(again.shown()).toMatchObject({ draft: { name: 'Xale' }, aside: { name: 'Urso' } });
  expect(again.saveKey()).toBe(key);
  again.showAside();
  expect(again.shown()).toMatchObject({ draft: { name: 'Urso' }, aside: { name: 'Xale' } });
});

test('what was typed is put aside again where it was changed for the template', () => {
  const work = typed('Xale');
  const key = work.saveKey();
  work.begin(named('Urso'));
  work.showAside();
  const again = open();
  const takeBack = again.begin(named('Bolsa'));
  expect(again.shown()).toMatchObject({ draft: { name: 'Bolsa' }, aside: { name: 'Xale' } });
  takeBack();
  expect(again.shown()).toMatchObject({ draft: { name: 'Xale' }, aside: { name: 'Urso' } });
  again.begin(named('Bolsa'));
  again.showAside();
  expect(again.shown()).toMatchObject({ draft: { name: 'Xale' }, aside: { name: 'Bolsa' } });
  expect(again.saveKey()).toBe(key);
});

test('when the template is saved, what was put aside for it is the next draft', () => {
  const work = typed('Xale');
  const key = work.saveKey();
  work.begin(named('Urso'));
  work.forget();
  expect(work.isUnsaved()).toBe(false);
  vi.advanceTimersByTime(1000);
  const next = open();
  expect(next.shown()).toMatchObject({ draft: { name: 'Xale' }, aside: null });
  expect(next.saveKey()).toBe(key);
});

test('a template in an untouched form puts nothing aside', () => {
  const work = open();
  work.begin(named('Urso'));
  expect(work.shown().aside).toBeNull();
});
