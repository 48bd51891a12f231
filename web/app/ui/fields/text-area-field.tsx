import type { TextareaHTMLAttributes } from 'react';
import classes from './field.module.css';
import { FieldFrame, type FieldTexts, splitField } from './field-frame.tsx';

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
