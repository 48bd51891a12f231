import type { TextareaHTMLAttributes } from 'react';
import classes from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

interface TextAreaFieldProps
  extends FieldTexts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'id' | 'className'> {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { id, label, labelHidden, hint, note, error, aside, onChange, ...area } = props;
  const texts = { label, labelHidden, hint, note, error, aside };
  return (
    <FieldFrame id={id} {...texts}>
      <div className={classes.control}>
        <textarea
          {...area}
          id={id}
          className={classes.area}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </FieldFrame>
  );
}
