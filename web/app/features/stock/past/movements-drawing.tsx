import type { PastMovement } from '#core/schemas/stock.ts';
import { movementWords } from '#core/stock/stock-texts.ts';
import { formatDate } from '#core/text/time.ts';
import stepsClasses from '../../../ui/steps/steps.module.css';
import { stepsFrame } from '../../../ui/steps/steps-frame.ts';
import classes from './movements.module.css';
import { stockSteps } from './stock-steps.ts';

const { width, height } = stepsFrame;

/** What there was over time, as steps. What it shows is read in the list below it. */
export function MovementsDrawing({ movements }: { readonly movements: readonly PastMovement[] }) {
  const drawn = stockSteps(movements);
  if (!drawn) return null;
  return (
    <div className={classes.figure} aria-hidden="true">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={classes.drawing}
      >
        <path d={`M0 ${drawn.ground}H${width}`} className={stepsClasses.ground} />
        <path d={drawn.line} className={stepsClasses.line} />
      </svg>
      <p className={classes.ends}>
        {movementWords.drawing(formatDate(drawn.from), formatDate(drawn.to))}
      </p>
    </div>
  );
}
