import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import type { NumberField as Field } from '#core/fields/field.ts';
import { settleNumber, stepNumber } from '#core/typed/number-text.ts';
import type { UnitTypeId } from '#core/units/unit-types.ts';
import { afterPress } from '../browser/after-press.ts';
import { keepInView } from '../browser/keep-in-view.ts';
import type { FieldTexts } from './field-frame.tsx';
import { NumberInput } from './number-input.tsx';

interface NumberFieldProps {
  readonly id: string;
  readonly name?: string;
  readonly field: Field;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /**
   * Called with the note on a number that was changed when its field was left, and whether it only
   * says back what was understood.
   */
  readonly onNote?: (note: string, saysBack: boolean) => void;
  /** The unit of an amount, whose text may name another one. */
  readonly unit?: UnitTypeId;
  /** Called with the unit that the text named, after onChange with the number. */
  readonly onUnit?: (unit: UnitTypeId) => void;
  readonly error?: FieldTexts['error'];
  readonly hint?: string;
  readonly aside?: FieldTexts['aside'];
  readonly label?: string;
  readonly labelMore?: string;
  readonly labelHidden?: boolean;
  readonly prefix?: string;
  readonly suffix?: ReactNode;
  readonly disabled?: boolean;
}

interface Note {
  readonly text: string | null;
  readonly saysBack?: boolean | undefined;
}

const noNote: Note = { text: null };

/**
 * A number typed the Brazilian way. Its text stays as typed until the field is left; then it is
 * brought within bounds, with a note if that changed it. The note waits for the press that left the
 * field, so that it does not push the pressed button away.
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { field, value, unit, onChange, onNote, onUnit, disabled, ...input } = props;
  const [note, setNote] = useState(noNote);

  useEffect(() => {
    if (note.text !== null) keepInView(`${input.id}-note`, input.id);
  }, [note, input.id]);

  const type = (typed: string) => {
    setNote(noNote);
    onChange(typed);
  };
  const settle = () => {
    const settled = settleNumber(field, value, unit);
    const isChanged = settled.text !== value;
    // A settled text keeps the note that tells how it came to be.
    if (!isChanged && settled.note === null) return;
    if (isChanged) onChange(settled.text);
    if (settled.unit) onUnit?.(settled.unit);
    if (isChanged && settled.note !== null) onNote?.(settled.note, settled.isEchoed === true);
    afterPress(() => setNote({ text: settled.note, saysBack: settled.isEchoed }));
  };
  // A draft that was left while a number was typed comes back with it.
  const settleOnce = useEffectEvent(settle);
  useEffect(() => {
    if (!disabled) settleOnce();
  }, [disabled]);
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const settled = settleNumber(field, value, unit);
    type(stepNumber(field, settled.text, event.key === 'ArrowUp' ? 1 : -1));
    if (settled.unit) onUnit?.(settled.unit);
  };
  return (
    <NumberInput
      {...input}
      field={field}
      value={value}
      note={disabled || input.error ? null : note.text}
      noteSaysBack={note.saysBack}
      disabled={disabled}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={settle}
      onKeyDown={step}
    />
  );
});
