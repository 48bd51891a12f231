import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { fieldDefaults } from '#core/fields/field.ts';
import { validationMessages } from '#core/fields/validation.ts';
import { nameAloneNote } from '#core/product-draft/form-texts.ts';
import {
  emptyMaterial,
  emptyProduct,
  type MaterialDraft,
  productDraft,
} from '#core/product-draft/product-draft.ts';
import { materialFields, productFields } from '#core/products/product-fields.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { productToasts } from '#core/products/product-texts.ts';
import { answer, answering, later, lost, refusal } from '../../../api/fake-answers.ts';
import { fakeBrowser } from '../../../ui/browser/fake-browser.ts';
import { fakeToast } from '../../../ui/toasts/fake-toast.ts';
import { cachedProducts } from '../../products/stored/cached-products.ts';
import { productsQuery } from '../../products/stored/products-query.ts';
import { createQueryClient } from '../../session/query-client.ts';
import { startSession } from '../../session/session-query.ts';
import type { DraftErrors } from '../draft/draft-errors.ts';
import { newRow } from '../draft/draft-rows.ts';
import { ProductWork } from '../draft/product-work.ts';
import { draftStorage } from '../draft/stored-draft.ts';
import { DraftSaving } from './save-draft.ts';
import { existingProduct, newProduct } from './save-product.ts';
import { findSavedMeanwhile } from './saved-meanwhile.ts';

const bag = (name: string, updatedAt = '1') =>
  ({
    ...fieldDefaults(productFields),
    id: 'bag',
    name,
    createdAt: '1',
    updatedAt,
    craftCategory: 'croche',
    productionTime: 1,
    fixedCosts: 0,
    hourlyRate: 25,
    marginPercentage: 100,
    batchSize: 1,
    rounding: 'none',
    chosenPrice: null,
    channelIds: [],
    offChannelIds: [],
    materials: [
      {
        ...fieldDefaults(materialFields),
        name: 'Fio',
        quantity: 1,
        unit: 'unidade',
        wastePercentage: 0,
        unitPrice: 10,
        pack: null,
        materialId: null,
      },
    ],
  }) as unknown as Product;
const row = (changes: Partial<MaterialDraft>) =>
  newRow({ ...emptyMaterial, quantity: '1', ...changes });
const yarn = row({ name: 'Fio', unitPrice: '10' });
const limit = { max: 2, message: 'too many materials', byPlan: true };

/** The form of a new product, or of one that exists, on a screen of its own. */
function open(product: Product | null = null, Saving = DraftSaving, asksRounding = false) {
  const screen = fakeToast();
  const client = createQueryClient(screen.toast);
  startSession(client, { id: 'ana' } as Me);
  client.setQueryData(productsQuery.queryKey, { rows: [], complete: true });
  const place = { userId: 'ana', productId: product?.id ?? null };
  const saved = product
    ? { draft: productDraft(product), version: product.updatedAt }
    : { draft: emptyProduct({ craftCategory: 'croche', hourlyRate: 25 }), version: null };
  const work = new ProductWork(place, saved);
  const target = product ? existingProduct(work, product, client) : newProduct(work);
  const left: string[] = [];
  const errors: DraftErrors[] = [];
  const onSaved = vi.fn();
  const onRounded = vi.fn();
  const saving = new Saving({ client, toast: screen.toast }, work, () => ({
    target,
    limit,
    unseenNotes: () => [],
    fill: (values) => work.type({ ...work.shown().draft, ...values }),
    showErrors: (shown) => errors.push(shown),
    leaveTo: (path) => left.push(path),
    onSaved,
    onRounded: asksRounding ? onRounded : undefined,
  }));
  return {
    saving,
    stage: { client, toast: screen.toast },
    messages: screen.messages,
    reasons: screen.reasons,
    work,
    target,
    left,
    errors,
    onSaved,
    onRounded,
    type: (name: string, materials = [yarn]) =>
      work.type({ ...work.shown().draft, name, materials }),
    name: () => work.shown().draft.name,
    stored: () => draftStorage(place).load(),
    listed: () => cachedProducts.list(client)?.map(({ name }) => name),
  };
}

const sent = (calls: ReturnType<typeof answering>) =>
  calls.map(({ what, body }) => [what, Reflect.get(Object(body), 'name')]);

