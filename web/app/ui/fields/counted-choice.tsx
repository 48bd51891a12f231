import { formatDecimal } from '#core/text/formats.ts';
import { VisuallyHidden } from '../notes/visually-hidden.tsx';
import classes from './counted-choice.module.css';

interface CountedChoiceProps<Value> {
  readonly name: string;
  /** Only read out. */
  readonly legend: string;
  /** Pills that stand apart, or parts of one switch. */
  readonly look: 'pills' | 'switch';
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly count: number;
  }[];
  readonly onChange: (value: Value) => void;
}

/** One of several parts of a list, with how many rows each has. */
export function CountedChoice<Value extends string | null>(props: CountedChoiceProps<Value>) {
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
          <span className={classes.count}>{formatDecimal(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
