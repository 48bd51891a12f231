import { type KeyboardEvent, memo, useState } from 'react';
import type { PricingField } from '#core/pricing/bounds.ts';
import fieldClasses from '../../ui/field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from '../../ui/field-frame.tsx';
import { settleNumber } from './settle-number.ts';
import { stepNumber } from './step-number.ts';

interface NumberFieldProps extends Omit<FieldTexts, 'note'> {
  readonly id: string;
  readonly field: PricingField;
  /** The text as typed. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** The id of the form that Enter submits. */
  readonly form?: string;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/**
 * A number typed the Brazilian way. The text stays as typed until the field is left; then it is
 * brought within bounds and written well, with a note when that changed the number.
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { id, field, value, onChange, prefix, suffix, ...rest } = props;
  const { form, placeholder, disabled, ...texts } = rest;
  const [note, setNote] = useState<string | null>(null);

  const type = (typed: string) => {
    setNote(null);
    onChange(typed);
  };
  const settle = () => {
    const settled = settleNumber(field, value);
    setNote(settled.note);
    if (settled.text !== value) onChange(settled.text);
  };
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    type(stepNumber(field, value, event.key === 'ArrowUp' ? 1 : -1));
  };

  return (
    <FieldFrame id={id} {...texts} note={disabled ? null : note}>
      <div className={`${fieldClasses.control} ${fieldClasses.line}`}>
        {prefix && <span className={fieldClasses.affix}>{prefix}</span>}
        <input
          id={id}
          form={form}
          className={`${fieldClasses.input} ${fieldClasses.number}`}
          inputMode="decimal"
          spellCheck={false}
          autoComplete="off"
          enterKeyHint="next"
          placeholder={placeholder}
          disabled={disabled}
          value={value}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={settle}
          onKeyDown={step}
        />
        {suffix && <span className={fieldClasses.affix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
});
