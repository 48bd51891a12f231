import { type KeyboardEvent, memo, useEffect, useEffectEvent, useState } from 'react';
import type { PricingField } from '#core/pricing/bounds.ts';
import fieldClasses from '../../ui/field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from '../../ui/field-frame.tsx';
import { type LiveText, useLiveText } from './live-text.tsx';
import { settleNumber } from './settle-number.ts';
import { stepNumber } from './step-number.ts';

interface NumberFieldProps extends Omit<FieldTexts, 'note'> {
  readonly id: string;
  readonly field: PricingField;
  /** The text as typed; a keystroke renders nothing here. */
  readonly value: LiveText;
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
 * brought within bounds and written well, with a note when that changed the number. Enter submits
 * no number that was changed just then: the note is seen first.
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { id, field, value, onChange, prefix, suffix, ...rest } = props;
  const { form, placeholder, disabled, ...texts } = rest;
  const [note, setNote] = useState<string | null>(null);
  const input = useLiveText<HTMLInputElement>(value, write);

  const type = (typed: string) => {
    setNote(null);
    onChange(typed);
  };
  const settle = () => {
    const typed = value.read();
    const settled = settleNumber(field, typed);
    // What is settled already keeps the note that tells how it came to be.
    if (settled.text === typed) return null;
    setNote(settled.note);
    onChange(settled.text);
    return settled.note;
  };
  // A draft that was left while a number was typed comes back with it.
  const settleOnce = useEffectEvent(settle);
  useEffect(() => {
    if (!disabled) settleOnce();
  }, [disabled]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && form && settle() !== null) event.preventDefault();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    type(stepNumber(field, value.read(), event.key === 'ArrowUp' ? 1 : -1));
  };

  return (
    <FieldFrame id={id} {...texts} note={disabled ? null : note}>
      <div className={`${fieldClasses.control} ${fieldClasses.line}`}>
        {prefix && <span className={fieldClasses.affix}>{prefix}</span>}
        <input
          ref={input}
          id={id}
          form={form}
          className={`${fieldClasses.input} ${fieldClasses.number}`}
          inputMode="decimal"
          spellCheck={false}
          autoComplete="off"
          enterKeyHint="next"
          placeholder={placeholder}
          disabled={disabled}
          defaultValue={value.read()}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        {suffix && <span className={fieldClasses.affix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
});

function write(input: HTMLInputElement, text: string): void {
  if (input.value !== text) input.value = text;
}