let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  // No draft is kept any more when its test is over.
  vi.useFakeTimers();
  browser = fakeBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a save whose answer is lost keeps what was typed, and makes one product', async () => {
  const form = open();
  const calls = answering(lost, answer(200, bag('Gola')));
  form.type('Gola');
  await form.saving.save();
  expect(form.messages).toEqual([]);
  expect(form.saving.shown()).toMatchObject({ pending: false, error: { code: 'network' } });
  expect(form.stored()?.draft.name).toBe('Gola');
  expect(form.left).toEqual([]);
  await form.saving.save();
  expect(form.messages).toEqual([productToasts.saved]);
  expect(form.left).toEqual(['/products/bag']);
  expect(form.listed()).toEqual(['Gola']);
  expect(form.stored()).toBeNull();
  expect(form.onSaved).toHaveBeenCalledTimes(1);
  const [first, second] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
});

test('a save without a connection is made once there is one, unless something was typed since', async () => {
  const form = open();
  const calls = answering(lost, answer(200, bag('Gola')), lost);
  const end = form.saving.follow();
  browser.connect(false);
  form.type('Gola');
  await form.saving.save();
  expect(form.saving.shown().error).toMatchObject({ wasOffline: true });
  browser.connect(true);
  expect(form.saving.shown().pending).toBe(true);
  await vi.waitFor(() => expect(form.left).toEqual(['/products/bag']));
  const [first, second] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);

  browser.connect(false);
  form.type('Gola azul');
  await form.saving.save();
  form.type('Gola azul e');
  browser.connect(true);
  expect(form.saving.shown().pending).toBe(false);
  form.type('Gola azul');
  end();
  browser.connect(true);
  expect(calls).toHaveLength(3);
});

test('a save that finds too many calls keeps what was typed, and is pressed again', async () => {
  const form = open();
  answering(refusal(429, 'too_many_requests'), answer(200, bag('Gola')));
  form.type('Gola');
  await form.saving.save();
  expect(form.messages).toEqual([]);
  expect(form.saving.shown()).toMatchObject({
    pending: false,
    error: { message: 'too_many_requests' },
  });
  expect(form.stored()?.draft.name).toBe('Gola');
  await form.saving.save();
  expect(form.messages).toEqual([productToasts.saved]);
});

test('what is typed after a lost answer changes that same product, in another tab as well', async () => {
  const here = open();
  answering(lost);
  here.type('Gola');
  await here.saving.save();
  here.type('Gola de lã');
  here.work.follow()();
  const there = open();
  expect(there.name()).toBe('Gola de lã');
  const stored = { ...bag('Gola'), id: there.stored()?.saveKey };
  const calls = answering(
    refusal(409, 'product_already_stored', stored),
    answer(200, bag('Gola de lã', '2')),
  );
  await there.saving.save();
  expect(calls[0]?.headers.get('idempotency-key')).toBe(stored.id);
  expect(sent(calls)[1]).toEqual([`PUT /api/products/${stored.id}`, 'Gola de lã']);
  expect(there.left).toEqual(['/products/bag']);
});

test('a second press changes nothing, while it is saved and while the next screen is on its way', async () => {
  const form = open(bag('Bolsa'));
  const slow = later();
  const calls = answering(slow.answer);
  form.type('Bolsa verde');
  const saved = form.saving.save();
  expect(form.saving.shown().pending).toBe(true);
  await form.saving.save();
  slow.come(answer(200, bag('Bolsa verde', '2')));
  await saved;
  await form.saving.save();
  expect(calls).toHaveLength(1);
  expect(form.left).toEqual(['/products/bag', '/products/bag']);
});

test.each([
  ['a new product', null, 'POST /api/products'],
  ['one that exists', bag('Bolsa'), 'PUT /api/products/bag'],
])('what is typed while %s is saved is not lost, and saved next', async (_, product, first) => {
  const form = open(product);
  const slow = later();
  const calls = answering(slow.answer);
  form.type('Gola');
  const saved = form.saving.save();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const stored = { ...bag('Gola', '2'), ...Object(calls[0]?.body) };
  form.type('Gola de lã');
  slow.come(answer(200, stored));
  await saved;
  expect(form.left).toEqual([]);
  expect(form.name()).toBe('Gola de lã');
  expect(form.work.isUnsaved()).toBe(true);
  const done = answer(200, bag('Gola de lã', '3'));
  const again = answering(
    ...(product ? [done] : [refusal(409, 'product_already_stored', stored), done]),
  );
  await form.saving.save();
  expect(sent(calls)).toEqual([[first, 'Gola']]);
  expect(sent(again).at(-1)?.[1]).toBe('Gola de lã');
  expect(again.at(-1)?.headers.get('if-match')).toBe('"2"');
  expect(form.left).toEqual(['/products/bag']);
});

