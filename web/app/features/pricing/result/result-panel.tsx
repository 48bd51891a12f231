import { IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#core/numbers/formats.ts';
import { earnedOf } from '#core/pricing/earned.ts';
import { earnedFact, earnedLabel, earnedText, perHourText } from '#core/pricing/earned-texts.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { nothingToPrice, pieceOfBatch } from '#core/pricing/price-notes.ts';
import { standingOf } from '#core/pricing/profitability.ts';
import { type DraftPrice, differs } from '#core/product-draft/draft-price.ts';
import { Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { standingTones } from '../../../ui/look/tones.ts';
import { Spoken } from '../../../ui/look/visually-hidden.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { ProductWork } from '../draft/product-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import formClasses from '../pricing.module.css';
import classes from './result.module.css';
import type { BottomBar } from './use-bottom-bar.ts';

const PriceSummary = lazyPart<{ price: DraftPrice }>('Abrindo os detalhes…', () =>
  import('./price-summary.tsx').then((part) => part.PriceSummary),
);

interface ResultPanelProps {
  readonly place: BottomBar;
  readonly work: ProductWork;
  readonly wide: boolean;
  /** The button that saves, while that of the form is out of view. */
  readonly save: ReactNode;
  /** Why it did not save, until the form's own button comes into view. */
  readonly failure: ReactNode;
}

/**
 * The result, always in view once there is something to price: a bar that opens on a small screen, a
 * card beside the form on a wide one.
 */
export function ResultPanel({ place, work, wide, save, failure }: ResultPanelProps) {
  const [open, setOpen] = useState(false);
  const price = useDraftPrice(work);
  const shown = open || wide;
  return (
    <div className={classes.place}>
      <aside
        ref={place.bar}
        aria-label="Resultado"
        className={classes.panel}
        data-empty={price === null || undefined}
      >
        <div role="alert" className={classes.failure}>
          {place.isEndAway && failure}
        </div>
        <div className={classes.top}>
          <div className={classes.figures}>{price && <Figures price={price} />}</div>
          <button
            type="button"
            className={`${formClasses.iconButton} ${classes.toggle}`}
            aria-expanded={open}
            aria-controls="price-details"
            aria-label="Detalhes do preço"
            onClick={() => setOpen(!open)}
          >
            <IconChevronUp aria-hidden />
          </button>
          {price && place.isEndAway && save}
        </div>
        <div id="price-details" className={classes.details} data-open={open}>
          {shown && price && <PriceSummary price={price} />}
          {shown && !price && <Text tone="soft">{nothingToPrice}</Text>}
        </div>
        <SpokenResult price={price} />
      </aside>
    </div>
  );
}

const labelOf = (price: DraftPrice) =>
  differs(price) ? priceLabels.finalPrice : priceLabels.suggestedPrice;

function Figures({ price }: { readonly price: DraftPrice }) {
  const { finalPrice, earnedPerHour } = price;
  const { earned } = earnedOf(price);
  const amount = formatMoney(finalPrice);
  const brings = earnedFact(earned);
  const hour = perHourText(earnedPerHour);
  return (
    <>
      <Text as="span" size={1} tone="soft" className={classes.label}>
        {labelOf(price)}
        {price.batchSize > 1 && ` ${pieceOfBatch(price.batchSize)}`}
      </Text>
      <Text
        as="output"
        serif
        tone="accent"
        aria-label={labelOf(price)}
        className={classes.price}
        style={{ '--length': amount.length }}
      >
        {amount}
      </Text>
      <Stack className={classes.rest}>
        <Text
          as="output"
          strong
          tone={standingTones[standingOf(price.practisedMarkup, price)]}
          aria-label={earnedLabel(earned)}
          className={classes.fact}
          style={{ '--length': brings.length }}
        >
          {brings}
        </Text>
        <output
          aria-label={priceLabels.earnedPerHour}
          className={classes.fact}
          style={{ '--length': hour.length }}
        >
          {hour}
        </output>
      </Stack>
    </>
  );
}

function SpokenResult({ price }: { readonly price: DraftPrice | null }) {
  const text = price
    ? `${labelOf(price)} ${formatMoney(price.finalPrice)}, ${earnedText(earnedOf(price))}`
    : '';
  return <Spoken text={text} />;
}
