import { Button } from '@mantine/core';
import { type NotificationData, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import classes from './toast.module.css';
import { forgetTakeBacks, takeBackByKey } from './undo-key.ts';

const sign = { size: 18, 'aria-hidden': true } as const;

const closeButtonProps = { 'aria-label': 'Fechar aviso' };

// The same in both schemes: a white sign stands on them.
const colors = { good: '#3f7032', warn: '#8a5a00', bad: '#b02a23', info: '#ab4728' };

const usualMs = 6_000;

/** Longer than other toasts stay: there is something to read and to decide. */
const offerMs = 20_000;

/** The id is the message, so the same message is not stacked twice. */
function show(message: string, color: string, icon: React.ReactNode, reason?: string) {
  notifications.hide(message);
  const words = <Words message={message} reason={reason} />;
  display({ id: message, message: words, color, icon, closeButtonProps }, usualMs);
}

/** It stays while the focus is in it, as it does under the mouse. */
function display(data: NotificationData & { readonly id: string }, autoClose: number | false) {
  const staying = (duration: number | false) => () =>
    void notifications.update({ ...data, autoClose: duration });
  notifications.show({
    ...data,
    autoClose,
    onFocusCapture: staying(false),
    onBlurCapture: staying(autoClose),
  });
}

let offers = 0;

interface Offer {
  readonly message: string;
  /** Why, on a line of its own. */
  readonly reason?: string | undefined;
  /** What the button says. */
  readonly label: string;
  readonly act: () => void;
  /** Ctrl+Z does it as well. */
  readonly byKey?: boolean;
  readonly color: string;
  readonly icon: React.ReactNode;
  /** Stays until it is taken or closed. */
  readonly lasting?: boolean;
}

/**
 * Its button does what it offers once and takes it away. The next one leaves this one alone.
 *
 * @returns what takes the offer back
 */
function offer({ message, reason, label, act, byKey = false, lasting = false, ...look }: Offer) {
  const id = `offer-${++offers}`;
  let taken = false;
  // It can still be pressed while it fades.
  const actAndHide = () => {
    if (taken) return;
    taken = true;
    notifications.hide(id);
    act();
  };
  const words = (
    <span className={classes.offer}>
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
    </span>
  );
  const onClose = byKey ? takeBackByKey(actAndHide) : undefined;
  const data = { id, ...look, message: words, closeButtonProps, ...(onClose && { onClose }) };
  display(data, lasting ? false : offerMs);
  return () => void notifications.hide(id);
}

export const toast = {
  /** Takes away what no longer holds. */
  clear: () => {
    notifications.clean();
    forgetTakeBacks();
  },
  success: (message: string, reason?: string) =>
    show(message, colors.good, <IconCheck {...sign} />, reason),
  warning: (message: string) => show(message, colors.warn, <IconAlertTriangle {...sign} />),
  error: (message: string, reason?: string) =>
    show(message, colors.bad, <IconAlertTriangle {...sign} />, reason),
  /** Says what was done, with a button that takes it back; answers what withdraws the offer. */
  undoable: (message: string, act: () => void) =>
    offer({
      message,
      label: 'Desfazer',
      act,
      byKey: true,
      color: colors.good,
      icon: <IconCheck {...sign} />,
    }),
  /** Says what did not work, and why, with a button that does it again. */
  retriable: (message: string, act: () => void, reason?: string) =>
    offer({
      message,
      reason,
      label: 'Tentar de novo',
      act,
      color: colors.bad,
      icon: <IconAlertTriangle {...sign} />,
    }),
  /** Offers something that there is no hurry with. */
  lasting: (message: string, label: string, act: () => void) =>
    offer({
      message,
      label,
      act,
      lasting: true,
      color: colors.info,
      icon: <IconInfoCircle {...sign} />,
    }),
  info: (message: string) => show(message, colors.info, <IconInfoCircle {...sign} />),
};

/** What says things on top of the screen. */
export type Toast = typeof toast;

interface WordsProps {
  readonly message: string;
  readonly reason: string | undefined;
}

function Words({ message, reason }: WordsProps) {
  return (
    <span>
      <span>{message}</span>
      {reason && <span className={classes.reason}>{reason}</span>}
    </span>
  );
}
