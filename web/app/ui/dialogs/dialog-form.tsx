import { type ReactNode, type RefObject, useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { ApiError, reasonNow } from '../../api/api-error.ts';
import { useOnline } from '../browser/use-online.ts';
import { NoteButton } from '../buttons/button.tsx';
import { moveOnEnter } from '../forms/move-on-enter.ts';
import { useAgainOnline } from '../forms/use-again-online.ts';
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
  /**
   * What did not work, above the reason, with a way to try again. It is sent once however often it is
   * tried, and tried again by itself once the connection is back.
   */
  readonly failed?: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

export function DialogForm({ form, failed, onSubmit, children, ...props }: DialogFormProps) {
  const { error, pending } = props;
  const isShownAtField = error instanceof ApiError && error.fields.length > 0;
  const isShownAbove = Boolean(error) && (failed !== undefined || !isShownAtField);
  const [typed, setTyped] = useState(0);
  useAgainOnline(failed !== undefined && error, typed, onSubmit);
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onKeyDown={moveOnEnter}
      onInput={() => setTyped((times) => times + 1)}
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
  const reason = reasonNow(error, useOnline());
  if (failed === undefined) return <Note kind="bad">{reason}</Note>;
  const again = <NoteButton type="submit">{actWords.retry}</NoteButton>;
  return (
    <Note kind="bad" action={again}>
      <strong>{failed}</strong>
      <p>{reason}</p>
      <p>O que você digitou continua aqui.</p>
    </Note>
  );
}
