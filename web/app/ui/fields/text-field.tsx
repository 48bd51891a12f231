import type { InputHTMLAttributes } from 'react';
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
