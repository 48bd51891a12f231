export interface ToastData {
  readonly kind: 'good' | 'warn' | 'bad' | 'info';
  readonly message: string;
  /** Why, on a line of its own. */
  readonly reason?: string | undefined;
  /** How long it stays, in milliseconds; null until it is closed. */
  readonly stays: number | null;
  readonly offer?: Offer;
}

/** A button, which acts once. */
interface Offer {
  readonly label: string;
  readonly act: () => void;
  /** Ctrl+Z does it as well, newest first. */
  readonly byKey?: boolean;
}

export interface ShownToast extends ToastData {
  /** The toast's id, another one whenever one is shown. */
  readonly id: number;
  /** How often something had been pressed when it came. */
  readonly presses: number;
  readonly leaving: boolean;
}

/** What the screen shows by itself is only read out. */
interface Heard {
  readonly id: number;
  readonly message: string;
}

/** How long a toast fades, as in the style sheet. */
const fadingMs = 250;

let made = 0;
let presses = 0;
let toasts: readonly ShownToast[] = [];
let heard: Heard | null = null;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[], announced = heard): void {
  toasts = next;
  heard = announced;
  for (const listener of listeners) listener();
}

const isLasting = ({ stays }: ShownToast) => stays === null;

/** The messages, the newest last, which is the one that shows. They wait for the place where they appear. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  all: () => toasts,
  heard: () => heard,
  readOut(message: string): void {
    made += 1;
    change(toasts, { id: made, message });
  },
  /**
   * Shows a toast in place of the one that shows. What can be taken back by key waits behind it, and what
   * lasts comes back after it. @returns what takes it away
   */
  show(data: ToastData): () => void {
    made += 1;
    const toast = { ...data, id: made, presses, leaving: false };
    const behind = toasts.filter((each) => !each.leaving && (isLasting(each) || each.offer?.byKey));
    change(isLasting(toast) ? [toast, ...toasts] : [...behind, toast]);
    return () => void hide(toast.id);
  },
  /** Does what it offers, once: one that fades can still be pressed. The one before it shows again. */
  take(id: number): void {
    const { offer } = toasts.find((toast) => toast.id === id) ?? {};
    if (hide(id)) offer?.act();
  },
  /** The reader is done with it, and with those behind it. */
  close(id: number): void {
    change(toasts.filter((toast) => toast.id === id || isLasting(toast)));
    hide(id);
  },
  /** An act has begun: what only reported the one before is over. */
  actBegins: () => change(toasts.filter(({ offer }) => offer)),
  /** The reader goes on: what is there has been seen by then. */
  pressed(): void {
    presses += 1;
  },
  /** Removes the toasts of the former screen; one that nothing was pressed after stays, since its act led here. */
  screenChanged(): void {
    change(toasts.filter((toast) => isLasting(toast) || toast.presses === presses));
  },
  clear: () => change([]),
};

/** @returns whether it was there until now */
function hide(id: number): boolean {
  const gone = toasts.find((toast) => toast.id === id && !toast.leaving);
  if (!gone) return false;
  change(toasts.map((toast) => (toast === gone ? { ...toast, leaving: true } : toast)));
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), fadingMs);
  return true;
}
