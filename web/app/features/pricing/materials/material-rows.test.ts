import { expect, test, vi } from 'vitest';
import { emptyMaterial } from '#core/products/product-draft.ts';
import { rowRemovedToast, rowsPastedToast } from '#core/text/toasts.ts';
import { fakeToast } from '../../../ui/toasts/fake-toast.ts';
import { type DraftRow, newRow } from '../draft/draft-rows.ts';
import { readPastedRows } from '../paste/pasted-rows.ts';
import { type LoadReader, materialRows } from './material-rows.ts';

const table = 'Fio\t2\t18,90\nBotão\t6\t0,50';
const unclearTable = 'Qtd\tMaterial\tComo vem\n2\tFio\tnovelo\n6\tBotão\tcartela';
const reader: LoadReader = async () => ({ readPastedRows });

/** A form with rows of these names, '' for a blank one, of which there may be `max`. */
function open(names: readonly string[], { max = 4, bring = reader } = {}) {
  let rows: readonly DraftRow[] = names.map((name) => newRow({ ...emptyMaterial, name }));
  let at: number | null = null;
  let within = 'name';
  const screen = fakeToast();
  const refuse = vi.fn();
  const keep = vi.fn();
  const askAbout = vi.fn();
  const acts = materialRows(
    {
      rows: () => rows,
      max: () => max,
      setRows: (placed) => {
        rows = placed;
      },
      setRow: (index, row) => {
        rows = rows.with(index, row);
      },
      append: (row) => {
        rows = [...rows, row];
      },
      takeOut: (index) => {
        rows = rows.toSpliced(index, 1);
      },
      refuse,
      focus: (index, field = 'name') => {
        // A field that is not on the screen takes no cursor.
        at = index < rows.length ? index : null;
        within = field;
      },
      focusNext: () => {
        at = rows.length;
      },
      keep,
      askAbout,
    },
    screen.toast,
    bring,
  );
  return {
    ...acts,
    refuse,
    askAbout,
    ...screen,
    names: () => rows.map(({ name }) => name),
    keys: () => rows.map(({ key }) => key),
    cursor: () => at,
    field: () => within,
    row: (index: number) => rows[index],
    kept: keep,
  };
}

test('a new row comes last and gets the cursor; one too many is refused', () => {
  const form = open(['Fio', 'Botão'], { max: 3 });
  form.add();
  expect(form.names()).toEqual(['Fio', 'Botão', '']);
  expect(form.cursor()).toBe(2);
  expect(form.refuse).not.toHaveBeenCalled();
  form.add();
  expect(form.names()).toHaveLength(3);
  expect(form.refuse).toHaveBeenCalledOnce();
});

test.each([
  ['the first', 0, ['Botão', 'Fita'], 0],
  ['one in the middle', 1, ['Fio', 'Fita'], 1],
  ['the last', 2, ['Fio', 'Botão'], 1],
])('after %s is removed the cursor is in the row in its place', (_, index, left, cursor) => {
  const form = open(['Fio', 'Botão', 'Fita']);
  const keys = form.keys();
  form.remove(index);
  expect(form.names()).toEqual(left);
  expect(form.cursor()).toBe(cursor);
  form.press(rowRemovedToast(['Fio', 'Botão', 'Fita'][index] ?? ''));
  expect(form.names()).toEqual(['Fio', 'Botão', 'Fita']);
  expect(form.keys()).toEqual(keys);
});

test('the only row stays, and a blank one goes without an offer', () => {
  const alone = open(['Fio']);
  alone.remove(0);
  expect(alone.names()).toEqual(['Fio']);
  const form = open(['Fio', '']);
  form.remove(1);
  form.remove(7);
  expect(form.names()).toEqual(['Fio']);
  expect(form.said).toEqual([]);
});

test('a row that comes back takes the place of a blank one where the form is full', () => {
  const form = open(['Fio', 'Botão'], { max: 2 });
  form.remove(0);
  form.add();
  expect(form.names()).toEqual(['Botão', '']);
  form.press(rowRemovedToast('Fio'));
  expect(form.names()).toEqual(['Fio', 'Botão']);
});

