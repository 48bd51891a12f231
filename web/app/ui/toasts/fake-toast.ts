import type { Toast } from './toast.tsx';

/** Toasts of a unit test: their messages, and what is offered. */
export function fakeToast() {
  const messages: string[] = [];
  const reasons: string[] = [];
  const offers = new Map<string, () => void>();
  const show = (message: string) => void messages.push(message);
  const offer = (message: string, act: () => void) => {
    show(message);
    offers.set(message, act);
    return () => void offers.delete(message);
  };
  const toast: Toast = {
    clear: () => offers.clear(),
    actBegins: () => {},
    success: (message, reason) => {
      show(message);
      if (reason) reasons.push(reason);
    },
    warning: show,
    error: show,
    info: show,
    seen: show,
    undoable: offer,
    retriable: offer,
    lasting: (message, _, act) => offer(message, act),
  };
  return {
    toast,
    messages,
    /** What successes say below their messages. */
    reasons,
    press(message: string): void {
      const act = offers.get(message);
      if (!act) throw new Error(`nothing is offered with “${message}”`);
      act();
    },
  };
}
