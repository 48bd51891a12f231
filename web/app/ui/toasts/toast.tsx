import { Button } from '../buttons/button.tsx';
import { Row } from '../look/box.tsx';
import { Text } from '../look/text.tsx';
import { type ToastData, toastStore } from './toast-store.ts';

/** The newest comes last, and goes first. */
const offered: (() => void)[] = [];

/**
 * Lets Ctrl+Z take something back, outside of fields, where it belongs to what was typed: a message
 * with a button may be many presses of Tab away. @returns what ends it
 */
function takeBackByKey(act: () => void): () => void {
  if (offered.length === 0) document.addEventListener('keydown', takeBack);
  offered.push(act);
  return () => {
    const place = offered.indexOf(act);
    if (place >= 0) offered.splice(place, 1);
    if (offered.length === 0) document.removeEventListener('keydown', takeBack);
  };
}

function forgetTakeBacks(): void {
  offered.length = 0;
  document.removeEventListener('keydown', takeBack);
}

function takeBack(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!isUndo || event.key.toLowerCase() !== 'z' || isBusy(event.target)) return;
  event.preventDefault();
  offered.at(-1)?.();
}

/** Something is typed, or a dialog in the way asks something else. */
const isBusy = (target: EventTarget | null) =>
  (target instanceof Element && target.matches('input, textarea, select')) ||
  document.querySelector('dialog[open]') !== null;

type Kind = ToastData['kind'];

const usualMs = 6_000;

/** Longer than other toasts stay: there is something to read and to decide. */
const offerMs = 20_000;

/** The id is the message, so the same message is not stacked twice. */
function show(kind: Kind, message: string, reason?: string) {
  const shown = <Words message={message} reason={reason} />;
  toastStore.show({ id: message, words: message, kind, message: shown, stays: usualMs });
}

let offers = 0;

interface Offer {
  readonly message: string;
  /** Why, on a line of its own. */
  readonly reason?: string | undefined;
  readonly label: string;
  readonly act: () => void;
  /** Ctrl+Z does it as well. */
  readonly byKey?: boolean;
  readonly kind: Kind;
  /** Stays until it is taken or closed. */
  readonly lasting?: boolean;
}

/**
 * Pressing the button acts once and closes the toast. The next toast leaves this one alone.
 * @returns what takes the offer back
 */
function offer({ kind, message, reason, label, act, byKey = false, lasting = false }: Offer) {
  const id = `offer-${++offers}`;
  const actAndHide = () => {
    if (toastStore.hide(id)) act();
  };
  const shown = (
    <Row wrap between gap={2}>
      <Words message={message} reason={reason} />
      <Button
        variant="default"
        size="sm"
        aria-keyshortcuts={byKey ? 'Control+Z' : undefined}
        title={byKey ? 'Ctrl+Z' : undefined}
        onClick={actAndHide}
      >
        {label}
      </Button>
    </Row>
  );
  const onClose = byKey ? takeBackByKey(actAndHide) : undefined;
  const stays = lasting ? null : offerMs;
  toastStore.show({ id, words: message, kind, message: shown, stays, onClose });
  return () => void toastStore.hide(id);
}

export const toast = {
  clear: () => {
    toastStore.clear();
    forgetTakeBacks();
  },
  success: (message: string, reason?: string) => show('good', message, reason),
  warning: (message: string) => show('warn', message),
  error: (message: string, reason?: string) => show('bad', message, reason),
  /** A success, with a button that takes it back. @returns what withdraws the offer */
  undoable: (message: string, act: () => void) =>
    offer({ message, label: 'Desfazer', act, byKey: true, kind: 'good' }),
  /** A failure and its reason, with a button that tries again. */
  retriable: (message: string, act: () => void, reason?: string) =>
    offer({ message, reason, label: 'Tentar de novo', act, kind: 'bad' }),
  /** Offers something that there is no hurry with. */
  lasting: (message: string, label: string, act: () => void) =>
    offer({ message, label, act, lasting: true, kind: 'info' }),
  info: (message: string) => show('info', message),
};

export type Toast = typeof toast;

interface WordsProps {
  readonly message: string;
  readonly reason: string | undefined;
}

function Words({ message, reason }: WordsProps) {
  return (
    <div>
      {message}
      {reason && (
        <Text size={2} tone="soft">
          {reason}
        </Text>
      )}
    </div>
  );
}
