import { useEffect, useRef } from 'react';
import { leftOver, noAmount } from '#core/pricing/chosen-price-notes.ts';
import { lowMarkupWarning } from '#core/pricing/low-markup-warning.ts';
import { standingOf } from '#core/pricing/profitability.ts';
import type { DraftPrice } from '#core/products/draft-price.ts';
import { StandingIcon } from '../../products/figures/standing-icon.tsx';
import classes from './price-choice-fields.module.css';

interface ChosenOutcomeProps {
  /** The id of the field in which the price is typed. */
  readonly field: string;
  readonly price: DraftPrice;
}

/**
 * What is left of the price that was chosen. It is not read out with every key: the result is, once
 * nothing was typed for a second.
 */
export function ChosenOutcome({ field, price }: ChosenOutcomeProps) {
  const outcome = useRef<HTMLDivElement>(null);
  const standing = price.isChosen ? standingOf(price.practisedMarkup, price.profit) : null;
  // It may have come up, or grown, behind the bar of a small screen.
  useEffect(() => {
    if (document.activeElement?.id === field) outcome.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div ref={outcome} className={classes.outcome} data-standing={standing ?? undefined}>
      {standing && <StandingIcon standing={standing} size={20} />}
      <div>
        <p>{standing ? leftOver(price) : noAmount}</p>
        {standing === 'low' && <p>{lowMarkupWarning}</p>}
      </div>
    </div>
  );
}
