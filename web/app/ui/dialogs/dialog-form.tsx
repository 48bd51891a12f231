import type { ReactNode, RefObject } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { NoteButton } from '../buttons/note-button.tsx';
import { moveOnEnter } from '../forms/move-on-enter.ts';
import { Note } from '../look/note.tsx';
import classes from './dialog.module.css';
import { DialogButtons } from './dialog-buttons.tsx';

interface DialogFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly confirm: string;
  readonly waiting: string;
  readonly pending: boolean;
  readonly destructive?: boolean;
  /** How the last try ended; what was typed stays. Errors of fields show at the fields. */
  readonly error: unknown;
  /** What did not work, above the reason, with a way to try again. */
  readonly failed?: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

export function DialogForm({ form, failed, onSubmit, children, ...props }: DialogFormProps) {
  const { error, pending } = props;
  const isShownAtField = error instanceof ApiError && error.fields.length > 0;
  const isShownAbove = Boolean(error) && (failed !== undefined || !isShownAtField);
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onKeyDown={moveOnEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onSubmit();
      }}
    >
      <div role="alert">{isShownAbove && <Failure error={error} failed={failed} />}</div>
      {children}
      <DialogButtons {...props} />
    </form>
  );
}

function Failure({
  error,
  failed,
}: Pick<DialogFormProps, 'error'> & { failed: string | undefined }) {
  if (failed === undefined) return <Note kind="bad">{messageOf(error)}</Note>;
  const again = <NoteButton type="submit">Tentar de novo</NoteButton>;
  return (
    <Note kind="bad" action={again}>
      <strong>{failed}</strong>
      <p>{messageOf(error)}</p>
      <p>O que você digitou continua aqui.</p>
    </Note>
  );
}
