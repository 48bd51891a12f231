import { type ReactNode, useState } from 'react';
import { isLoss } from '#core/pricing/profitability.ts';
import type { StockMonth } from '#core/schemas/stock.ts';
import {
  earnedText,
  madeWord,
  moreMonthsText,
  soldWord,
  stockMonthsWords as words,
  workedText,
} from '#core/stock/stock-months.ts';
import { formatDecimal, formatMoney } from '#core/text/formats.ts';
import { formatMonth } from '#core/text/time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './months-table.module.css';

/** So many are shown on a phone at first. */
const shownAtFirst = 3;

const columns = [words.made, words.sold, words.revenue, words.earned, words.perHour];

/** The figures of each month, newest first. On a phone each month is a block of its own. */
export function MonthsTable({ months }: { readonly months: readonly StockMonth[] }) {
  const [all, setAll] = useState(false);
  const left = months.length - shownAtFirst;
  return (
    <div className={classes.all} data-all={all || undefined}>
      <table className={classes.table} aria-labelledby="months">
        <thead>
          <tr>
            {[words.month, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month, index) => (
            <MonthRow key={month.month} month={month} isFolded={index >= shownAtFirst} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <div className={classes.more}>
          <Button variant="default" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.fewer : moreMonthsText(left)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface MonthRowProps {
  readonly month: StockMonth;
  /** A phone shows it on demand. */
  readonly isFolded: boolean;
}

function MonthRow({ month: of, isFolded }: MonthRowProps) {
  const { month, made, sold, revenue, earned, hours, earnedPerHour } = of;
  return (
    <tr data-late={isFolded || undefined}>
      <th scope="row">{formatMonth(month)}</th>
      <Count of={made} word={madeWord(made)} />
      <Count of={sold} word={soldWord(sold)} />
      <Cell label={words.revenue}>{formatMoney(revenue)}</Cell>
      <Cell label={words.parts.earned} isLoss={isLoss(earned)}>
        {earnedText(earned)}
      </Cell>
      <Cell label={words.perHour} isLoss={earnedPerHour !== null && isLoss(earnedPerHour)}>
        {earnedPerHour === null ? '–' : earnedText(earnedPerHour)}
        {hours > 0 && <small> {workedText(hours)}</small>}
      </Cell>
    </tr>
  );
}

function Count({ of, word }: { readonly of: number; readonly word: string }) {
  return (
    <td data-count>
      {formatDecimal(of)}
      <span className={classes.word} aria-hidden="true">
        {` ${word}`}
      </span>
    </td>
  );
}

interface CellProps {
  /** What a phone shows in place of the head of the column. */
  readonly label: string;
  readonly isLoss?: boolean;
  readonly children: ReactNode;
}

function Cell({ label, isLoss, children }: CellProps) {
  return (
    <td data-loss={isLoss || undefined}>
      <span className={classes.label} aria-hidden="true">
        {label}{' '}
      </span>
      {children}
    </td>
  );
}
