import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newestOfEach, type ToastData, toastStore } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  toastStore.clear();
  vi.useRealTimers();
});

const toast = (id: string, onClose?: () => void): ToastData => ({
  id,
  words: id,
  kind: 'good',
  message: id,
  stays: null,
  onClose,
});

const shownIds = () => toastStore.all().map(({ id }) => id);

test('toasts are kept in the order in which they came, one of each id', () => {
  toastStore.show(toast('saved'));
  toastStore.show(toast('deleted'));
  const [first] = toastStore.all();
  toastStore.show(toast('saved'));
  expect(shownIds()).toEqual(['deleted', 'saved']);
  expect(toastStore.all()[1]?.key).not.toBe(first?.key);
});

test('a toast that is hidden closes once, fades, and is gone', () => {
  const onClose = vi.fn();
  toastStore.show(toast('saved', onClose));
  expect(toastStore.hide('saved')).toBe(true);
  expect(toastStore.hide('saved')).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  expect(toastStore.all()).toMatchObject([{ id: 'saved', leaving: true }]);
  vi.runAllTimers();
  expect(toastStore.all()).toEqual([]);
});

test('one that is shown again while it fades stays', () => {
  toastStore.show(toast('saved'));
  toastStore.hide('saved');
  toastStore.show(toast('saved'));
  vi.runAllTimers();
  expect(toastStore.all()).toMatchObject([{ id: 'saved', leaving: false }]);
});

test('offers of the same words are one: taken it leaves the one before, closed it takes it along', () => {
  const offer = (id: string) => ({ ...toast(id), words: 'Produto excluído.' });
  for (const id of ['first', 'second']) toastStore.show(offer(id));
  toastStore.show(toast('saved'));
  const seen = () => newestOfEach(toastStore.all()).map(({ id }) => id);
  expect(seen()).toEqual(['second', 'saved']);
  toastStore.hide('second');
  vi.runAllTimers();
  expect(seen()).toEqual(['first', 'saved']);
  toastStore.show(offer('third'));
  toastStore.close('third');
  vi.runAllTimers();
  expect(shownIds()).toEqual(['saved']);
});

test('whoever listens hears of every change, and of none afterwards', () => {
  const listener = vi.fn();
  const end = toastStore.subscribe(listener);
  toastStore.show(toast('saved'));
  expect(listener).toHaveBeenCalledOnce();
  end();
  toastStore.clear();
  expect(listener).toHaveBeenCalledOnce();
  expect(shownIds()).toEqual([]);
});