test('what was saved after the form was left shows in the list, and leads nowhere', async () => {
  const form = open();
  const leave = form.saving.follow();
  const slow = later();
  const calls = answering(slow.answer);
  form.type('Gola');
  const saved = form.saving.save();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  leave();
  slow.come(answer(200, bag('Gola')));
  await saved;
  expect(form.listed()).toEqual(['Gola']);
  expect(form.messages).toEqual([productToasts.saved]);
  expect(form.left).toEqual([]);
});

test('a form that was left before it could be checked sends nothing', async () => {
  vi.resetModules();
  const { DraftSaving: SavingWithoutCheck } = await import('./save-draft.ts');
  const form = open(null, SavingWithoutCheck);
  const leave = form.saving.follow();
  const calls = answering();
  form.type('Gola');
  const saved = form.saving.save();
  expect(form.saving.shown().pending).toBe(true);
  leave();
  await saved;
  expect(calls).toEqual([]);
  expect(form.messages).toEqual([]);
  expect(form.work.isUnsaved()).toBe(true);
});

test('a save that failed after the form was left is told elsewhere', async () => {
  const form = open();
  const leave = form.saving.follow();
  const slow = later();
  const calls = answering(slow.answer);
  form.type('Gola');
  const saved = form.saving.save();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  leave();
  slow.come(lost);
  await saved;
  expect(form.messages).toEqual([errorMessages.product_save_failed.detail]);
  expect(form.stored()?.draft.name).toBe('Gola');
});

/** A form whose product somebody else has changed since it was opened. */
async function inConflict() {
  const form = open(bag('Bolsa'));
  answering(refusal(412, 'product_changed', bag('Da outra aba', '2')));
  form.type('Desta aba');
  await form.saving.save();
  expect(form.saving.shown()).toMatchObject({ conflict: { name: 'Da outra aba' }, error: null });
  expect(form.messages).toEqual([]);
  expect(form.name()).toBe('Desta aba');
  return form;
}

test('a product that changed elsewhere can be edited further, and is asked about again', async () => {
  const form = await inConflict();
  form.saving.closeDialog();
  expect(form.saving.shown().conflict).toBeNull();
  const calls = answering(refusal(412, 'product_changed', bag('Da outra aba', '2')));
  await form.saving.save();
  expect(calls[0]?.headers.get('if-match')).toBe('"1"');
  expect(form.saving.shown().conflict).not.toBeNull();
});

test('mine is saved over the version that was shown, and over no newer one', async () => {
  const form = await inConflict();
  const theirs = later();
  const calls = answering(theirs.answer, answer(200, bag('Desta aba', '4')));
  form.saving.saveMine();
  theirs.come(refusal(412, 'product_changed', bag('Mais uma', '3')));
  await vi.waitFor(() => expect(form.saving.shown().conflict).toMatchObject({ name: 'Mais uma' }));
  await vi.waitFor(() => expect(form.saving.shown().pending).toBe(false));
  form.saving.saveMine();
  await vi.waitFor(() => expect(form.left).toEqual(['/products/bag']));
  expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"3"']);
});

test('theirs is shown with mine kept aside on the device, until it is wanted again', async () => {
  const form = await inConflict();
  form.saving.showTheirs();
  expect(form.name()).toBe('Da outra aba');
  const reopened = open(bag('Da outra aba', '2'));
  expect(reopened.name()).toBe('Da outra aba');
  expect(reopened.work.shown().aside?.name).toBe('Desta aba');
  expect(reopened.work.isUnsaved()).toBe(true);
  reopened.work.showAside();
  expect(reopened.name()).toBe('Desta aba');
  const calls = answering(answer(200, bag('Desta aba', '3')));
  await reopened.saving.save();
  expect(calls[0]?.headers.get('if-match')).toBe('"2"');
  expect(reopened.stored()).toBeNull();
});

