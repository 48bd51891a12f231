import { useState } from 'react';
import { isLoss } from '#core/pricing/profitability.ts';
import type { StockMonth } from '#core/schemas/stock.ts';
import {
  countsText,
  earnedText,
  moreMonthsText,
  otherPieces,
  stockMonthsWords as words,
  workedText,
} from '#core/stock/stock-months.ts';
import { formatDecimal, formatMoney } from '#core/text/formats.ts';
import { sayMonth } from '#core/text/say-month.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { LineFigure } from '../../../ui/look/figure.tsx';
import { Text } from '../../../ui/look/text.tsx';
import classes from '../reports.module.css';

/** So many are shown at first. */
const shownAtFirst = 3;

/** The figures of each month, newest first. */
export function MonthsTable({ months }: { readonly months: readonly StockMonth[] }) {
  const [all, setAll] = useState(false);
  const left = months.length - shownAtFirst;
  return (
    <Stack gap={3}>
      <div className={classes.months}>
        <table className={classes.table} data-all={all || undefined} aria-label={words.title}>
          <thead>
            <tr>
              {[words.month, words.revenue, words.earned].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {months.map((month, index) => (
            <MonthRows key={month.month} month={month} isFolded={index >= shownAtFirst} />
          ))}
        </table>
      </div>
      {left > 0 && (
        <Button variant="default" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : moreMonthsText(left)}
        </Button>
      )}
    </Stack>
  );
}

interface MonthRowsProps {
  readonly month: StockMonth;
  /** The screen shows it on demand. */
  readonly isFolded: boolean;
}

function MonthRows({ month: of, isFolded }: MonthRowsProps) {
  const { month, revenue, earned, hours, earnedPerHour, products } = of;
  return (
    <tbody data-late={isFolded || undefined}>
      <tr>
        <th scope="row">
          {sayMonth(month)}
          <small>{countsText(of)}</small>
        </th>
        <td>{formatMoney(revenue)}</td>
        <td data-loss={isLoss(earned) || undefined}>
          {earnedText(earned)}
          {earnedPerHour !== null && (
            <small>
              {formatMoney(earnedPerHour)} por hora{hours > 0 && `, ${workedText(hours)}`}
            </small>
          )}
        </td>
      </tr>
      {products.length > 0 && (
        <tr>
          <td colSpan={3}>
            <details className={classes.details}>
              <summary>{words.pieces}</summary>
              <Pieces of={of} />
            </details>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** What was sold in a month, and what was earned with it. */
function Pieces({ of: { sold, products } }: { readonly of: StockMonth }) {
  const others = otherPieces(sold, products);
  return (
    <Stack gap={2}>
      <dl>
        {products.map(({ id, name, sold, earned }) => (
          <LineFigure
            key={id}
            label={
              <>
                {formatDecimal(sold)} × <bdi>{name}</bdi>
              </>
            }
            value={earnedText(earned)}
            tone={isLoss(earned) ? 'bad' : 'plain'}
          />
        ))}
      </dl>
      {others && (
        <Text size={2} tone="soft">
          {others}
        </Text>
      )}
    </Stack>
  );
}
