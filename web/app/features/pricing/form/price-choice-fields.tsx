import { boundsMessage } from '#core/fields/bounds-message.ts';
import { roundingHint, suggestionHint } from '#core/pricing/chosen-price-notes.ts';
import { roundings } from '#core/pricing/final-price.ts';
import { productFields } from '#core/products/fields.ts';
import { readOptionalNumber } from '#core/products/number-text.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { DraftWork } from '../draft/draft-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import { ChosenOutcome } from './chosen-outcome.tsx';
import classes from './price-choice-fields.module.css';
import { useField, useNumberField } from './use-pricing-form.ts';

const { rounding, chosenPrice } = productFields;

const options = roundings.map(({ id, name }) => ({ value: id, label: name }));

/** How the suggested price ends, and the price that is asked instead, with what is left of it. */
export function FinalPriceFields({ work }: { readonly work: DraftWork }) {
  const price = useDraftPrice(work);
  const chosen = useNumberField('chosenPrice', chosenPrice.label);
  const isEmpty = chosen.value.trim() === '';
  const isTooHigh = (readOptionalNumber(chosenPrice, chosen.value) ?? 0) > chosenPrice.max;
  const error = chosen.error ?? (isTooHigh ? boundsMessage(chosenPrice) : undefined);
  return (
    <div className={classes.fields}>
      <SelectField
        {...useField('rounding')}
        label={rounding.label}
        options={options}
        hint={price && roundingHint(price)}
      />
      <NumberField
        {...chosen}
        error={error}
        field={chosenPrice}
        hint={price ? suggestionHint(price, isEmpty) : ''}
      />
      {price && !isEmpty && !error && <ChosenOutcome field={chosen.id} price={price} />}
    </div>
  );
}
