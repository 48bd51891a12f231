import { stockWords } from '#core/stock/stock-texts.ts';
import { formatDecimal } from '#core/text/formats.ts';
import { VisuallyHidden } from '../../../ui/notes/visually-hidden.tsx';
import classes from './stock-switch.module.css';

/** Which part of the stock shows. */
export type StockPart = 'materials' | 'products';

interface StockSwitchProps {
  readonly value: StockPart;
  readonly counts: Readonly<Record<StockPart, number>>;
  readonly onChange: (part: StockPart) => void;
}

const parts = ['materials', 'products'] as const;

/** Materials or pieces, with how many of each there are. */
export function StockSwitch({ value, counts, onChange }: StockSwitchProps) {
  return (
    <fieldset className={classes.switch}>
      <VisuallyHidden as="legend">Mostrar</VisuallyHidden>
      {parts.map((part) => (
        <label key={part} className={classes.option}>
          <input
            type="radio"
            name="stock-part"
            className={classes.radio}
            checked={part === value}
            onChange={() => onChange(part)}
          />
          {stockWords[part]}
          <span className={classes.count}>{formatDecimal(counts[part])}</span>
        </label>
      ))}
    </fieldset>
  );
}
