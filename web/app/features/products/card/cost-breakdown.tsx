import type { PriceBreakdown } from '#core/pricing/price.ts';
import { formatMoney } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { priceParts } from '../../../ui/price/price-parts.ts';
import { Figure } from './figure.tsx';
import classes from './product-card.module.css';

/** The product's cost, part by part, under a drawing of each part's share of the price. */
export function CostBreakdown({ price }: { readonly price: PriceBreakdown }) {
  const parts = priceParts(price);
  return (
    <div className={classes.costs}>
      <div className={classes.drawing} aria-hidden="true">
        {parts.map(({ kind, share }) => (
          <span key={kind} data-part={kind} style={{ flexGrow: share }} />
        ))}
      </div>
      <dl className={classes.parts}>
        {parts.map(
          ({ kind, label, amount }) =>
            kind !== 'profit' && (
              <Figure
                key={kind}
                label={<PartLabel kind={kind} label={label} />}
                value={amount}
                inline
              />
            ),
        )}
        <Figure label={labels.totalCost} value={formatMoney(price.totalCost)} kind="total" inline />
      </dl>
    </div>
  );
}

function PartLabel({ kind, label }: { readonly kind: string; readonly label: string }) {
  return (
    <>
      <span className={classes.swatch} data-part={kind} aria-hidden="true" />
      {label}
    </>
  );
}
