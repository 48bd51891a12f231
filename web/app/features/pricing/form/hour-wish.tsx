import { useEffect, useState, useSyncExternalStore } from 'react';
import { boundsMessage } from '#core/fields/bounds-message.ts';
import { hourWishHint } from '#core/pricing/chosen-price-notes.ts';
import { draftPriceForHour } from '#core/products/draft-price.ts';
import { productFields } from '#core/products/fields.ts';
import { hourWishField as field } from '#core/products/hour-wish-field.ts';
import { numberText, readOptionalNumber } from '#core/products/number-text.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import type { DraftWork } from '../draft/draft-work.ts';
import { useSetField } from './use-pricing-form.ts';

export const hourWishId = 'hourWish';

interface HourWishProps {
  readonly work: DraftWork;
  /** What was typed here before. */
  readonly begin: string;
  readonly onType: (wish: string) => void;
}

/** What an hour is to bring. The price follows it, and all that is typed meanwhile. */
export function HourWish({ work, begin, onType }: HourWishProps) {
  const [wish, setWish] = useState(begin);
  const set = useSetField();
  const { draft } = useSyncExternalStore(work.subscribe, work.shown);
  const amount = readOptionalNumber(field, wish);
  const wanted = amount === null ? null : draftPriceForHour(draft, amount);
  const isTooHigh = wanted !== null && Number(wanted) > productFields.chosenPrice.max;
  const price = wanted === null ? '' : numberText(productFields.chosenPrice, wanted);
  useEffect(() => set('chosenPrice', price), [set, price]);
  return (
    <NumberField
      id={hourWishId}
      field={field}
      value={wish}
      hint={hourWishHint(wanted)}
      error={isTooHigh ? boundsMessage(productFields.chosenPrice) : undefined}
      onChange={(typed) => {
        setWish(typed);
        onType(typed);
      }}
    />
  );
}
