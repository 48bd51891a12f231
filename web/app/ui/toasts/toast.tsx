import { actWords } from '#core/app/app-texts.ts';
import { type ToastData, toastStore } from './toast-store.ts';

type Kind = ToastData['kind'];

const usualMs = 4_000;

/** There is something to decide, or more than a line to read. */
const longMs = 10_000;

function show(kind: Kind, message: string, reason?: string): void {
  toastStore.show({ kind, message, reason, stays: reason ? longMs : usualMs });
}

/** The one message at a time: the next one replaces it. */
export const toast = {
  clear: toastStore.clear,
  actBegins: toastStore.actBegins,
  success: (message: string, reason?: string) => show('good', message, reason),
  warning: (message: string) => show('warn', message),
  error: (message: string, reason?: string) => show('bad', message, reason),
  info: (message: string) => show('info', message),
  /** A success that the screen shows by itself. */
  seen: toastStore.readOut,
  /** A success, with a button that takes it back. @returns what withdraws the offer */
  undoable: (message: string, act: () => void) =>
    toastStore.show({
      kind: 'good',
      message,
      stays: longMs,
      offer: { label: 'Desfazer', act, byKey: true },
    }),
  /** A failure and its reason, with a button that tries again. */
  retriable: (message: string, act: () => void, reason?: string) =>
    toastStore.show({
      kind: 'bad',
      message,
      reason,
      stays: longMs,
      offer: { label: actWords.retry, act },
    }),
  /** Offers something that there is no hurry with. */
  lasting: (message: string, label: string, act: () => void) =>
    toastStore.show({ kind: 'info', message, stays: null, offer: { label, act } }),
};

export type Toast = typeof toast;
