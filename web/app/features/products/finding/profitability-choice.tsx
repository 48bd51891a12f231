import { formatDecimal } from '#core/messages/formats.ts';
import { profitabilityLabels } from '#core/messages/labels.ts';
import type { Profitability } from '#core/pricing/profitability.ts';
import { VisuallyHidden } from '../../../ui/notes/visually-hidden.tsx';
import classes from './profitability-choice.module.css';

const kinds = ['lucrative', 'attention', 'loss'] as const;

interface ProfitabilityChoiceProps {
  /** Null is all. */
  readonly value: Profitability | null;
  readonly counts: Record<Profitability, number>;
  readonly onChange: (value: Profitability | null) => void;
}

/** Which products to show by their profitability, and how many of each there are. */
export function ProfitabilityChoice({ value, counts, onChange }: ProfitabilityChoiceProps) {
  const all = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <fieldset className={classes.choice}>
      <VisuallyHidden as="legend">Rentabilidade</VisuallyHidden>
      {[null, ...kinds].map((kind) => (
        <label key={kind} className={classes.option} data-kind={kind}>
          <input
            type="radio"
            name="product-profitability"
            className={classes.radio}
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          {kind ? profitabilityLabels[kind] : 'Todos'}
          <span className={classes.count}>{formatDecimal(kind ? counts[kind] : all)}</span>
        </label>
      ))}
    </fieldset>
  );
}
