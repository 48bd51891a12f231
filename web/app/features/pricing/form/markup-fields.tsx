import { useState } from 'react';
import { formatPercent } from '#core/numbers/formats.ts';
import { roundingHint } from '#core/pricing/chosen-price-notes.ts';
import { roundings } from '#core/pricing/final-price.ts';
import { markupPresets, presetOf } from '#core/pricing/presets.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { productFields } from '#core/products/product-fields.ts';
import { numberText, readNumber } from '#core/typed/number-text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Choice } from '../../../ui/look/choice.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { ProductWork } from '../draft/product-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import type { CustomMarkupProps } from './price-ways.tsx';
import { useField } from './use-pricing-form.ts';

const CustomMarkup = lazyPart<CustomMarkupProps>('Abrindo a margem…', () =>
  import('./price-ways.tsx').then((part) => part.CustomMarkup),
);

const { marginPercentage: field, rounding } = productFields;
const roundingOptions = roundings.map(({ id, name }) => ({ value: id, label: name }));

export function Rounding({ work }: { readonly work: ProductWork }) {
  const price = useDraftPrice(work);
  return (
    <SelectField
      {...useField('rounding')}
      label={rounding.label}
      options={roundingOptions}
      hint={price && roundingHint(price)}
    />
  );
}

/** The price by a markup on the cost. */
export function MarkupFields() {
  const { id, value, error, onChange } = useField('marginPercentage');
  const markup = readNumber(field, value);
  // Choosing a markup of one's own does not change it yet, so it may still equal a preset's.
  const [choosing, setChoosing] = useState(false);
  const preset = choosing ? 'custom' : presetOf(markup);
  const setMarkup = (chosen: number) => onChange(numberText(field, chosen));
  return (
    <>
      <Stack gap={2}>
        <Text strong>{priceLabels.markup}</Text>
        <Choice
          name="markupPreset"
          legend={priceLabels.markup}
          look="chips"
          value={preset}
          options={markupPresets.map(({ id: value, label, markup }) => ({
            value,
            label,
            below: markup === null ? '…' : formatPercent(markup),
          }))}
          onChange={(chosen) => {
            const of = markupPresets.find((each) => each.id === chosen)?.markup ?? null;
            setChoosing(of === null);
            if (of !== null) setMarkup(of);
          }}
          id="markup-presets"
          tabIndex={-1}
          role="radiogroup"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <Text size={2} tone="soft">
          {markupPresets.find((each) => each.id === preset)?.meaning}. Com 100%, a peça é vendida
          pelo dobro do que custa.
        </Text>
        {error && (
          <Text id={`${id}-error`} size={2} tone="bad" strong>
            {error}
          </Text>
        )}
      </Stack>
      {preset === 'custom' && (
        <CustomMarkup markup={markup} setMarkup={setMarkup} onPick={() => setChoosing(true)} />
      )}
    </>
  );
}
