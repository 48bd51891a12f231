import type { FormErrors } from '@mantine/form';
import { expect, test, vi } from 'vitest';
import { rowRemovedToast } from '#core/product-draft/form-texts.ts';
import { emptyMaterial } from '#core/product-draft/product-draft.ts';
import { rowsPastedToast } from '#core/written-lists/paste-texts.ts';
import { type Pasted, readPastedRows } from '#core/written-lists/pasted-rows.ts';
import { fakeToast } from '../../../ui/toasts/fake-toast.ts';
import { type DraftRow, newRow } from '../draft/draft-rows.ts';
import type { PricingForm } from '../form/use-pricing-form.ts';
import { MaterialRows, type RowsScreen } from './material-rows.ts';
import { pickMaterial, placePasted } from './place-rows.ts';

const table = 'Fio\t2\t18,90\nBotão\t6\t0,50';
const unclearTable = 'Qtd\tMaterial\tComo vem\n2\tFio\tnovelo\n6\tBotão\tcartela';
const tooMany = 'too many materials';
const reader: RowsScreen['loadPasting'] = async () => ({ readPastedRows, placePasted });

/** A form with rows of these names, '' for a blank one, of which there may be `max`. */
function open(names: readonly string[], { max = 4, loadPasting = reader } = {}) {
  let rows: readonly DraftRow[] = names.map((name) => newRow({ ...emptyMaterial, name }));
  let errors: FormErrors = {};
  let cursor: string | null = null;
  const { toast, messages, press } = fakeToast();
  const review = vi.fn<RowsScreen['review']>();
  const saveToCatalogue = vi.fn();
  const form = {
    getValues: () => ({ materials: rows, craftCategory: 'croche' }),
    setFieldValue: (path: string, value: unknown) => {
      const index = path.split('.')[1];
      rows = index === undefined ? (value as DraftRow[]) : rows.with(+index, value as DraftRow);
    },
    insertListItem: (_: string, row: DraftRow) => {
      rows = [...rows, row];
    },
    removeListItem: (_: string, index: number) => {
      rows = rows.toSpliced(index, 1);
    },
    setErrors: (change: (errors: FormErrors) => FormErrors) => {
      errors = change(errors);
    },
    clearFieldError: (path: string) => {
      const { [path]: _, ...left } = errors;
      errors = left;
    },
  } as unknown as PricingForm;
  const focus = (path: string) => {
    // A field that is not on the screen takes no cursor.
    const index = path.split('.')[1];
    cursor = index === undefined || rows[+index] ? path : null;
  };
  const limit = { max, message: tooMany, byPlan: true };
  const screen = {
    toast,
    focus,
    loadPasting,
    review,
    saveToCatalogue,
  };
  return {
    edit: new MaterialRows(form, limit, screen),
    review,
    saveToCatalogue,
    messages,
    press,
    names: () => rows.map(({ name }) => name),
    keys: () => rows.map(({ key }) => key),
    cursor: () => cursor,
    row: (index: number) => rows[index],
    type: (index: number, changes: Partial<DraftRow>) => {
      rows = rows.map((row, at) => (at === index ? { ...row, ...changes } : row));
    },
    errors: () => errors,
    /** Since it was asked last. */
    wasRefused: () => {
      const refused = errors.materials === tooMany;
      form.clearFieldError('materials');
      return refused;
    },
    fail: (path: string) => {
      errors = { ...errors, [path]: 'wrong' };
    },
  };
}

const noMore = () => null;
const finished = { quantity: '40', unitPrice: '2,00' };

test('a finished row folds when another is entered, and opens again', () => {
  const form = open(['Fio', 'Botão']);
  const heard = vi.fn();
  form.edit.opened.subscribe(heard);
  form.type(0, finished);
  form.type(1, finished);
  expect([0, 1].map((index) => form.edit.isOpen(index))).toEqual([false, false]);
  form.edit.enter(1);
  expect([0, 1].map((index) => form.edit.isOpen(index))).toEqual([false, true]);
  form.edit.open(0);
  expect(form.cursor()).toBe('materials.0.quantity');
  expect([0, 1].map((index) => form.edit.isOpen(index))).toEqual([true, false]);
  expect(heard).toHaveBeenCalledTimes(2);
  // Enter goes on to the line that the next row is folded to.
  form.edit.leave(0);
  expect(form.cursor()).toBe('materials.1');
});

