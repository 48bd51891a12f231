import { type ComponentProps, useEffect, useRef } from 'react';
import { boundsMessage } from '#core/fields/bounds-message.ts';
import {
  leftOver,
  noAmount,
  roundingHint,
  suggestionHint,
} from '#core/pricing/chosen-price-notes.ts';
import { roundings } from '#core/pricing/final-price.ts';
import { lowMarkupWarning } from '#core/pricing/presets.ts';
import { type Standing, standingOf } from '#core/pricing/profitability.ts';
import type { DraftPrice } from '#core/products/draft-price.ts';
import { productFields } from '#core/products/fields.ts';
import { readOptionalNumber } from '#core/products/number-text.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Grid } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import type { DraftWork } from '../draft/draft-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import classes from '../pricing.module.css';
import { useField, useNumberField } from './use-pricing-form.ts';

const { rounding, chosenPrice } = productFields;
const options = roundings.map(({ id, name }) => ({ value: id, label: name }));

export function FinalPriceFields({ work }: { readonly work: DraftWork }) {
  const price = useDraftPrice(work);
  const chosen = useNumberField('chosenPrice', chosenPrice.label);
  const isEmpty = chosen.value.trim() === '';
  const isTooHigh = (readOptionalNumber(chosenPrice, chosen.value) ?? 0) > chosenPrice.max;
  const error = chosen.error ?? (isTooHigh ? boundsMessage(chosenPrice) : undefined);
  return (
    <Grid least="16rem" gap={4}>
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
      {price && !isEmpty && !error && <ChosenOutcome id={chosen.id} price={price} />}
    </Grid>
  );
}

const kinds: Record<Standing, ComponentProps<typeof Note>['kind']> = {
  lucrative: 'good',
  attention: 'warn',
  low: 'warn',
  loss: 'bad',
};

/** What is left of the chosen price. It is not read out with every key, as the result is later. */
function ChosenOutcome({ id, price }: { readonly id: string; readonly price: DraftPrice }) {
  const outcome = useRef<HTMLDivElement>(null);
  const standing = price.isChosen ? standingOf(price.practisedMarkup, price.profit) : null;
  // It may have come up, or grown, behind the bar of a small screen.
  useEffect(() => {
    if (document.activeElement?.id === id) outcome.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div ref={outcome} className={classes.whole}>
      {standing ? (
        <Note kind={kinds[standing]}>
          <p>{leftOver(price)}</p>
          {standing === 'low' && <p>{lowMarkupWarning}</p>}
        </Note>
      ) : (
        <Text tone="warn">{noAmount}</Text>
      )}
    </div>
  );
}
