import type { ComponentProps, InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import classes from './field.module.css';
import { FieldFrame, type FieldTexts, splitField } from './field-frame.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id' | 'className'> {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextField({ onChange, ...props }: TextFieldProps) {
  const { frame, input } = splitField(props);
  return (
    <FieldFrame {...frame}>
      <div className={`${classes.control} ${classes.line}`}>
        <input
          type="text"
          {...input}
          className={classes.input}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </FieldFrame>
  );
}

interface TextAreaFieldProps
  extends FieldTexts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'id' | 'className'> {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextAreaField({ onChange, ...props }: TextAreaFieldProps) {
  const { frame, input } = splitField(props);
  return (
    <FieldFrame {...frame}>
      <div className={classes.control}>
        <textarea
          {...input}
          className={classes.area}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </FieldFrame>
  );
}

/**
 * The six digits of an authenticator app. Phones offer their number pad, and fill it in. Nothing is
 * cut off: what a page copies along may stand before the digits.
 */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      {...props}
      label="Código de 6 números"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
    />
  );
}
