import { stockDrawing, stockSteps } from '#core/lists/stock-steps.ts';
import { movementWords } from '#core/messages/stock.ts';
import { formatDate } from '#core/messages/time.ts';
import type { PastMovement } from '#core/schemas/stock.ts';
import classes from './movements.module.css';

/** What there was over time, as steps. What it shows is read in the list below it. */
export function MovementsDrawing({ movements }: { readonly movements: readonly PastMovement[] }) {
  const drawn = stockSteps(movements);
  if (!drawn) return null;
  const { width, height } = stockDrawing;
  return (
    <div className={classes.figure} aria-hidden="true">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={classes.drawing}
      >
        <path d={`M0 ${drawn.ground}H${width}`} className={classes.ground} />
        <path d={drawn.line} className={classes.path} />
      </svg>
      <p className={classes.ends}>
        {movementWords.drawing(formatDate(drawn.from), formatDate(drawn.to))}
      </p>
    </div>
  );
}
