import { memo, type ReactNode, type RefObject, useState } from 'react';
import { localDay } from '#core/dates/local-day.ts';
import { noteBounds } from '#core/stock/stock-fields.ts';
import { moveWords } from '#core/stock/stock-texts.ts';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { useFocusFirst } from '../../../ui/forms/use-focus-first.ts';
import { Stack } from '../../../ui/look/box.tsx';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import classes from '../stock.module.css';

interface MoveFrameProps {
  readonly form: {
    readonly form: RefObject<HTMLFormElement | null>;
    readonly pending: boolean;
    readonly field: (name: 'day' | 'note') => DetailField;
    readonly error: unknown;
    /** The movement is on its way, or has been stored. */
    readonly isSent: boolean;
    readonly submit: () => void;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function MoveFrame({ form, onClose, children }: MoveFrameProps) {
  // The form may come later than its dialog.
  useFocusFirst(form.form);
  return (
    <DialogForm
      form={form.form}
      confirm={moveWords.save}
      waiting={moveWords.saving}
      pending={form.pending}
      error={form.error}
      failed={moveWords.failed}
      onSubmit={form.submit}
      onCancel={onClose}
    >
      {/* What is typed while it is being sent would go with the dialog. */}
      <fieldset className={dialogClasses.fields} disabled={form.pending}>
        <VisuallyHidden as="legend">{moveWords.fields}</VisuallyHidden>
        <AsSent isSent={form.isSent}>{children}</AsSent>
        <DetailFields day={form.field('day')} note={form.field('note')} />
      </fieldset>
    </DialogForm>
  );
}

interface AsSentProps {
  readonly isSent: boolean;
  readonly children: ReactNode;
}

/** The stock that the act changes is no news to who entered it: the dialog stays as it was sent. */
const AsSent = memo(
  ({ children }: AsSentProps) => children,
  (_, { isSent }) => isSent,
);

export type DetailField = Pick<TextFieldProps, 'value' | 'error' | 'onChange'>;

/** The fields for another day than today and a note: seldom needed, so they are folded away. */
function DetailFields({ day, note }: { readonly day: DetailField; readonly note: DetailField }) {
  const [opened, setOpened] = useState(false);
  const isWrong = Boolean(day.error || note.error);
  return (
    <details
      className={classes.details}
      open={opened || isWrong}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{moveWords.more}</summary>
      <Stack gap={3}>
        <TextField
          {...day}
          id="moveDay"
          type="date"
          label={moveWords.day}
          max={localDay(new Date())}
        />
        <TextField
          {...note}
          id="moveNote"
          label={moveWords.note}
          maxLength={noteBounds.max}
          autoComplete="off"
          placeholder="Ex.: feira de sábado"
        />
      </Stack>
    </details>
  );
}

interface KnownAmountProps {
  readonly known: string;
  /** What a count would change; null while nothing is counted, or where nothing is. */
  readonly difference: string | null;
  readonly htmlFor: string;
}

export function KnownAmount({ known, difference, htmlFor }: KnownAmountProps) {
  return (
    <p className={classes.sum}>
      {moveWords.known}: <strong>{known}</strong>
      <output htmlFor={htmlFor} aria-label="Diferença">
        {difference !== null && moveWords.difference(difference)}
      </output>
    </p>
  );
}
