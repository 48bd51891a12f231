import type { KeyboardEvent } from 'react';
import classes from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { settleMoney, stepMoney } from './money-text.ts';

interface MoneyFieldProps extends FieldTexts {
  readonly id: string;
  readonly name: string;
  /** The text as typed. */
  readonly value: string;
  /** What the arrows stay within, in R$. */
  readonly bounds: { readonly min: number; readonly max: number };
  readonly onChange: (typed: string) => void;
}

/** An amount in R$, typed the Brazilian way; it is written well once the field is left. */
export function MoneyField(props: MoneyFieldProps) {
  const { id, name, value, bounds, onChange, ...texts } = props;
  const settle = () => {
    const settled = settleMoney(value);
    if (settled !== value) onChange(settled);
  };
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onChange(stepMoney(value, event.key === 'ArrowUp' ? 1 : -1, bounds));
  };
  return (
    <FieldFrame id={id} {...texts}>
      <div className={classes.control}>
        <span className={classes.affix}>R$</span>
        <input
          id={id}
          name={name}
          className={`${classes.input} ${classes.number}`}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          placeholder="0,00"
          value={value}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={settle}
          onKeyDown={step}
        />
      </div>
    </FieldFrame>
  );
}