test.each([
  ['no name', { name: '' }],
  ['no quantity', { quantity: '' }],
  ['no price', { unitPrice: '' }],
  ['a pack without a content', { byPack: true, pack: { price: '3', content: '', unit: 'grama' } }],
  ['a question', { quantity: '9999', unitPrice: '99999,99' }],
])('a row with %s stays open', (_, missing) => {
  const form = open(['Fio', 'Botão']);
  form.type(0, { ...finished, ...missing });
  form.edit.enter(1);
  expect(form.edit.isOpen(0)).toBe(true);
});

test('a new row comes last and gets the cursor; one too many is refused', () => {
  const form = open(['Fio', 'Botão'], { max: 3 });
  form.edit.add();
  expect(form.names()).toEqual(['Fio', 'Botão', '']);
  expect(form.cursor()).toBe('materials.2.name');
  form.edit.fill(2, { ...emptyMaterial, name: 'Fita' });
  expect(form.wasRefused()).toBe(false);
  form.edit.add();
  expect(form.names()).toHaveLength(3);
  expect(form.wasRefused()).toBe(true);
});

test('a blank row follows the craft of the piece; what was typed or chosen stays', () => {
  const form = open(['Fio']);
  form.edit.togglePack(0);
  form.edit.leave(0);
  form.edit.propose('ceramica', 'croche');
  expect(form.row(1)).toMatchObject({ unit: 'quilograma', pack: { unit: 'quilograma' } });
  form.edit.chooseUnit(1, 'unit', 'novelo');
  form.edit.propose('costura', 'ceramica');
  expect([form.row(0)?.unit, form.row(1)?.unit]).toEqual(['grama', 'novelo']);
});

test('where a row is blank, that one is the new one', () => {
  const form = open(['Fio', '', 'Botão']);
  form.edit.add();
  expect(form.names()).toEqual(['Fio', '', 'Botão']);
  expect(form.cursor()).toBe('materials.1.name');
});

test.each([
  ['the first', 0, ['Botão', 'Fita'], 0],
  ['one in the middle', 1, ['Fio', 'Fita'], 1],
  ['the last', 2, ['Fio', 'Botão'], 1],
])('after %s is removed the cursor is in the row in its place', (_, index, left, cursor) => {
  const form = open(['Fio', 'Botão', 'Fita']);
  const keys = form.keys();
  form.edit.remove(index);
  expect(form.names()).toEqual(left);
  expect(form.cursor()).toBe(`materials.${cursor}.name`);
  form.press(rowRemovedToast(['Fio', 'Botão', 'Fita'][index] ?? ''));
  expect(form.names()).toEqual(['Fio', 'Botão', 'Fita']);
  expect(form.keys()).toEqual(keys);
});

test('the only row stays, and a blank one goes without an offer', () => {
  const alone = open(['Fio']);
  alone.edit.remove(0);
  expect(alone.names()).toEqual(['Fio']);
  const form = open(['Fio', '']);
  form.edit.remove(1);
  form.edit.remove(7);
  expect(form.names()).toEqual(['Fio']);
  expect(form.messages).toEqual([]);
});

test('a row that comes back takes the place of a blank one where the form is full', () => {
  const form = open(['Fio', 'Botão'], { max: 2 });
  form.edit.remove(0);
  form.edit.add();
  expect(form.names()).toEqual(['Botão', '']);
  form.press(rowRemovedToast('Fio'));
  expect(form.names()).toEqual(['Fio', 'Botão']);
});

test('without room a row that should come back is refused, and offered again', () => {
  const form = open(['Fio', 'Botão'], { max: 2 });
  form.edit.remove(0);
  pickMaterial(form.edit, { ...emptyMaterial, name: 'Fita' }, 'Fita!', noMore);
  form.press(rowRemovedToast('Fio'));
  expect(form.names()).toEqual(['Botão', 'Fita']);
  expect(form.wasRefused()).toBe(true);
  form.edit.remove(1);
  form.press(rowRemovedToast('Fio'));
  expect(form.names()).toEqual(['Fio', 'Botão']);
});

