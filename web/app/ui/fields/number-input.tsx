import type { InputHTMLAttributes } from 'react';
import type { NumberField } from '#core/fields/field.ts';
import { affixes } from '#core/messages/affixes.ts';
import { placeholderText } from '#core/products/number-text.ts';
import classes from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface NumberInputProps
  extends Omit<FieldTexts, 'label'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'prefix' | 'className'> {
  readonly id: string;
  readonly field: NumberField;
}

/** The look of a number field: its label, what is counted, and a keyboard for numbers. */
export function NumberInput(props: NumberInputProps) {
  const { id, field, labelHidden, hint, note, error, aside, ...input } = props;
  const texts = { label: field.label, labelHidden, hint, note, error, aside };
  const { prefix, suffix } = affixes[field.unit];
  return (
    <FieldFrame id={id} {...texts}>
      <div className={`${classes.control} ${classes.line}`}>
        {prefix && <span className={classes.affix}>{prefix}</span>}
        <input
          id={id}
          inputMode="decimal"
          spellCheck={false}
          autoComplete="off"
          enterKeyHint="next"
          placeholder={placeholderText(field)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
          {...input}
          className={`${classes.input} ${classes.number}`}
        />
        {suffix && <span className={classes.affix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
