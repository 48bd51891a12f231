import { paidPricesWords } from '#core/pricing/paid-price-texts.ts';
import { formatDate } from '#core/text/time.ts';
import stepsClasses from '../../../ui/steps/steps.module.css';
import { stepsFrame } from '../../../ui/steps/steps-frame.ts';
import type { ComparedPrice } from './compare-paid.ts';
import type { priceSteps } from './paid-price-steps.ts';
import classes from './steps-drawing.module.css';

interface StepsDrawingProps extends NonNullable<ReturnType<typeof priceSteps>> {
  /** The newest first. */
  readonly prices: readonly ComparedPrice[];
}

const { width, height, bottom } = stepsFrame;

/** Prices over time as steps. What it shows is read in the table below it. */
export function StepsDrawing({ steps, line, area, prices }: StepsDrawingProps) {
  const first = prices.findLast(({ perUnit }) => perUnit !== null);
  const newest = prices.find(({ perUnit }) => perUnit !== null);
  return (
    <div className={classes.figure} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={classes.drawing}>
        <path d={area} className={classes.area} />
        <path d={`M0 ${bottom}H${width}`} className={stepsClasses.ground} />
        <path d={line} className={stepsClasses.line} />
        {steps.map(({ since, x, y }) => (
          <circle key={since} cx={x} cy={y} r="4" className={classes.mark} />
        ))}
      </svg>
      <p className={classes.ends}>
        <span>
          {first && formatDate(first.since)}
          <strong>{first?.perUnit?.text}</strong>
        </span>
        <span>
          {paidPricesWords.today}
          <strong>{newest?.perUnit?.text}</strong>
        </span>
      </p>
    </div>
  );
}
