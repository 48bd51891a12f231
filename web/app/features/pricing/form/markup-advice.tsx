import { IconAlertTriangle } from '@tabler/icons-react';
import { lowMarkupWarning } from '#core/pricing/low-markup-warning.ts';
import { isLowMarkup } from '#core/pricing/profitability.ts';
import type { DraftWork } from '../draft/draft-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import classes from './markup-advice.module.css';

interface MarkupAdviceProps {
  readonly work: DraftWork;
  /** The typed markup, in per cent. */
  readonly typed: number;
}

/**
 * Stands above the slider, where no bar hides it, and takes the same room whatever it says: the slider
 * must not move under the finger. Of a chosen price the warning stands beside that price.
 */
export function MarkupAdvice({ work, typed }: MarkupAdviceProps) {
  const price = useDraftPrice(work);
  const isLow = !price?.isChosen && isLowMarkup(price?.practisedMarkup ?? typed);
  return (
    <div role="status" className={classes.advice} data-low={isLow}>
      <p className={classes.warning}>
        <IconAlertTriangle size={20} aria-hidden />
        {lowMarkupWarning}
      </p>
      <p className={classes.usual}>Abaixo de 30%, qualquer imprevisto vira prejuízo.</p>
    </div>
  );
}
