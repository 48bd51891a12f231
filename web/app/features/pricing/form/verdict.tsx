import { useEffect, useRef } from 'react';
import { lowMarkupWarning } from '#core/pricing/presets.ts';
import { standingOf } from '#core/pricing/profitability.ts';
import { verdictWithRestOf } from '#core/pricing/verdict.ts';
import type { DraftPrice } from '#core/products/draft-price.ts';
import { draftPricing, type ProductDraft } from '#core/products/product-draft.ts';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import classes from '../pricing.module.css';

const kinds = { lucrative: 'good', attention: 'warn', low: 'warn', loss: 'bad' } as const;

/** What an hour is to bring, and how many there are. */
function wishOf(draft: ProductDraft) {
  const { hourlyRate, productionTime } = draftPricing(draft);
  return { hourlyRate, productionTime };
}

interface VerdictProps {
  /** Null while there is nothing to price. */
  readonly price: DraftPrice | null;
  /** That it is the price of. */
  readonly draft: ProductDraft;
  readonly isLow: boolean;
  /** The ids of the fields in which a price is typed. */
  readonly typedIn: readonly string[];
}

/** What the price does to the person. It is not read out with every key, as the result is later. */
export function Verdict({ price, draft, isLow, typedIn }: VerdictProps) {
  const note = useRef<HTMLDivElement>(null);
  // It may have grown behind the bar of a small screen, below the price that is being typed.
  useEffect(() => {
    const isTyped = typedIn.includes(document.activeElement?.id ?? '');
    if (isTyped) note.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div ref={note} className={classes.verdict}>
      <Note kind={price ? kinds[standingOf(price.practisedMarkup, price.profit)] : 'warn'}>
        {price && <Text size={2}>{verdictWithRestOf({ ...price, ...wishOf(draft) })}</Text>}
        {isLow && <Text size={2}>{lowMarkupWarning}</Text>}
      </Note>
    </div>
  );
}
