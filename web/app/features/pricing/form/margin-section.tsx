import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { formatPercent } from '#core/messages/formats.ts';
import { labels, lowMarginWarning } from '#core/messages/labels.ts';
import { customMarginQuickPicks, marginPresets, presetOf } from '#core/pricing/presets.ts';
import { isLowMargin } from '#core/pricing/profitability.ts';
import { productFields } from '#core/products/fields.ts';
import { numberText, readNumber } from '#core/products/number-text.ts';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { RangeField } from '../../../ui/range-field.tsx';
import { FormSection } from './form-section.tsx';
import classes from './margin-section.module.css';
import { useField } from './use-pricing-form.ts';

const field = productFields.marginPercentage;

export function MarginSection() {
  const { id, value, onChange } = useField('marginPercentage');
  const margin = readNumber(field, value);
  // Choosing to set the margin oneself does not change it yet, so it may still equal a preset's.
  const [choosing, setChoosing] = useState(false);
  const preset = choosing ? 'custom' : presetOf(margin);
  const setMargin = (chosen: number) => onChange(numberText(field, chosen));

  return (
    <FormSection
      title={labels.markup}
      lead="Quanto você soma ao custo total. Com 100%, a peça é vendida pelo dobro do que custa."
    >
      <fieldset className={classes.presets}>
        <legend className={classes.legend}>{labels.markup}</legend>
        {marginPresets.map(({ id: presetId, label, meaning, margin: presetMargin }) => (
          <ChoiceCard
            key={presetId}
            name="marginPreset"
            value={presetId}
            checked={preset === presetId}
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
            id={id}
            label="Sua margem sobre o custo"
            value={margin}
            min={field.min}
            max={field.max}
            step={field.step}
            format={formatPercent}
            onChange={setMargin}
          />
          {/* Below the slider, which must not move under the finger, and beside what it is about. */}
          <div role="status">
            {isLowMargin(margin) && (
              <p className={classes.warning}>
                <IconAlertTriangle size={20} aria-hidden />
                {lowMarginWarning}
              </p>
            )}
          </div>
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
    </FormSection>
  );
}
