import type { ComponentProps, ReactNode } from 'react';
import { formatDecimal } from '#core/numbers/formats.ts';
import classes from './look.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ChoiceProps<Value> extends Omit<ComponentProps<'fieldset'>, 'name' | 'onChange'> {
  readonly name: string;
  /** The legend, which is only read out. */
  readonly legend: string;
  /** Pills that stand apart, chips that share one row, or parts of one switch. */
  readonly look: 'pills' | 'chips' | 'switch';
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    /** How many rows there are of it. */
    readonly count?: number;
    /** A figure on a line of its own. */
    readonly below?: ReactNode;
  }[];
  /** @param isPressed it was chosen by hand: the arrow keys choose, too */
  readonly onChange: (value: Value, isPressed: boolean) => void;
}

/** The choice of one of a few, all of which can be seen. */
export function Choice<Value extends string | null>(props: ChoiceProps<Value>) {
  const { name, legend, look, value: chosen, options, onChange, ...fieldset } = props;
  return (
    <fieldset {...fieldset} className={classes.choice} data-look={look}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(({ value, label, count, below }) => (
        <label key={value} className={classes.option}>
          <input
            type="radio"
            name={name}
            className={classes.radio}
            checked={value === chosen}
            // React tells the change of a radio button by its click, which the arrow keys make too.
            onChange={({ nativeEvent }) => onChange(value, (nativeEvent as UIEvent).detail > 0)}
          />
          {label}
          {below !== undefined && <strong className={classes.below}>{below}</strong>}
          {count !== undefined && <span className={classes.count}>{formatDecimal(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
