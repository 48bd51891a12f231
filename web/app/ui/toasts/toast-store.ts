import type { ReactNode } from 'react';

export interface ToastData {
  readonly id: string;
  /** Messages of the same words are one on the screen. */
  readonly words: string;
  readonly kind: 'good' | 'warn' | 'bad' | 'info';
  readonly message: ReactNode;
  /** How long it stays, in milliseconds; null until it is closed. */
  readonly stays: number | null;
  readonly onClose?: (() => void) | undefined;
}

export interface ShownToast extends ToastData {
  /** Another one whenever it is shown. */
  readonly key: number;
  readonly leaving: boolean;
}

/** As long as the style sheet lets one fade. */
const fadingMs = 250;

let made = 0;
let toasts: readonly ShownToast[] = [];
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The messages, in the order in which they came. They wait for the place where they appear. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  all: () => toasts,
  /** It takes the place of one with its id. */
  show(toast: ToastData): void {
    made += 1;
    const others = toasts.filter(({ id }) => id !== toast.id);
    change([...others, { ...toast, key: made, leaving: false }]);
  },
  /** @returns whether it was there until now: one that fades can still be pressed */
  hide(id: string): boolean {
    const gone = toasts.find((toast) => toast.id === id && !toast.leaving);
    if (!gone) return false;
    gone.onClose?.();
    change(toasts.map((toast) => (toast === gone ? { ...toast, leaving: true } : toast)));
    setTimeout(() => change(toasts.filter(({ key }) => key !== gone.key)), fadingMs);
    return true;
  },
  /** What the reader is done with goes, and those of the same words behind it. */
  close(id: string): void {
    const words = toasts.find((toast) => toast.id === id)?.words;
    for (const toast of toasts) if (toast.words === words) toastStore.hide(toast.id);
  },
  /** Closes no offer: whoever offered it knows. */
  clear: () => change([]),
};

/** The last of those of the same words; the one before it comes back when its offer is taken. */
export function newestOfEach(all: readonly ShownToast[]): readonly ShownToast[] {
  return all.filter(
    ({ words }, place) => all.findLastIndex((each) => each.words === words) === place,
  );
}