test('without room a row that should come back is refused, and offered again', () => {
  const form = open(['Fio', 'Botão'], { max: 2 });
  form.remove(0);
  form.put({ ...emptyMaterial, name: 'Fita' });
  form.press(rowRemovedToast('Fio'));
  expect(form.names()).toEqual(['Botão', 'Fita']);
  expect(form.refuse).toHaveBeenCalledOnce();
  form.remove(1);
  form.press(rowRemovedToast('Fio'));
  expect(form.names()).toEqual(['Fio', 'Botão']);
});

test('Enter leads to the next row, and from the last one to a new one', () => {
  const form = open(['Fio', 'Botão']);
  expect(form.leave(0)).toBe(true);
  expect(form.cursor()).toBe(1);
  expect(form.leave(1)).toBe(true);
  expect(form.names()).toEqual(['Fio', 'Botão', '']);
  expect(form.cursor()).toBe(2);
  expect(form.leave(2)).toBe(false);
  expect(form.leave(9)).toBe(false);
  expect(form.names()).toHaveLength(3);
});

test('a material of the catalogue fills the last row while it is blank, else comes below', () => {
  const form = open(['Fio', ''], { max: 3 });
  const button = { ...emptyMaterial, name: 'Botão' };
  expect(form.put(button)).toBe(true);
  expect(form.names()).toEqual(['Fio', 'Botão']);
  expect(form.put(button)).toBe(true);
  expect(form.put(button)).toBe(false);
  expect(form.names()).toEqual(['Fio', 'Botão', 'Botão']);
  expect(form.refuse).toHaveBeenCalledOnce();
});

test('a pasted table fills rows, and what was placed can be taken back', async () => {
  const form = open(['', 'Fita']);
  expect(await form.paste(0, table)).toBe(true);
  expect(form.names()).toEqual(['Fio', 'Botão', 'Fita']);
  expect(form.askAbout).not.toHaveBeenCalled();
  form.press(rowsPastedToast({ adjusted: 0, placed: 2, total: 2 }));
  expect(form.names()).toEqual(['', 'Fita']);
});

test('what pasting changed is told', async () => {
  const form = open(['Lã', '']);
  await form.paste(1, 'Agulha; 99999; 3\nLinha; 0; 1,005');
  expect(form.said).toEqual([rowsPastedToast({ adjusted: 3, placed: 2, total: 2 })]);
  expect([form.row(1)?.quantity, form.row(2)?.quantity, form.row(2)?.unitPrice]).toEqual([
    '9.999',
    '0,1',
    '1,01',
  ]);
});

test('of a table that is too long the rows that fit are placed, and the limit is told', async () => {
  const form = open(['Fita', ''], { max: 2 });
  expect(await form.paste(1, table)).toBe(true);
  expect(form.names()).toEqual(['Fita', 'Fio']);
  expect(form.said).toEqual([rowsPastedToast({ adjusted: 0, placed: 1, total: 2 })]);
  expect(form.refuse).toHaveBeenCalledOnce();
  expect(await form.paste(1, table)).toBe(true);
  expect(form.names()).toEqual(['Fita', 'Fio']);
  expect(form.said).toHaveLength(1);
  expect(form.refuse).toHaveBeenCalledTimes(2);
});

test('a doubtful table is asked about, and placed where it was pasted', async () => {
  const form = open(['Fita', '']);
  expect(await form.paste(1, unclearTable)).toBe(true);
  expect(form.names()).toEqual(['Fita', '']);
  expect(form.said).toEqual([]);
  const [pasted, index] = form.askAbout.mock.calls[0] ?? [];
  form.place(index, pasted);
  expect(form.names()).toEqual(['Fita', 'Fio', 'Botão']);
});

test('an ordinary text is left to its field', async () => {
  const form = open(['']);
  expect(await form.paste(0, 'Lã; azul')).toBe(false);
  expect(form.names()).toEqual(['']);
});

test('without what reads tables a table is left to the field; the next try asks for it again', async () => {
  const bring = vi.fn<LoadReader>().mockRejectedValue(new TypeError('no connection'));
  const form = open([''], { bring });
  form.expectPaste();
  expect(await form.paste(0, table)).toBe(false);
  expect(form.names()).toEqual(['']);
  bring.mockImplementation(reader);
  expect(await form.paste(0, table)).toBe(true);
  expect(form.names()).toEqual(['Fio', 'Botão']);
});