test('changes to a product that was deleted meanwhile can be saved as a new one', async () => {
  const form = open(bag('Bolsa'));
  answering(refusal(404, 'product_not_found'));
  form.type('Salva do lixo');
  await form.saving.save();
  expect(form.saving.shown().error).toMatchObject({ code: 'product_not_found' });
  const calls = answering(answer(201, bag('Salva do lixo')));
  await form.saving.save(newProduct(form.work));
  expect(sent(calls)).toEqual([['POST /api/products', 'Salva do lixo']]);
  expect(form.left).toEqual(['/products/bag']);
});

test('a product for which the plan has no room is told once, with the draft in hand', async () => {
  const form = open();
  answering(refusal(403, 'product_limit_reached'));
  form.type('Peça seis');
  await form.saving.save();
  expect(form.messages).toEqual(['product_limit_reached']);
  expect(form.left).toEqual(['/upgrade']);
  expect(form.stored()?.draft.name).toBe('Peça seis');
});

test('a session that ended keeps the draft and says nothing of a failure', async () => {
  const form = open();
  answering(refusal(401, 'unauthenticated'));
  form.type('Gola');
  await form.saving.save();
  expect(form.messages).toEqual(['Sua sessão terminou. Entre de novo para continuar.']);
  expect(form.stored()?.draft.name).toBe('Gola');
});

test('what cannot be saved is told at its fields, and nothing is sent', async () => {
  const form = open();
  const calls = answering();
  form.type('', [yarn, row({ unitPrice: '3' })]);
  await form.saving.save();
  expect(Object.keys(form.errors[0] ?? {})).toEqual(
    expect.arrayContaining(['name', 'materials.1.name']),
  );
  expect(form.messages).toEqual([validationMessages.requiredFields]);
  form.type('Gola', [yarn, yarn, yarn]);
  await form.saving.save();
  expect(form.errors[1]).toEqual({ materials: limit.message });
  expect(form.messages).toHaveLength(1);
  expect(calls).toEqual([]);
});

test('what the server finds wrong is told at the fields it came from', async () => {
  const form = open();
  const problem = { title: '', status: 400, code: 'validation_failed', detail: '' };
  const errors = [{ path: 'materials.0.quantity', code: 'too_big', message: 'too much' }];
  answering(answer(400, { ...problem, errors }));
  form.type('Gola', [newRow(), yarn]);
  await form.saving.save();
  expect(form.errors).toEqual([{ 'materials.1.quantity': 'too much' }]);
});

test('a material without a price is asked about before anything is sent', async () => {
  const form = open();
  const calls = answering(answer(201, bag('Sachê')));
  form.type('Sachê', [yarn, row({ name: 'Lavanda' })]);
  await form.saving.save();
  expect(form.saving.shown().free).toMatchObject({
    names: ['Lavanda'],
    field: 'materials.1.unitPrice',
  });
  form.saving.closeDialog();
  expect(form.saving.shown().free).toBeNull();
  expect(calls).toEqual([]);
  await form.saving.save();
  form.saving.saveFree();
  await vi.waitFor(() => expect(form.left).toEqual(['/products/bag']));
  expect(calls[0]?.body).toMatchObject({ materials: [{}, { name: 'Lavanda', unitPrice: 0 }] });
});

test('a pack without a price is asked about, and one without its content refused', async () => {
  const form = open();
  const calls = answering(answer(201, bag('Sachê')));
  const pack = { price: '', content: '500', unit: 'grama' };
  const filling = row({ name: 'Enchimento', quantity: '60 g', unitPrice: '3', byPack: true, pack });
  form.type('Sachê', [filling]);
  await form.saving.save();
  expect(form.saving.shown().free?.field).toBe('materials.0.pack.price');
  form.saving.saveFree();
  await vi.waitFor(() => expect(form.left).toEqual(['/products/bag']));
  const sentPack = { price: 0, content: 500, unit: 'grama' };
  expect(calls[0]?.body).toMatchObject({
    materials: [{ quantity: 60, unit: 'grama', unitPrice: null, pack: sentPack }],
  });

  form.type('Sachê', [{ ...filling, pack: { ...pack, price: '24', content: '' } }]);
  await form.saving.save();
  expect(Object.keys(form.errors[0] ?? {})).toEqual(['materials.0.pack.content']);
});