test('Enter leads to the next row, and from the last one to a new one', () => {
  const form = open(['Fio', 'Botão']);
  expect(form.edit.leave(0)).toBe(true);
  expect(form.cursor()).toBe('materials.1.name');
  expect(form.edit.leave(1)).toBe(true);
  expect(form.names()).toEqual(['Fio', 'Botão', '']);
  expect(form.cursor()).toBe('materials.2.name');
  expect(form.edit.leave(2)).toBe(false);
  expect(form.edit.leave(9)).toBe(false);
  expect(form.names()).toHaveLength(3);
});

const yarn = { ...emptyMaterial, name: 'Fio', quantity: '1', unitPrice: '2,00', materialId: 'f' };

test('what is picked fills the first blank row, folded, and the cursor stays', () => {
  const form = open(['', 'Botão', ''], { max: 4 });
  form.edit.enter(0);
  pickMaterial(form.edit, yarn, 'Fio!', noMore);
  expect(form.names()).toEqual(['Fio', 'Botão']);
  expect(form.edit.isOpen(0)).toBe(false);
  expect(form.cursor()).toBe(null);
  pickMaterial(form.edit, { ...yarn, name: 'Fita' }, 'Fita!', noMore);
  expect(form.names()).toEqual(['Fio', 'Botão', 'Fita']);
  form.press('Fita!');
  expect(form.names()).toEqual(['Fio', 'Botão']);
});

test('what is picked again is more of it, where the row takes more', () => {
  const form = open(['', 'Fita'], { max: 2 });
  const more = ({ quantity, ...row }: DraftRow) => ({
    ...row,
    quantity: `${Number(quantity) + 1}`,
  });
  pickMaterial(form.edit, yarn, 'Fio!', more);
  pickMaterial(form.edit, yarn, 'Fio!', more);
  expect(form.row(0)).toMatchObject({ name: 'Fio', quantity: '2' });
  form.press('Fio!');
  expect(form.row(0)).toMatchObject({ name: 'Fio', quantity: '1' });
  expect(form.wasRefused()).toBe(false);
  pickMaterial(form.edit, yarn, 'Fio!', noMore);
  expect(form.names()).toEqual(['Fio', 'Fita']);
  expect(form.wasRefused()).toBe(true);
});

test('a pasted table fills rows, and what was placed can be taken back', async () => {
  const form = open(['', 'Fita']);
  expect(await form.edit.paste(0, table)).toBe(true);
  expect(form.names()).toEqual(['Fio', 'Botão', 'Fita']);
  expect(form.review).not.toHaveBeenCalled();
  form.press(rowsPastedToast({ adjusted: 0, placed: 2, total: 2 }));
  expect(form.names()).toEqual(['', 'Fita']);
});

test('what pasting changed is told', async () => {
  const form = open(['Lã', '']);
  await form.edit.paste(1, 'Agulha; 99999; 3,00\nLinha; 0; 1,0033333');
  expect(form.messages).toEqual([rowsPastedToast({ adjusted: 3, placed: 2, total: 2 })]);
  expect([form.row(1)?.quantity, form.row(2)?.quantity, form.row(2)?.unitPrice]).toEqual([
    '9.999',
    '0,1',
    '1,00',
  ]);
});

test('of a table that is too long the rows that fit are placed, and the limit is told', async () => {
  const form = open(['Fita', ''], { max: 2 });
  expect(await form.edit.paste(1, table)).toBe(true);
  expect(form.names()).toEqual(['Fita', 'Fio']);
  expect(form.messages).toEqual([rowsPastedToast({ adjusted: 0, placed: 1, total: 2 })]);
  expect(form.wasRefused()).toBe(true);
  expect(await form.edit.paste(1, table)).toBe(true);
  expect(form.names()).toEqual(['Fita', 'Fio']);
  expect(form.messages).toHaveLength(1);
  expect(form.wasRefused()).toBe(true);
});

test('an unclear table is reviewed, and placed where it was pasted', async () => {
  const form = open(['Fita', '']);
  expect(await form.edit.paste(1, unclearTable)).toBe(true);
  expect(form.names()).toEqual(['Fita', '']);
  expect(form.messages).toEqual([]);
  const [pasted, index = -1] = form.review.mock.calls[0] ?? [];
  await form.edit.place(index, pasted as Pasted);
  expect(form.names()).toEqual(['Fita', 'Fio', 'Botão']);
});

