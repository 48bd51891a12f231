import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ToastData, toastStore } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  toastStore.clear();
  vi.useRealTimers();
});

const toast = (message: string): ToastData => ({ kind: 'good', message, stays: 4_000 });
const undoable = (message: string, act = () => {}): ToastData => ({
  ...toast(message),
  offer: { label: 'Desfazer', act, byKey: true },
});
const lasting = (message: string): ToastData => ({ ...toast(message), stays: null });

const shown = () => toastStore.all().at(-1)?.message;
const shownId = () => toastStore.all().at(-1)?.id ?? 0;

test('one message shows at a time, and what only told something is gone with the next one', () => {
  toastStore.show(toast('saved'));
  toastStore.show(toast('deleted'));
  expect(toastStore.all().map(({ message }) => message)).toEqual(['deleted']);
});

test('an offer acts once, fades, and leaves the one before it', () => {
  const act = vi.fn();
  toastStore.show(undoable('first'));
  toastStore.show(undoable('second', act));
  const id = shownId();
  toastStore.take(id);
  toastStore.take(id);
  expect(act).toHaveBeenCalledOnce();
  expect(toastStore.all().at(-1)).toMatchObject({ message: 'second', leaving: true });
  vi.runAllTimers();
  expect(shown()).toBe('first');
});

test('what the reader is done with goes with those behind it, and what lasts comes back', () => {
  toastStore.show(lasting('version'));
  for (const message of ['first', 'second']) toastStore.show(undoable(message));
  toastStore.close(shownId());
  vi.runAllTimers();
  expect(shown()).toBe('version');
  toastStore.close(shownId());
  vi.runAllTimers();
  expect(shown()).toBeUndefined();
});

test('what lasts waits behind what shows', () => {
  toastStore.show(toast('saved'));
  toastStore.show(lasting('version'));
  expect(shown()).toBe('saved');
});

test('an act that begins ends what only told something, and no offer', () => {
  toastStore.show(undoable('deleted'));
  toastStore.show(toast('saved'));
  toastStore.actBegins();
  expect(shown()).toBe('deleted');
});

test('on another screen shows what led there, and not what something was pressed after', () => {
  toastStore.show(lasting('version'));
  toastStore.pressed();
  toastStore.show(toast('saved'));
  toastStore.screenChanged();
  expect(shown()).toBe('saved');
  toastStore.pressed();
  toastStore.screenChanged();
  expect(shown()).toBe('version');
});

test('whoever listens hears of every change, and of none afterwards', () => {
  const listener = vi.fn();
  const end = toastStore.subscribe(listener);
  const withdraw = toastStore.show(toast('saved'));
  expect(listener).toHaveBeenCalledOnce();
  end();
  withdraw();
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledOnce();
  expect(shown()).toBeUndefined();
});
