import { useQuery } from '@tanstack/react-query';
import type { Report } from '#core/schemas/report.ts';
import type { StockMonth } from '#core/schemas/stock.ts';
import { potentialBesideSold, stockMonthsWords as words } from '#core/stock/stock-months.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import sections from '../reports.module.css';
import { MonthsDrawing } from './months-drawing.tsx';
import { monthsQuery } from './months-query.ts';
import classes from './months-section.module.css';
import { MonthsTable } from './months-table.tsx';

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
