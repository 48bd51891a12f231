import { customMarkupQuickPicks } from '#core/pricing/presets.ts';
import { productFields } from '#core/products/fields.ts';
import { formatPercent } from '#core/text/formats.ts';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { Card, Grid } from '../../../ui/look/box.tsx';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import classes from '../pricing.module.css';

const field = productFields.marginPercentage;

export interface CustomMarkupProps {
  /** In per cent. */
  readonly markup: number;
  readonly setMarkup: (markup: number) => void;
  /** A shortcut is a markup of one's own, though it may be a preset's. */
  readonly onPick: () => void;
}

export function CustomMarkup({ markup, setMarkup, onPick }: CustomMarkupProps) {
  return (
    <Card className={classes.sunken}>
      <RangeField
        id="marginPercentage"
        label="Sua margem sobre o custo"
        value={markup}
        min={field.min}
        max={field.max}
        step={field.step}
        format={formatPercent}
        onChange={setMarkup}
      />
      <Grid as="fieldset" least="4.25rem" gap={2}>
        <VisuallyHidden as="legend">Atalhos de margem</VisuallyHidden>
        {customMarkupQuickPicks.map((pick) => (
          <button
            key={pick}
            type="button"
            className={classes.pick}
            aria-pressed={pick === markup}
            onClick={() => {
              onPick();
              setMarkup(pick);
            }}
          >
            {formatPercent(pick)}
          </button>
        ))}
      </Grid>
    </Card>
  );
}
