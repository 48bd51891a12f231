import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import look from '../look/look.module.css';
import classes from './field.module.css';

export interface FieldTexts {
  readonly label: string;
  /** The label is only read out: its place is clear to the eye. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** What is read out after the label, where what stands around it is clear to the eye. */
  readonly labelMore?: string | undefined;
  /** The hint stands in the line of the label. */
  readonly hintAbove?: boolean | undefined;
  /** What was changed in what the user typed, and why; or how it was understood. */
  readonly note?: string | null | undefined;
  /** The note only says back what was understood. */
  readonly noteSaysBack?: boolean | undefined;
  readonly error?: ReactNode;
  /** What stands beside the label, for example a counter. */
  readonly aside?: ReactNode;
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
}

/** What stands around a field, apart from what is its input's own. */
export function splitField<Props extends FieldTexts & { readonly id: string }>(props: Props) {
  const {
    label,
    labelMore,
    labelHidden,
    hint,
    hintAbove,
    note,
    noteSaysBack,
    error,
    aside,
    ...input
  } = props;
  const { id } = props;
  const describedBy = [error && `${id}-error`, `${id}-note`, hint && `${id}-hint`];
  return {
    frame: { id, label, labelMore, labelHidden, hint, hintAbove, note, noteSaysBack, error, aside },
    input: {
      ...input,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy.filter(Boolean).join(' '),
    },
  };
}

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelMore, labelHidden, children, ...texts } = props;
  const hint = texts.hint && (
    <p id={`${id}-hint`} className={classes.hint}>
      {texts.hint}
    </p>
  );
  return (
    <div className={classes.field}>
      <div className={labelHidden ? look.hidden : classes.head} data-field-head>
        <label htmlFor={id} className={classes.label}>
          {label}
          {labelMore && <span className={look.hidden}>: {labelMore}</span>}
        </label>
        {texts.hintAbove && hint}
        {texts.aside}
      </div>
      {children}
      {texts.error && (
        <p id={`${id}-error`} className={classes.error}>
          <IconAlertCircle size={16} aria-hidden /> {texts.error}
        </p>
      )}
      <p
        id={`${id}-note`}
        role="status"
        className={classes.note}
        data-says-back={texts.noteSaysBack || undefined}
      >
        {texts.note}
      </p>
      {!texts.hintAbove && hint}
    </div>
  );
}
