import type { InputHTMLAttributes, ReactNode } from 'react';
import type { NumberField } from '#core/fields/field.ts';
import { placeholderText } from '#core/typed/number-text.ts';
import classes from './field.module.css';
import { FieldFrame, type FieldTexts, splitField } from './field-frame.tsx';

export interface NumberInputProps
  extends Omit<FieldTexts, 'label'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'prefix' | 'className'> {
  readonly id: string;
  readonly field: NumberField;
  /** The label in place of the field's own. */
  readonly label?: string | undefined;
  /** What stands before the number, in place of the field's own. */
  readonly prefix?: string | undefined;
  /** What stands after the number, in place of the field's own. */
  readonly suffix?: ReactNode;
}

interface Affixes {
  readonly prefix?: string;
  readonly suffix?: string;
}

/** What stands before or after a number in its field. */
const affixes: Readonly<Record<NumberField['unit'], Affixes>> = {
  units: {},
  pieces: {},
  hours: { suffix: 'horas' },
  days: {},
  reais: { prefix: 'R$' },
  reaisPerHour: { prefix: 'R$' },
  percent: { suffix: '%' },
};

/** The look of a number field: its label, what is counted, and a keyboard for numbers. */
export function NumberInput(props: NumberInputProps) {
  const { field, label = field.label, prefix, suffix, ...rest } = props;
  const { frame, input } = splitField({ ...rest, label });
  const usual = affixes[field.unit];
  const before = prefix ?? usual.prefix;
  const after = suffix ?? usual.suffix;
  return (
    <FieldFrame {...frame}>
      <div className={`${classes.control} ${classes.line}`}>
        {before && <span className={classes.affix}>{before}</span>}
        <input
          inputMode="decimal"
          spellCheck={false}
          autoComplete="off"
          enterKeyHint="next"
          placeholder={placeholderText(field)}
          data-typed-as={field.typedAs}
          {...input}
          className={`${classes.input} ${classes.number}`}
        />
        {typeof after === 'string' ? <span className={classes.affix}>{after}</span> : after}
      </div>
    </FieldFrame>
  );
}
