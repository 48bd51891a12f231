import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import classes from './toast.module.css';

const sign = { size: 18, 'aria-hidden': true } as const;

const closeButtonProps = { 'aria-label': 'Fechar aviso' };

// The same in both schemes: a white sign stands on them.
const colors = { good: '#3f7032', warn: '#8a5a00', bad: '#b02a23', info: '#ab4728' };

/** Longer than other toasts stay: there is something to read and to decide. */
const offerMs = 12_000;

/** The id is the message, so the same message is not stacked twice. */
function show(message: string, color: string, icon: React.ReactNode, reason?: string) {
  notifications.hide(message);
  const words = <Words message={message} reason={reason} />;
  notifications.show({ id: message, message: words, color, icon, closeButtonProps });
}

interface Offer {
  readonly message: string;
  /** Why, on a line of its own. */
  readonly reason?: string | undefined;
  /** What the button says. */
  readonly label: string;
  readonly act: () => void;
  readonly color: string;
  readonly icon: React.ReactNode;
  /** Stays until it is taken or closed. */
  readonly lasting?: boolean;
}

/** Its button does what it offers once and takes it away. The next one leaves this one alone. */
function offer({ message, reason, label, act, lasting = false, ...look }: Offer) {
  const actAndHide = () => {
    notifications.hide(id);
    act();
  };
  const id = notifications.show({
    ...look,
    message: (
      <span className={classes.offer}>
        <Words message={message} reason={reason} />
        <Button variant="default" size="sm" onClick={actAndHide}>
          {label}
        </Button>
      </span>
    ),
    autoClose: lasting ? false : offerMs,
    closeButtonProps,
  });
}

export const toast = {
  /** Takes away what no longer holds. */
  clear: () => notifications.clean(),
  success: (message: string) => show(message, colors.good, <IconCheck {...sign} />),
  warning: (message: string) => show(message, colors.warn, <IconAlertTriangle {...sign} />),
  error: (message: string, reason?: string) =>
    show(message, colors.bad, <IconAlertTriangle {...sign} />, reason),
  /** Says what was done, with a button that takes it back. */
  undoable: (message: string, act: () => void) =>
    offer({
      message,
      label: 'Desfazer',
      act,
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
