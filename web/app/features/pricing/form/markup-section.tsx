import { useState } from 'react';
import {
  customMarkupQuickPicks,
  lowMarkupWarning,
  markupPresets,
  presetOf,
} from '#core/pricing/presets.ts';
import { isLowMarkup } from '#core/pricing/profitability.ts';
import { productFields } from '#core/products/fields.ts';
import { numberText, readNumber } from '#core/products/number-text.ts';
import { formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { ChoiceCard } from '../../../ui/fields/choice-card.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { Card, Grid } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import type { DraftWork } from '../draft/draft-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import classes from '../pricing.module.css';
import { FormSection } from './form-section.tsx';
import { FinalPrice } from './price-choice.tsx';
import { useField } from './use-pricing-form.ts';

const field = productFields.marginPercentage;

export function MarkupSection({ work }: { readonly work: DraftWork }) {
  const { id, value, error, onChange } = useField('marginPercentage');
  const markup = readNumber(field, value);
  // Choosing a markup of one's own does not change it yet, so it may still equal a preset's.
  const [choosing, setChoosing] = useState(false);
  const preset = choosing ? 'custom' : presetOf(markup);
  const setMarkup = (chosen: number) => onChange(numberText(field, chosen));

  return (
    <FormSection title={labels.markup} lead="Com 100%, a peça é vendida pelo dobro do que custa.">
      <Grid
        least="15rem"
        gap={2}
        role="radiogroup"
        aria-label={labels.markup}
        id="markup-presets"
        tabIndex={-1}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {markupPresets.map(({ id: presetId, label, meaning, markup: presetMarkup }) => (
          <ChoiceCard
            key={presetId}
            name="markupPreset"
            value={presetId}
            checked={preset === presetId}
            title={presetMarkup === null ? label : `${label} · ${formatPercent(presetMarkup)}`}
            description={meaning}
            onChoose={() => {
              setChoosing(presetMarkup === null);
              if (presetMarkup !== null) setMarkup(presetMarkup);
            }}
          />
        ))}
      </Grid>
      {error && (
        <Text id={`${id}-error`} size={2} tone="bad" strong>
          {error}
        </Text>
      )}
      {preset === 'custom' && (
        <Card className={classes.sunken}>
          <MarkupAdvice work={work} markup={markup} />
          <RangeField
            id={id}
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
                  setChoosing(true);
                  setMarkup(pick);
                }}
              >
                {formatPercent(pick)}
              </button>
            ))}
          </Grid>
        </Card>
      )}
      <FinalPrice work={work} />
    </FormSection>
  );
}

/**
 * Stands above the slider, where no bar hides it. Its height is the same for every text: the slider
 * must not move under the finger. The warning of a chosen price stands beside that price.
 */
function MarkupAdvice({ work, markup }: { readonly work: DraftWork; readonly markup: number }) {
  const price = useDraftPrice(work);
  const isLow = !price?.isChosen && isLowMarkup(price?.practisedMarkup ?? markup);
  return (
    <div role="status" className={classes.advice} data-low={isLow}>
      <Text size={2} tone="bad" strong>
        {lowMarkupWarning}
      </Text>
      <Text size={2} tone="soft">
        Abaixo de 30%, qualquer imprevisto vira prejuízo.
      </Text>
    </div>
  );
}
