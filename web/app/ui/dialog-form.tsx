import type { ReactNode, RefObject } from 'react';
import { messageOf } from '../api/api-error.ts';
import { Callout } from './callout.tsx';
import classes from './dialog.module.css';
import { DialogButtons } from './dialog-buttons.tsx';

interface DialogFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly confirm: string;
  readonly waiting: string;
  readonly pending: boolean;
  readonly destructive?: boolean;
  /** How the last try ended; what was typed stays. */
  readonly error: unknown;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The fields of a dialog with what went wrong above and its two buttons below. */
export function DialogForm({ form, onSubmit, children, ...props }: DialogFormProps) {
  const { error, pending } = props;
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onSubmit();
      }}
    >
      <div role="alert">{error ? <Callout kind="bad">{messageOf(error)}</Callout> : null}</div>
      {children}
      <DialogButtons {...props} />
    </form>
  );
}