test('an ordinary text is left to its field', async () => {
  const form = open(['']);
  expect(await form.edit.paste(0, 'Lã; azul')).toBe(false);
  expect(form.names()).toEqual(['']);
});

test('without what reads tables a table is left to the field; the next try asks for it again', async () => {
  const loadPasting = vi
    .fn<RowsScreen['loadPasting']>()
    .mockRejectedValue(new TypeError('no connection'));
  const form = open([''], { loadPasting });
  form.edit.expectPaste();
  expect(await form.edit.paste(0, table)).toBe(false);
  expect(form.names()).toEqual(['']);
  loadPasting.mockImplementation(reader);
  expect(await form.edit.paste(0, table)).toBe(true);
  expect(form.names()).toEqual(['Fio', 'Botão']);
});

test('a row is turned to its pack and back, and the cursor is where it goes on', () => {
  const form = open(['Fio', 'Botão']);
  form.edit.togglePack(1);
  expect(form.row(1)).toMatchObject({ byPack: true });
  expect(form.cursor()).toBe('materials.1.pack.price');
  form.edit.togglePack(1);
  expect(form.row(1)).toMatchObject({ byPack: false });
  expect(form.cursor()).toBe('materials.1.quantity');
  form.edit.togglePack(9);
  expect(form.names()).toEqual(['Fio', 'Botão']);
});

test('a row that follows one bought by the pack is said so, too, in the unit of the craft', () => {
  const form = open(['Fio']);
  form.edit.togglePack(0);
  form.edit.leave(0);
  const grams = { unit: 'grama', pack: { unit: 'grama' } };
  expect(form.row(1)).toMatchObject({ name: '', byPack: true, ...grams });
  form.edit.togglePack(1);
  form.edit.fill(1, { ...emptyMaterial, name: 'Botão' });
  form.edit.leave(1);
  expect(form.row(2)).toMatchObject({ byPack: false, unit: 'unidade' });
});

test('a chosen unit moves that of the pack along, and the other way round', () => {
  const form = open(['Fio']);
  form.edit.chooseUnit(0, 'pack.unit', 'metro');
  expect(form.row(0)).toMatchObject({ unit: 'metro', pack: { unit: 'metro' } });
  form.edit.chooseUnit(0, 'unit', 'grama');
  expect(form.row(0)).toMatchObject({ unit: 'grama', pack: { unit: 'grama' } });
});

test('it is told whether the unit of a number that was typed moved along', () => {
  const form = open(['Fio', 'Botão']);
  // Without a price nothing is asked.
  const grams = { content: '500', unit: 'grama', price: '' };
  const row = { ...emptyMaterial, name: 'Fio', byPack: true, quantity: '60', unit: 'grama' };
  form.edit.fill(0, { ...row, pack: grams });
  expect(form.edit.chooseUnit(0, 'pack.unit', 'metro')).toBe(true);
  expect(form.row(0)).toMatchObject({ quantity: '60', unit: 'metro', pack: { unit: 'metro' } });
  expect(form.edit.chooseUnit(0, 'pack.unit', 'centimetro')).toBe(false);
  expect(form.edit.chooseUnit(0, 'unit', 'grama')).toBe(true);
  expect(form.row(0)).toMatchObject({ unit: 'grama', pack: grams });

  // Nobody has named a unit yet.
  form.edit.fill(1, { ...row, unit: 'unidade', pack: { ...grams, unit: 'unidade', content: '' } });
  expect(form.edit.chooseUnit(1, 'pack.unit', 'grama')).toBe(false);
  expect(form.row(1)).toMatchObject({ quantity: '60', unit: 'grama' });
  expect(form.edit.chooseUnit(9, 'unit', 'grama')).toBe(false);
});

const grams = { quantity: '25', unit: 'grama', unitPrice: '0,08' };
const pieces = { of: 'unit', unit: 'unidade' } as const;

/** A form whose first row is asked about: its unit was chosen, or typed with a number. */
function openQuestion(typed?: string) {
  const form = open(['Miçanga', 'Fio']);
  form.type(0, grams);
  form.edit.enter(0);
  if (typed === undefined) form.edit.chooseUnit(0, 'unit', 'unidade');
  else {
    form.type(0, { quantity: typed });
    form.edit.chooseUnit(0, 'unit', 'unidade', true);
  }
  const [key = ''] = form.keys();
  return { ...form, key, question: () => form.edit.questions.of(key) };
}

