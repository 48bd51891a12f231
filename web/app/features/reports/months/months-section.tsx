import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Report } from '#core/schemas/report.ts';
import type { StockMonth } from '#core/schemas/stock.ts';
import { potentialBesideSold, stockMonthsWords as words } from '#core/stock/stock-months.ts';
import { formatShortMonth } from '#core/text/time.ts';
import { answerOf, api } from '../../../api/client.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import { PartPatterns } from '../../../ui/price/part-patterns.tsx';
import { stockKey } from '../../stock/stock-key.ts';
import { axisMoney } from '../charts/axis-money.ts';
import chartClasses from '../charts/parts.module.css';
import { percent } from '../charts/percent.ts';
import { Plot } from '../charts/plot.tsx';
import { linearScale } from '../charts/scale.ts';
import sections from '../reports.module.css';
import { columnParts, monthColumns } from './month-columns.ts';
import classes from './months-section.module.css';
import { MonthsTable } from './months-table.tsx';

const kinds = ['cost', 'earned', 'missing'] as const;

/** What was sold in each month, as its cost and what was earned over it. */
function MonthsDrawing({ months }: { readonly months: readonly StockMonth[] }) {
  const id = useId();
  const columns = monthColumns(months);
  const y = linearScale(
    0,
    Math.max(0, ...months.map(({ revenue, cost }) => Math.max(revenue, cost))),
  );
  // A few months are no wider than many.
  const room = Math.max(columns.length, 4);
  const parts = columns.flatMap(({ drawn }, index) =>
    drawn ? columnParts(drawn).map((part) => ({ ...part, index })) : [],
  );
  const shown = kinds.filter((kind) => parts.some((part) => part.kind === kind));
  return (
    <div className={classes.drawing}>
      <ul className={chartClasses.legend}>
        {shown.map((kind) => (
          <li key={kind}>
            <svg viewBox="-1 -1 22 22" aria-hidden="true" className={chartClasses.swatch}>
              <rect width="20" height="20" rx="4" {...filled(id, kind)} />
            </svg>
            {words.parts[kind]}
          </li>
        ))}
      </ul>
      <Plot
        label={words.drawn}
        yName={words.axis}
        y={y.ticks.map(({ value, at }) => ({ name: axisMoney(value), at, isBase: value === 0 }))}
        x={columns
          .map(({ month }, index) => ({ name: formatShortMonth(month), at: (index + 0.5) / room }))
          // On a phone there is room for every other name.
          .filter((_, index) => columns.length <= 6 || (columns.length - index) % 2 === 1)}
      >
        <defs>
          <PartPatterns id={id} />
        </defs>
        {parts.map(({ kind, from, to, index }) => (
          <rect
            key={`${index} ${kind}`}
            x={percent((index + 0.15) / room)}
            width={percent(0.7 / room)}
            y={percent(1 - y.at(to))}
            height={percent(y.at(to) - y.at(from))}
            {...filled(id, kind)}
          />
        ))}
      </Plot>
    </div>
  );
}

/** What is missing is told apart without colour: hollow. */
const filled = (id: string, kind: string) =>
  kind === 'missing'
    ? { className: classes.missing }
    : { className: chartClasses.seam, fill: `url(#${id}-${kind === 'cost' ? 'fixed' : 'profit'})` };

/** What was made and sold in the last twelve months. */
const monthsQuery = queryOptions({
  queryKey: [...stockKey, 'months'],
  queryFn: async ({ signal }) =>
    (await answerOf(api.stock.months.$get({}, { init: { signal } }))).months,
  staleTime: 0,
});

/**
 * What was made and sold by month, beside what all products would bring once. Without a product it
 * only shows what there is.
 */
export function MonthsSection({ report }: { readonly report: Report }) {
  const { data: months, error, isFetching, refetch } = useQuery(monthsQuery);
  if (report.totalProducts === 0 && !months?.length) return null;
  if (!months) {
    return error ? (
      <LoadError
        title={words.failed}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <div>
        <DelayedText announced>{words.loading}</DelayedText>
        <Skeleton height="20rem" radius="lg" />
      </div>
    );
  }
  return (
    <section className={`${sections.section} ${classes.months}`} aria-labelledby="months">
      <h2 id="months" className={sections.heading}>
        {words.title}
      </h2>
      {months.length > 0 ? (
        <Months months={months} potentialRevenue={report.potentialRevenue} />
      ) : (
        <NoMonths />
      )}
    </section>
  );
}

interface MonthsProps extends Pick<Report, 'potentialRevenue'> {
  readonly months: readonly StockMonth[];
}

function Months({ months, potentialRevenue }: MonthsProps) {
  return (
    <>
      <p className={classes.lead}>{potentialBesideSold(potentialRevenue)}</p>
      <div className={classes.figures}>
        <MonthsDrawing months={months} />
        <MonthsTable months={months} />
      </div>
      <p className={classes.note}>{words.explained}</p>
    </>
  );
}

function NoMonths() {
  return (
    <div className={classes.nothing}>
      <p>{words.nothing}</p>
      <LinkButton to="/stock" variant="default">
        {words.toStock}
      </LinkButton>
    </div>
  );
}
