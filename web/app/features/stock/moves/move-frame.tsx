import type { ReactNode, RefObject } from 'react';
import { moveWords } from '#core/messages/stock.ts';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { type SaidField, SaidFields } from './said-fields.tsx';

interface MoveFrameProps {
  readonly form: {
    readonly form: RefObject<HTMLFormElement | null>;
    readonly pending: boolean;
    readonly field: (name: 'day' | 'note') => SaidField;
  };
  readonly error: unknown;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The fields of a movement with day and note below them, and the two buttons. */
export function MoveFrame({ form, error, onSubmit, onClose, children }: MoveFrameProps) {
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
      {children}
      <SaidFields day={form.field('day')} note={form.field('note')} />
    </DialogForm>
  );
}
