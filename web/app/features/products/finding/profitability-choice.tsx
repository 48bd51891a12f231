import { formatDecimal } from '#core/text/formats.ts';
import { VisuallyHidden } from '../../../ui/notes/visually-hidden.tsx';
import { type FilterChoice, filterChoices } from './choices.ts';
import classes from './profitability-choice.module.css';

/** Which products to show by their profitability, and how many of each there are. */
export function ProfitabilityChoice({ value, counts, onChange }: FilterChoice) {
  return (
    <fieldset className={classes.choice}>
      <VisuallyHidden as="legend">Rentabilidade</VisuallyHidden>
      {filterChoices(counts).map(({ filter, label, count }) => (
        <label key={filter} className={classes.option}>
          <input
            type="radio"
            name="product-profitability"
            className={classes.radio}
            checked={filter === value}
            onChange={() => onChange(filter)}
          />
          {label}
          <span className={classes.count}>{formatDecimal(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
