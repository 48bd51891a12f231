import type { InputHTMLAttributes } from 'react';
import classes from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id' | 'className'> {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextField(props: TextFieldProps) {
  const { id, label, labelHidden, hint, note, error, aside, onChange, ...input } = props;
  const texts = { label, labelHidden, hint, note, error, aside };
  return (
    <FieldFrame id={id} {...texts}>
      <div className={`${classes.control} ${classes.line}`}>
        <input
          type="text"
          {...input}
          id={id}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </FieldFrame>
  );
}
