import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { boundsMessage } from '#core/fields/bounds-message.ts';
import { formatPercent } from '#core/numbers/formats.ts';
import { hourWishHint, noAmount, suggestionHint } from '#core/pricing/chosen-price-notes.ts';
import { customMarkupQuickPicks, lowMarkupWarning } from '#core/pricing/presets.ts';
import type { Rung } from '#core/pricing/price-ladder.ts';
import { ladderWords } from '#core/pricing/price-ladder-texts.ts';
import { standingOf } from '#core/pricing/profitability.ts';
import { verdictWithRestOf } from '#core/pricing/verdict.ts';
import { type DraftPrice, draftPriceForHour } from '#core/product-draft/draft-price.ts';
import { hourWishField as field } from '#core/product-draft/hour-wish-field.ts';
import { productFields } from '#core/products/product-fields.ts';
import { numberText, readOptionalNumber, sentNumber } from '#core/typed/number-text.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { Card, Grid, Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { standingTones } from '../../../ui/look/tones.ts';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import { PriceLadder } from '../../../ui/price/price-ladder-buttons.tsx';
import type { ProductWork } from '../draft/product-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import classes from '../pricing.module.css';
import { focusField, priceFields } from './focus-field.ts';
import { useField, useNumberField, useSetField } from './use-pricing-form.ts';

const { chosenPrice, marginPercentage } = productFields;

/** The ids of the fields in which a price is typed. */
const ids: readonly string[] = Object.values(priceFields);

export interface WayProps {
  readonly work: ProductWork;
  /** The way was chosen by hand: one goes on in its field. */
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
  const { error } = useField('chosenPrice');
  const { draft } = useSyncExternalStore(work.subscribe, work.shown);
  const amount = sentNumber(field, wish);
  const wanted = typeof amount === 'number' ? draftPriceForHour(draft, amount) : null;
  const isTooHigh = wanted !== null && Number(wanted) > chosenPrice.max;
  // A wish that is no number is no price either, and is refused as one.
  const price = wanted === null ? (amount ?? '') : numberText(chosenPrice, wanted);
  useEffect(() => set('chosenPrice', String(price)), [set, price]);
  return (
    <NumberField
      id={priceFields.hour}
      field={field}
      value={wish}
      hint={hourWishHint(wanted)}
      error={isTooHigh ? boundsMessage(chosenPrice) : error}
      onChange={(typed) => {
        setWish(typed);
        onType(typed);
      }}
    />
  );
}

export interface CustomMarkupProps {
  /** The markup in per cent. */
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
        min={marginPercentage.min}
        max={marginPercentage.max}
        step={marginPercentage.step}
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

export interface LadderProps {
  readonly price: DraftPrice;
  readonly onChoose: (rung: Rung) => void;
}

export const Ladder = ({ price, onChoose }: LadderProps) => (
  <PriceLadder piece={price} now={ladderWords.now} onChoose={onChoose} />
);

interface VerdictProps {
  /** Null while there is nothing to price. */
  readonly price: DraftPrice | null;
  readonly isLow: boolean;
}

/** What the price does to the person. It is not read out with every key, as the result is later. */
export function Verdict({ price, isLow }: VerdictProps) {
  const note = useRef<HTMLDivElement>(null);
  // It may have grown behind the bar of a small screen, below the price that is being typed.
  useEffect(() => {
    const isTyped = ids.includes(document.activeElement?.id ?? '');
    if (isTyped) note.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div ref={note} className={classes.verdict}>
      <Note kind={price ? standingTones[standingOf(price.practisedMarkup, price)] : 'warn'}>
        {price && <Text size={2}>{verdictWithRestOf(price)}</Text>}
        {isLow && <Text size={2}>{lowMarkupWarning}</Text>}
      </Note>
    </div>
  );
}
