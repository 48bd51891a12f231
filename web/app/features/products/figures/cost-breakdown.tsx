import type { PriceBreakdown } from '#core/pricing/price.ts';
import { formatMoney } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { Row, Stack } from '../../../ui/look/box.tsx';
import { LineFigure } from '../../../ui/look/figure.tsx';
import { priceParts } from '../../../ui/price/price-parts.ts';
import classes from './figures.module.css';

/** What the price is made of, drawn and in figures. */
export function CostBreakdown({ price }: { readonly price: PriceBreakdown }) {
  const parts = priceParts(price);
  return (
    <Stack gap={3} pad={3} className={classes.costs}>
      <div className={classes.drawing} aria-hidden="true">
        {parts.map(({ kind, share }) => (
          <span key={kind} data-part={kind} style={{ flexGrow: share }} />
        ))}
      </div>
      <Stack as="dl" gap={1}>
        {parts.map(
          ({ kind, label, amount }) =>
            kind !== 'profit' && (
              <LineFigure
                key={kind}
                label={
                  <Row as="span" gap={2}>
                    <span className={classes.swatch} data-part={kind} aria-hidden="true" />
                    {label}
                  </Row>
                }
                value={amount}
              />
            ),
        )}
        <LineFigure label={labels.totalCost} value={formatMoney(price.totalCost)} strong />
      </Stack>
    </Stack>
  );
}
