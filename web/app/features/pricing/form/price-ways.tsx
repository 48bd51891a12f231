import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { boundsMessage } from '#core/fields/bounds-message.ts';
import { hourWishHint, noAmount, suggestionHint } from '#core/pricing/chosen-price-notes.ts';
import { draftPriceForHour } from '#core/products/draft-price.ts';
import { productFields } from '#core/products/fields.ts';
import { hourWishField as field } from '#core/products/hour-wish-field.ts';
import { numberText, readOptionalNumber } from '#core/products/number-text.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import type { DraftWork } from '../draft/draft-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import { focusField, priceFields } from './focus-field.ts';
import { useNumberField, useSetField } from './use-pricing-form.ts';

export { CustomMarkup } from './custom-markup.tsx';
export { Verdict } from './verdict.tsx';

const { chosenPrice } = productFields;

export interface WayProps {
  readonly work: DraftWork;
  /** It was chosen by hand: one goes on in its field. */
  readonly takesFocus: boolean;
}

function useFocus(id: string, takesFocus: boolean): void {
  const begin = useEffectEvent(() => takesFocus && focusField(id));
  useEffect(() => void begin(), []);
}

export function ChosenPrice({ work, takesFocus }: WayProps) {
  useFocus(priceFields.price, takesFocus);
  const price = useDraftPrice(work);
  const chosen = useNumberField('chosenPrice', chosenPrice.label);
  const isEmpty = chosen.value.trim() === '';
  const amount = readOptionalNumber(chosenPrice, chosen.value);
  const isTooHigh = (amount ?? 0) > chosenPrice.max;
  const error = chosen.error ?? (isTooHigh ? boundsMessage(chosenPrice) : undefined);
  return (
    <Stack gap={2}>
      <NumberField
        {...chosen}
        error={error}
        field={chosenPrice}
        hint={price ? suggestionHint(price, isEmpty) : ''}
      />
      {!isEmpty && !error && !amount && <Text tone="warn">{noAmount}</Text>}
    </Stack>
  );
}

export interface HourWishProps extends WayProps {
  /** What was typed here before. */
  readonly begin: string;
  readonly onType: (wish: string) => void;
}

/** What an hour is to bring. The price follows it, and all that is typed meanwhile. */
export function HourWish({ work, begin, takesFocus, onType }: HourWishProps) {
  useFocus(priceFields.hour, takesFocus);
  const [wish, setWish] = useState(begin);
  const set = useSetField();
  const { draft } = useSyncExternalStore(work.subscribe, work.shown);
  const amount = readOptionalNumber(field, wish);
  const wanted = amount === null ? null : draftPriceForHour(draft, amount);
  const isTooHigh = wanted !== null && Number(wanted) > chosenPrice.max;
  const price = wanted === null ? '' : numberText(chosenPrice, wanted);
  useEffect(() => set('chosenPrice', price), [set, price]);
  return (
    <NumberField
      id={priceFields.hour}
      field={field}
      value={wish}
      hint={hourWishHint(wanted)}
      error={isTooHigh ? boundsMessage(chosenPrice) : undefined}
      onChange={(typed) => {
        setWish(typed);
        onType(typed);
      }}
    />
  );
}