test('a row is turned to its pack and back, and the cursor is where it goes on', () => {
  const form = open(['Fio', 'Botão']);
  form.turn(1);
  expect(form.row(1)).toMatchObject({ byPack: true });
  expect([form.cursor(), form.field()]).toEqual([1, 'pack.price']);
  form.turn(1);
  expect(form.row(1)).toMatchObject({ byPack: false });
  expect(form.field()).toBe('quantity');
  form.turn(9);
  expect(form.names()).toEqual(['Fio', 'Botão']);
});

test('a row that follows one bought by the pack is said so, too', () => {
  const form = open(['Fio']);
  form.turn(0);
  form.leave(0);
  expect(form.row(1)).toMatchObject({ name: '', byPack: true });
  form.turn(1);
  form.add();
  expect(form.row(2)).toMatchObject({ byPack: false });
});

test('a chosen unit moves that of the pack along, and the other way round', () => {
  const form = open(['Fio']);
  form.choosePackUnit(0, 'metro');
  expect(form.row(0)).toMatchObject({ unit: 'metro', pack: { unit: 'metro' } });
  form.chooseUnit(0, 'grama');
  expect(form.row(0)).toMatchObject({ unit: 'grama', pack: { unit: 'grama' } });
});

test('it is told whether the unit of a number that was typed moved along', () => {
  const form = open(['Fio', 'Botão']);
  const grams = { content: '500', unit: 'grama', price: '24,00' };
  const row = { ...emptyMaterial, name: 'Fio', byPack: true, quantity: '60', unit: 'grama' };
  form.fill(0, { ...row, pack: grams });
  expect(form.choosePackUnit(0, 'metro')).toBe(true);
  expect(form.row(0)).toMatchObject({ quantity: '60', unit: 'metro', pack: { unit: 'metro' } });
  expect(form.choosePackUnit(0, 'centimetro')).toBe(false);
  expect(form.chooseUnit(0, 'grama')).toBe(true);
  expect(form.row(0)).toMatchObject({ unit: 'grama', pack: grams });

  // Nobody has named a unit yet.
  form.fill(1, { ...row, unit: 'unidade', pack: { ...grams, unit: 'unidade', content: '' } });
  expect(form.choosePackUnit(1, 'grama')).toBe(false);
  expect(form.row(1)).toMatchObject({ quantity: '60', unit: 'grama' });
  expect(form.chooseUnit(9, 'grama')).toBe(false);
});

test('from a name that is not needed Enter goes on behind the rows', () => {
  const form = open(['Fio', 'Botão', '']);
  expect(form.skip(0)).toBe(false);
  expect(form.skip(1)).toBe(false);
  expect(form.skip(2)).toBe(true);
  expect(form.cursor()).toBe(3);
  expect(open(['']).skip(0)).toBe(false);
});

test('a row is filled from the catalogue, linked, and linked no more as another material', () => {
  const form = open(['Fi', 'Botão']);
  form.fill(0, { ...emptyMaterial, name: 'Fio', quantity: '1', materialId: 'm' });
  expect(form.names()).toEqual(['Fio', 'Botão']);
  expect([form.cursor(), form.field(), form.isLinked(0)]).toEqual([0, 'quantity', true]);
  form.unlink(0);
  expect(form.isLinked(0)).toBe(false);
});

test('a row that was kept is linked wherever it stands by then', () => {
  const form = open(['Fio', 'Botão']);
  form.keep(1);
  expect(form.kept).toHaveBeenCalledWith(form.row(1));
  const [, key = ''] = form.keys();
  form.remove(0);
  form.link(key, 'm');
  expect(form.row(0)).toMatchObject({ name: 'Botão', materialId: 'm' });
  form.link('gone', 'm');
  expect(form.names()).toEqual(['Botão']);
});

test('offers end with the form', async () => {
  const form = open(['Fio', '']);
  form.remove(0);
  await form.paste(0, table);
  form.withdrawOffers();
  for (const said of form.said) expect(() => form.press(said)).toThrow();
});
