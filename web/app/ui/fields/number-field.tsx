import { type KeyboardEvent, memo, useEffect, useEffectEvent, useState } from 'react';
import type { NumberField as Field } from '#core/fields/field.ts';
import { settleNumber, stepNumber } from '#core/products/number-text.ts';
import { afterPress } from '../browser/after-press.ts';
import type { FieldTexts } from './field-frame.tsx';
import { NumberInput } from './number-input.tsx';

interface NumberFieldProps {
  readonly id: string;
  readonly name?: string;
  readonly field: Field;
  /** The text as typed. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Told of a number that was changed when its field was left, and why. */
  readonly onNote?: (note: string) => void;
  readonly error?: FieldTexts['error'];
  readonly hint?: string;
  readonly disabled?: boolean;
}

/**
 * A number typed the Brazilian way. The text stays as typed until the field is left. Then it is
 * brought within bounds and written well, with a note if the number changed. The note waits for the
 * press that left the field, so that it does not push the pressed button away.
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { field, value, onChange, onNote, disabled, ...input } = props;
  const [note, setNote] = useState<string | null>(null);

  const type = (typed: string) => {
    setNote(null);
    onChange(typed);
  };
  const settle = () => {
    const settled = settleNumber(field, value);
    // A settled text keeps the note that tells how it came to be.
    if (settled.text === value) return;
    onChange(settled.text);
    if (settled.note !== null) onNote?.(settled.note);
    afterPress(() => setNote(settled.note));
  };
  // A draft that was left while a number was typed comes back with it.
  const settleOnce = useEffectEvent(settle);
  useEffect(() => {
    if (!disabled) settleOnce();
  }, [disabled]);
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    type(stepNumber(field, value, event.key === 'ArrowUp' ? 1 : -1));
  };
  return (
    <NumberInput
      {...input}
      field={field}
      value={value}
      note={disabled ? null : note}
      disabled={disabled}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={settle}
      onKeyDown={step}
    />
  );
});
