import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewerError } from '#core/fields/newer-error.ts';
import { storedLike } from '#core/fields/stored-like.ts';
import { deviceStorage } from '../../ui/browser/browser-storage.ts';
import { fakeBrowser } from '../../ui/browser/fake-browser.ts';
import { unsavedWork } from '../session/drafts.ts';
import { rowSlot } from './draft-slot.ts';
import { DraftWork } from './draft-work.ts';

const empty = { name: '', phone: '' };
const slot = rowSlot('customer', (texts) => storedLike(empty, texts));

const open = (id: string | null = null, version = id && '1', userId = 'ana') =>
  new DraftWork(slot(userId, id), { draft: { ...empty, name: id ?? '' }, version });

const type = (work: ReturnType<typeof open>, phone: string) => {
  work.type({ ...work.shown().draft, phone });
  vi.advanceTimersByTime(250);
};

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is typed is found again, in the same dialog and by the same user', () => {
  type(open(), '11 5555');
  expect([open().shown().draft.phone, open().wasRestored]).toEqual(['11 5555', true]);
  for (const other of [open('rosa'), open(null, null, 'bia')])
    expect(other.wasRestored).toBe(false);
});

test('what says the same as what is saved is no draft, nor is what was discarded', () => {
  const work = open('rosa');
  for (const leave of [() => type(work, ''), () => work.discard()]) {
    type(work, '11 5555');
    expect(unsavedWork('ana').typed).toBe(true);
    leave();
    expect(unsavedWork('ana').typed).toBe(false);
  }
});

test('theirs in the fields keeps mine aside on the device, until it is wanted again', () => {
  const work = open('rosa');
  type(work, 'mine');
  work.rebase({ name: 'rosa', phone: 'theirs' }, '2');
  work.showSaved({ mineAside: true });
  const again = open('rosa', '2');
  expect(again.version()).toBe('2');
  expect(again.shown()).toMatchObject({ draft: { phone: 'theirs' }, aside: { phone: 'mine' } });
  again.showAside();
  expect(again.shown()).toMatchObject({ draft: { phone: 'mine' }, aside: null });
});

test('a new row that turned out to exist keeps its id, and one that is thrown away does not', () => {
  const work = open();
  type(work, 'mine');
  const key = work.saveKey();
  work.rebase({ name: 'rosa', phone: 'theirs' }, '2');
  work.showSaved({ mineAside: true });
  expect(open().triedKey()).toBe(key);
  const other = open('other', null);
  type(other, 'mine');
  other.saveKey();
  other.discard();
  expect(other.triedKey()).toBeNull();
});

test('a field that is not known is of a newer version, whose draft stays as it is', () => {
  const key = 'artesa:draft:ana:customer:rosa';
  const newer = JSON.stringify({ id: 'rosa', since: '1', values: { name: 'Rosa', birthday: '1' } });
  deviceStorage.write(key, newer);
  expect(() => storedLike(empty, { birthday: '1' })).toThrow(NewerError);
  const work = open('rosa');
  type(work, '11 5555');
  expect([work.holdsNewer, deviceStorage.read(key)]).toEqual([true, newer]);
});
