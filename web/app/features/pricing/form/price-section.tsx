import { type ReactNode, useEffect, useRef, useState } from 'react';
import { boundsMessage } from '#core/fields/bounds-message.ts';
import { noAmount, priceChoice, suggestionHint } from '#core/pricing/chosen-price-notes.ts';
import { lowMarkupWarning } from '#core/pricing/presets.ts';
import { isLowMarkup, standingOf } from '#core/pricing/profitability.ts';
import { verdictWithRestOf } from '#core/pricing/verdict.ts';
import type { DraftPrice } from '#core/products/draft-price.ts';
import { productFields } from '#core/products/fields.ts';
import { readNumber, readOptionalNumber } from '#core/products/number-text.ts';
import { formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Amount } from '../../../ui/look/amount.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Choice } from '../../../ui/look/choice.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import type { DraftWork } from '../draft/draft-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import classes from '../pricing.module.css';
import { focusField } from './focus-field.ts';
import { FormSection } from './form-section.tsx';
import { HourWish, hourWishId } from './hour-wish.tsx';
import { MarkupFields, Rounding } from './markup-fields.tsx';
import { useField, useNumberField, useSetField } from './use-pricing-form.ts';

type Way = 'markup' | 'price' | 'hour';

const { chosenPrice, marginPercentage } = productFields;
const firstFields: Partial<Record<Way, string>> = { price: 'chosenPrice', hour: hourWishId };

/** How the price is decided: one way is in force, and each says what the price comes to by it. */
export function PriceSection({ work }: { readonly work: DraftWork }) {
  const { value: chosen, error } = useField('chosenPrice');
  const set = useSetField();
  const [way, setWay] = useState<Way>(() => (chosen.trim() === '' ? 'markup' : 'price'));
  // What was typed comes back with its way.
  const typed = useRef({ price: '', wish: '' });
  const shown = error && way === 'markup' ? 'price' : way;
  const choose = (next: Way) => {
    // What a wish came to is gone on with: it may only want rounding.
    if (way === 'price' || (way === 'hour' && next === 'price')) typed.current.price = chosen;
    setWay(next);
    set('chosenPrice', next === 'price' ? typed.current.price : '');
  };
  const figure = (text: (price: DraftPrice) => string) => <Figure work={work} text={text} />;
  return (
    <FormSection title={priceChoice.title}>
      <Choice
        name="priceChoice"
        legend={priceChoice.legend}
        look="switch"
        value={shown}
        options={[
          {
            value: 'markup',
            label: priceChoice.markup,
            below: figure(({ markup }) => formatPercent(Number(markup))),
          },
          {
            value: 'price',
            label: labels.chosenPrice,
            below: figure(({ finalPrice }) => formatMoney(finalPrice)),
          },
          {
            value: 'hour',
            label: priceChoice.hour,
            below: figure(({ earnedPerHour }) => formatMoney(earnedPerHour)),
          },
        ]}
        onChange={choose}
        onPress={(pressed) => {
          const field = firstFields[pressed];
          if (field) requestAnimationFrame(() => focusField(field));
        }}
      />
      {shown === 'markup' && <MarkupFields />}
      {shown === 'price' && <ChosenPrice work={work} />}
      {shown === 'hour' && (
        <HourWish
          work={work}
          begin={typed.current.wish}
          onType={(wish) => {
            typed.current.wish = wish;
          }}
        />
      )}
      <Verdict work={work} />
      {shown === 'markup' && <Rounding work={work} />}
    </FormSection>
  );
}

/** What the price in force is by one of the ways; a line is kept free for it. */
function Figure(props: {
  readonly work: DraftWork;
  readonly text: (price: DraftPrice) => string;
}): ReactNode {
  const price = useDraftPrice(props.work);
  return <Amount>{price ? props.text(price) : '–'}</Amount>;
}

function ChosenPrice({ work }: { readonly work: DraftWork }) {
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

const kinds = { lucrative: 'good', attention: 'warn', low: 'warn', loss: 'bad' } as const;

/** What the price does to the person. It is not read out with every key, as the result is later. */
function Verdict({ work }: { readonly work: DraftWork }) {
  const price = useDraftPrice(work);
  const { value: typed } = useField('marginPercentage');
  const note = useRef<HTMLDivElement>(null);
  // It may have grown behind the bar of a small screen, below the price that is being typed.
  useEffect(() => {
    const isTyped = Object.values(firstFields).includes(document.activeElement?.id ?? '');
    if (isTyped) note.current?.scrollIntoView({ block: 'nearest' });
  });
  const isLow = isLowMarkup(price?.practisedMarkup ?? readNumber(marginPercentage, typed));
  if (!price && !isLow) return null;
  return (
    <div ref={note} className={classes.verdict}>
      <Note kind={price ? kinds[standingOf(price.practisedMarkup, price.profit)] : 'warn'}>
        {price && <Text size={2}>{verdictWithRestOf(price)}</Text>}
        {isLow && <Text size={2}>{lowMarkupWarning}</Text>}
      </Note>
    </div>
  );
}
