import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { formatPercent } from '#core/messages/formats.ts';
import { labels, lowMarginWarning } from '#core/messages/labels.ts';
import { pricingBounds, pricingFallbacks } from '#core/pricing/bounds.ts';
import { parseDecimal } from '#core/pricing/parse-decimal.ts';
import { customMarginQuickPicks, marginPresets, presetOf } from '#core/pricing/presets.ts';
import { isLowMargin } from '#core/pricing/profitability.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { RangeField } from '../../ui/range-field.tsx';
import { type DraftStore, useDraft } from './draft-store.ts';
import { FormSection } from './form-section.tsx';
import classes from './margin-section.module.css';
import { fieldText } from './settle-number.ts';

const bounds = pricingBounds.marginPercentage;

export function MarginSection({ store }: { readonly store: DraftStore }) {
  const typed = useDraft(store, (state) => state.draft.marginPercentage);
  const margin = Number(parseDecimal(typed) ?? pricingFallbacks.marginPercentage);
  // Choosing to set the margin oneself does not change it yet, so it may still equal a preset's.
  const [choosing, setChoosing] = useState(false);
  const preset = choosing ? 'custom' : presetOf(margin);
  const setMargin = (value: number) =>
    store.setValue('marginPercentage', fieldText('marginPercentage', value));

  return (
    <FormSection
      title={labels.markup}
      lead="Quanto você soma ao custo total. Com 100%, a peça é vendida pelo dobro do que custa."
    >
      <fieldset className={classes.presets}>
        <legend className={classes.legend}>{labels.markup}</legend>
        {marginPresets.map(({ id, label, meaning, margin: presetMargin }) => (
          <ChoiceCard
            key={id}
            name="marginPreset"
            value={id}
            checked={preset === id}
            title={presetMargin === null ? label : `${label} · ${formatPercent(presetMargin)}`}
            description={meaning}
            onChoose={() => {
              setChoosing(presetMargin === null);
              if (presetMargin !== null) setMargin(presetMargin);
            }}
          />
        ))}
      </fieldset>
      {preset === 'custom' && (
        <div className={classes.custom}>
          <RangeField
            id="marginPercentage"
            label="Sua margem sobre o custo"
            value={margin}
            min={bounds.min}
            max={bounds.max}
            // A stored margin between two steps is shown where it is; moving it leads to a step.
            step={margin % bounds.step === 0 ? bounds.step : 1}
            format={formatPercent}
            onChange={(value) => setMargin(stepAfter(margin, value))}
          />
          <fieldset className={classes.picks}>
            <legend className={classes.legend}>Atalhos de margem</legend>
            {customMarginQuickPicks.map((pick) => (
              <button
                key={pick}
                type="button"
                className={classes.pick}
                aria-pressed={pick === margin}
                onClick={() => {
                  setChoosing(true);
                  setMargin(pick);
                }}
              >
                {formatPercent(pick)}
              </button>
            ))}
          </fieldset>
        </div>
      )}
      <div role="status">
        {isLowMargin(margin) && (
          <p className={classes.warning}>
            <IconAlertTriangle size={20} aria-hidden />
            {lowMarginWarning}
          </p>
        )}
      </div>
    </FormSection>
  );
}

/** The step that the slider was moved to, or past, on its way from `before` to `value`. */
function stepAfter(before: number, value: number): number {
  const steps = value / bounds.step;
  return (value < before ? Math.floor(steps) : Math.ceil(steps)) * bounds.step;
}
