import type { ReactNode } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { Button } from '../buttons/button.tsx';
import { LimitedButton } from '../buttons/limited-button.tsx';
import { classList } from '../look/tones.ts';
import classes from './dialog.module.css';

interface DialogButtonsProps {
  readonly confirm: string;
  readonly cancel?: string | undefined;
  readonly pending: boolean;
  readonly waiting?: string;
  readonly destructive?: boolean;
  /** Once it is under way, it cannot be backed out of. */
  readonly final?: boolean;
  /** Why it cannot be confirmed for now, in place of its own words. */
  readonly blocked?: string | undefined;
  readonly error?: unknown;
  /** Called to confirm; without it the button submits the form around it. */
  readonly onConfirm?: () => void;
  readonly onCancel: () => void;
  /** What stands between the two buttons. */
  readonly children?: ReactNode;
}

export function DialogButtons(props: DialogButtonsProps) {
  const { confirm, cancel = 'Cancelar', waiting = actWords.wait, error, ...others } = props;
  const { destructive, final = false, onConfirm, onCancel, children, ...button } = others;
  return (
    <div className={classes.buttons}>
      <Button type="button" variant="default" disabled={final && button.pending} onClick={onCancel}>
        {cancel}
      </Button>
      {children}
      <LimitedButton
        {...(onConfirm ? { onClick: onConfirm } : { type: 'submit' })}
        {...(destructive && { color: 'red' })}
        {...button}
        waiting={waiting}
        error={error}
      >
        {confirm}
      </LimitedButton>
    </div>
  );
}

interface DialogFootProps {
  readonly className?: string | undefined;
  readonly close?: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** The foot of a dialog that only shows something, or whose content is still loading. */
export function DialogFoot(props: DialogFootProps) {
  const { className, close = 'Cancelar', onClose, children } = props;
  return (
    <div className={classList(classes.buttons, className)}>
      <Button variant="default" onClick={onClose}>
        {close}
      </Button>
      {children}
    </div>
  );
}
