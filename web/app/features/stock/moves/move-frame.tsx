import type { ReactNode, RefObject } from 'react';
import { moveWords } from '#core/stock/stock-texts.ts';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { useFocusFirst } from '../../../ui/forms/use-focus-first.ts';
import { VisuallyHidden } from '../../../ui/notes/visually-hidden.tsx';
import { type DetailField, DetailFields } from './detail-fields.tsx';

interface MoveFrameProps {
  readonly form: {
    readonly form: RefObject<HTMLFormElement | null>;
    readonly pending: boolean;
    readonly field: (name: 'day' | 'note') => DetailField;
  };
  readonly error: unknown;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The fields of a movement with day and note below them, and the two buttons. */
export function MoveFrame({ form, error, onSubmit, onClose, children }: MoveFrameProps) {
  // The form may come later than its dialog.
  useFocusFirst(form.form);
  return (
    <DialogForm
      form={form.form}
      confirm={moveWords.save}
      waiting={moveWords.saving}
      pending={form.pending}
      error={error}
      failed={moveWords.failed}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      {/* What is typed while it is being sent would go with the dialog. */}
      <fieldset className={dialogClasses.fields} disabled={form.pending}>
        <VisuallyHidden as="legend">{moveWords.fields}</VisuallyHidden>
        {children}
        <DetailFields day={form.field('day')} note={form.field('note')} />
      </fieldset>
    </DialogForm>
  );
}
