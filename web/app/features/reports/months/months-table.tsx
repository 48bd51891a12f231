import { useState } from 'react';
import { sayMonth } from '#core/dates/say-month.ts';
import { centsText, toDecimal } from '#core/numbers/decimal.ts';
import { formatDecimal, formatMoney } from '#core/numbers/formats.ts';
import { isLost } from '#core/pricing/earned.ts';
import {
  earnedAmount,
  earnedThenLabel,
  perHourText,
  profitText,
} from '#core/pricing/earned-texts.ts';
import {
  countsText,
  earnedOfMonth,
  earnedWith,
  moreMonthsText,
  otherPieces,
  stockMonthsWords as words,
  workedText,
} from '#core/stock/stock-months.ts';
import type { StockMonth } from '#core/stock/stock-schemas.ts';
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
  const { month, revenue, hours, products } = of;
  const { earned, perHour } = earnedOfMonth(of);
  return (
    <tbody data-late={isFolded || undefined}>
      <tr>
        <th scope="row">
          {sayMonth(month)}
          <small>{countsText(of)}</small>
        </th>
        <td>{formatMoney(revenue)}</td>
        <td data-loss={isLost(earned) || undefined}>
          {earnedText(earned)}
          {perHour !== null && (
            <small>
              {perHourText(perHour.replace('-', ''), ' ')}
              {hours > 0 && `, ${workedText(hours)}`}
            </small>
          )}
          <small>{profitText(centsText(toDecimal(of.earned)), ' ')}</small>
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

/** The amount below the head of its column, which a loss names again. */
const earnedText = (earned: string) =>
  isLost(earned) ? `${earnedThenLabel(earned)} ${earnedAmount(earned)}` : earnedAmount(earned);

/** What was sold in a month, and what was earned with it. */
function Pieces({ of: { sold, products } }: { readonly of: StockMonth }) {
  const others = otherPieces(sold, products);
  return (
    <Stack gap={2}>
      <dl>
        {products.map((product) => {
          const earned = earnedWith(product);
          return (
            <LineFigure
              key={product.id}
              label={
                <>
                  {formatDecimal(product.sold)} × <bdi>{product.name}</bdi>
                </>
              }
              value={earned === null ? '–' : earnedText(earned)}
              tone={earned !== null && isLost(earned) ? 'bad' : 'plain'}
            />
          );
        })}
      </dl>
      {others && (
        <Text size={2} tone="soft">
          {others}
        </Text>
      )}
    </Stack>
  );
}
