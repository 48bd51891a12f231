import type { ReactNode } from 'react';
import { formatDecimal } from '#core/text/formats.ts';
import classes from './look.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ChoiceProps<Value> {
  readonly name: string;
  /** Only read out. */
  readonly legend: string;
  /** Pills that stand apart, or parts of one switch. */
  readonly look: 'pills' | 'switch';
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    /** How many rows there are of it. */
    readonly count?: number;
  }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of which can be seen. */
export function Choice<Value extends string | null>(props: ChoiceProps<Value>) {
  const { name, legend, look, value: chosen, options, onChange } = props;
  return (
    <fieldset className={classes.choice} data-look={look}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(({ value, label, count }) => (
        <label key={value} className={classes.option}>
          <input
            type="radio"
            name={name}
            className={classes.radio}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {label}
          {count !== undefined && <span className={classes.count}>{formatDecimal(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