test.each([true, false])(
  'a name alone is saved as one of nothing (by the pack: %s), and told',
  async (byPack) => {
    const form = open();
    const calls = answering(answer(201, bag('Sachê')));
    form.type('Sachê', [yarn, row({ name: 'Lavanda', quantity: '', byPack })]);
    await form.saving.save();
    expect(form.left).toEqual(['/products/bag']);
    expect(calls[0]?.body).toMatchObject({
      materials: [{}, { name: 'Lavanda', quantity: 1, unitPrice: 0, pack: null }],
    });
    expect(form.reasons).toEqual([nameAloneNote(['Lavanda'])]);
  },
);

test('a pack of which nothing is known, used for free, costs nothing by the unit', async () => {
  const form = open();
  const calls = answering(answer(201, bag('Sachê')));
  form.type('Sachê', [row({ name: 'Lavanda', quantity: '40 g', byPack: true })]);
  await form.saving.save();
  expect(form.saving.shown().free?.names).toEqual(['Lavanda']);
  form.saving.saveFree();
  await vi.waitFor(() => expect(form.left).toEqual(['/products/bag']));
  expect(calls[0]?.body).toMatchObject({
    materials: [{ quantity: 40, unit: 'grama', unitPrice: 0, pack: null }],
  });
});

test('a price of nothing that was typed is not asked about', async () => {
  const form = open();
  const calls = answering(answer(201, bag('Vaso')));
  form.type('Vaso', [row({ name: 'Garrafa', unitPrice: '0' })]);
  await form.saving.save();
  expect(form.left).toEqual(['/products/bag']);
  expect(calls[0]?.body).toMatchObject({ materials: [{ name: 'Garrafa', unitPrice: 0 }] });
});

test('a draft whose save arrived after its tab was closed is no draft any more', async () => {
  const closed = open();
  const calls = answering(lost);
  closed.type('Gola');
  await closed.saving.save();
  const id = closed.stored()?.saveKey ?? '';
  for (const [name, left] of [
    ['Gola de lã', 'Gola'],
    ['Gola', ''],
  ] as const) {
    const again = open();
    answering(answer(200, { products: [{ ...bag(name), ...Object(calls[0]?.body), id, name }] }));
    await findSavedMeanwhile(again.stage, again.work);
    expect([again.work.wasRestored, again.name()]).toEqual([left !== '', left]);
  }
});

const uneven = [row({ name: 'Fio', unitPrice: '10,11' })];

test('how a first price ends is asked once, and each answer saves the piece with it', async () => {
  const form = open(null, DraftSaving, true);
  const calls = answering(lost, answer(201, bag('Gola')));
  form.type('Gola', uneven);
  await form.saving.save();
  // 10,11 of yarn, an hour at 25,00 and 50,00 of fixed costs, doubled.
  expect(form.saving.shown().unrounded?.choices.map(({ price }) => price)).toEqual([
    '171.00',
    '170.90',
    '170.22',
  ]);
  form.saving.closeDialog();
  expect(form.saving.shown()).toMatchObject({ pending: false, unrounded: null, error: null });
  expect([calls, form.onRounded.mock.calls, form.work.shown().draft.rounding]).toEqual([
    [],
    [],
    'none',
  ]);
  await form.saving.save();
  form.saving.saveRounded('none');
  await vi.waitFor(() => expect(form.saving.shown().error).not.toBeNull());
  await form.saving.save();
  expect(form.left).toEqual(['/products/bag']);
  expect(form.onRounded.mock.calls).toEqual([['none']]);
});

test.each([
  ['a round price', [yarn], {}],
  ['a chosen price', uneven, { chosenPrice: '99,99' }],
  ['a price that is rounded', uneven, { rounding: '99' as const }],
])('%s is saved without a question', async (_, materials, changes) => {
  const form = open(null, DraftSaving, true);
  const calls = answering(answer(201, bag('Gola')));
  form.type('Gola', materials);
  form.work.type({ ...form.work.shown().draft, ...changes });
  await form.saving.save();
  expect(form.left).toEqual(['/products/bag']);
  expect(calls).toHaveLength(1);
});

test('the piece has the ending that was answered', async () => {
  const form = open(null, DraftSaving, true);
  const calls = answering(answer(201, bag('Gola')));
  form.type('Gola', uneven);
  await form.saving.save();
  form.saving.saveRounded('90');
  await vi.waitFor(() => expect(form.left).toEqual(['/products/bag']));
  expect(calls[0]?.body).toMatchObject({ rounding: '90', chosenPrice: null });
  expect(form.onRounded).toHaveBeenCalledExactlyOnceWith('90');
});
