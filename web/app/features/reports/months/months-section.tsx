import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Report } from '#core/schemas/report.ts';
import { potentialBesideSold, stockMonthsWords as words } from '#core/stock/stock-months.ts';
import { answerOf, api } from '../../../api/client.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import { stockKey } from '../../stock/stock-key.ts';
import { SalesChart } from '../charts/sales-chart.tsx';
import sections from '../reports.module.css';
import classes from './months-section.module.css';
import { MonthsTable } from './months-table.tsx';

/** What was made and sold in the last twelve months. */
const monthsQuery = queryOptions({
  queryKey: [...stockKey, 'months'],
  queryFn: async ({ signal }) =>
    (await answerOf(api.stock.months.$get({}, { init: { signal } }))).months,
  staleTime: 0,
});

/** What was made and sold by month, beside what all products would bring once. */
export function MonthsSection({ report }: { readonly report: Report }) {
  const query = useQuery(monthsQuery);
  const { data: months } = query;
  if (report.totalProducts === 0 && !months?.length) return null;
  if (!months) {
    return (
      <QueryPlaceholder query={query} failed={words.failed}>
        <div>
          <DelayedText announced>{words.loading}</DelayedText>
          <Skeleton height="20rem" radius="lg" />
        </div>
      </QueryPlaceholder>
    );
  }
  return (
    <section className={`${sections.section} ${classes.months}`} aria-labelledby="months">
      <h2 id="months" className={sections.heading}>
        {words.title}
      </h2>
      {months.length > 0 ? (
        <>
          <p className={classes.lead}>{potentialBesideSold(report.potentialRevenue)}</p>
          <div className={classes.figures}>
            <SalesChart months={months} />
            <MonthsTable months={months} />
          </div>
          <p className={classes.note}>{words.explained}</p>
        </>
      ) : (
        <div className={classes.nothing}>
          <p>{words.nothing}</p>
          <LinkButton to="/stock" variant="default">
            {words.toStock}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
