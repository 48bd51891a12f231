import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import classes from './confirm-dialog.module.css';
import { PendingButton } from './pending-button.tsx';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly question: string;
  /** What the button that goes through with it says. */
  readonly confirm: string;
  readonly pending?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before something that cannot be taken back; backing out comes first and has the focus. The browser's own
 * dialog, because the kit's locks scrolling with a <style> element that the security policy refuses.
 */
export function ConfirmDialog({ opened, ...props }: ConfirmDialogProps) {
  const { title, question, confirm, pending = false, onConfirm, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      onClose={onClose}
    >
      {opened && (
        <>
          <h2 id={`${id}-title`} className={classes.title}>
            {title}
          </h2>
          <p id={`${id}-question`} className={classes.question}>
            {question}
          </p>
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <PendingButton color="red" pending={pending} waiting="Um momento…" onClick={onConfirm}>
              {confirm}
            </PendingButton>
          </div>
        </>
      )}
    </dialog>
  );
}
