import { memo } from 'react';
import { isPriceWithinReach } from '#core/pricing/final-price.ts';
import { lossNote, pricedAt, repricingTexts } from '#core/pricing/repricing-texts.ts';
import type { Repricing } from '#core/schemas/repricing.ts';
import { type Formattable, formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Change } from './change.tsx';
import classes from './review.module.css';

interface ReviewRowProps {
  readonly row: Repricing;
  /** It is priced anew for another hourly rate. */
  readonly saysRate: boolean;
  /** Undefined where there is nothing to choose. */
  readonly chosen: boolean | undefined;
  readonly onChoose: (id: string, chosen: boolean) => void;
}

/** A product with its figures before and after. */
export const ReviewRow = memo(function ReviewRow({
  row,
  saysRate,
  chosen,
  onChoose,
}: ReviewRowProps) {
  const { id, name, hourlyRate, before, after } = row;
  const reachable = isPriceWithinReach(after.finalPrice);
  const loss = lossNote(before.profit, after.profit);
  return (
    <li className={classes.product}>
      {chosen === undefined ? (
        <p className={classes.name}>
          <bdi>{name}</bdi>
        </p>
      ) : (
        <CheckField
          label={<bdi className={classes.name}>{name}</bdi>}
          checked={chosen}
          disabled={!reachable}
          onChange={(checked) => onChoose(id, checked)}
        />
      )}
      {saysRate && <p className={classes.fact}>{pricedAt(hourlyRate)}</p>}
      <dl className={classes.changes}>
        <Change
          label={labels.totalCost}
          before={before.totalCost}
          after={after.totalCost}
          say={formatMoney}
        />
        <Change
          label={labels.finalPrice}
          before={before.finalPrice}
          after={after.finalPrice}
          say={formatMoney}
        />
        <Change
          label={labels.netMargin}
          before={before.netMargin}
          after={after.netMargin}
          say={sayMargin}
        />
      </dl>
      {loss && <p className={classes.loss}>{loss}</p>}
      {!reachable && <p className={classes.loss}>{repricingTexts.tooHigh}</p>}
    </li>
  );
});

const sayMargin = (margin: Formattable) => formatPercent(margin, 1);