test('a unit of another dimension is asked about, and until then the row stays as it was', () => {
  const chosen = openQuestion();
  expect(chosen.row(0)).toMatchObject(grams);
  expect(chosen.question()).toEqual({ ...pieces, amount: null });
  const typed = openQuestion('10');
  expect(typed.row(0)).toMatchObject(grams);
  expect(typed.question()).toEqual({ ...pieces, amount: '10' });
  expect(openQuestion('25').question()).toEqual({ ...pieces, amount: null });
});

test('an answer replaces the row, and none leaves it as it was', () => {
  const form = openQuestion();
  const listener = vi.fn();
  form.edit.questions.subscribe(listener);
  const after = { ...emptyMaterial, name: 'Miçanga', quantity: '40' };
  form.edit.answer(0, after);
  expect(form.row(0)).toEqual({ ...after, key: form.key });
  expect(form.question()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(form.cursor()).toBe('materials.0.quantity');
  const other = openQuestion();
  other.edit.answer(0, null);
  expect(other.row(0)).toMatchObject(grams);
  expect(other.question()).toBeNull();
});

test('a question ends with a unit of the same dimension', () => {
  const form = openQuestion();
  form.edit.chooseUnit(0, 'unit', 'quilograma');
  expect(form.row(0)).toMatchObject({ ...grams, unit: 'quilograma' });
  expect(form.question()).toBeNull();
  expect(form.edit.goToQuestion()).toBe(false);
});

test('the cursor goes to a question that is open, before anything is saved', () => {
  const form = openQuestion();
  expect(form.edit.goToQuestion()).toBe(true);
  expect(form.cursor()).toBe('materials.0.answer');
  form.type(0, { unitPrice: '' });
  expect(form.edit.goToQuestion()).toBe(false);
});

test('from a name that is not needed Enter goes on behind the rows', () => {
  const form = open(['Fio', 'Botão', '']);
  expect(form.edit.skip(0)).toBe(false);
  expect(form.edit.skip(1)).toBe(false);
  expect(form.edit.skip(2)).toBe(true);
  expect(form.cursor()).toBe('productionTime');
  expect(open(['']).edit.skip(0)).toBe(false);
});

test('a row is filled from the catalogue, linked, and linked no more as another material', () => {
  const form = open(['Fi', 'Botão']);
  const known = { ...emptyMaterial, name: 'Fio', quantity: '1', unitPrice: '3,00' };
  form.edit.fill(0, { ...known, materialId: 'm' });
  expect(form.names()).toEqual(['Fio', 'Botão']);
  expect([form.cursor(), form.edit.isLinked(0)]).toEqual(['materials.0.quantity', true]);
  form.edit.unlink(0);
  expect(form.edit.isLinked(0)).toBe(false);
  // What is only usually bought so has no price yet.
  form.edit.fill(1, { ...known, quantity: '', unitPrice: '', byPack: true });
  expect(form.cursor()).toBe('materials.1.pack.price');
});

test('a row that was kept is linked wherever it stands by then', () => {
  const form = open(['Fio', 'Botão']);
  form.edit.saveToCatalogue(1);
  expect(form.saveToCatalogue).toHaveBeenCalledWith(form.row(1));
  const [, key = ''] = form.keys();
  form.edit.remove(0);
  form.edit.link(key, 'm');
  expect(form.row(0)).toMatchObject({ name: 'Botão', materialId: 'm' });
  form.edit.link('gone', 'm');
  expect(form.names()).toEqual(['Botão']);
});

test('an error goes with a row that is changed, and all errors of rows when they are replaced', async () => {
  const form = open(['Fio', '']);
  for (const path of ['name', 'materials.0.quantity', 'materials.1.name']) form.fail(path);
  form.edit.togglePack(0);
  expect(form.errors()).toEqual({ name: 'wrong', 'materials.1.name': 'wrong' });
  await form.edit.paste(1, table);
  expect(form.errors()).toEqual({ name: 'wrong' });
});

test('offers end with the form', async () => {
  const form = open(['Fio', '']);
  form.edit.remove(0);
  await form.edit.paste(0, table);
  form.edit.withdrawOffers();
  for (const message of form.messages) expect(() => form.press(message)).toThrow();
});
