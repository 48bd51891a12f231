import type { Report } from '#core/schemas/report.ts';
import { RepricingNotes } from '../products/repricing/repricing-notes.tsx';
import { ReportCharts } from './charts/report-charts.tsx';
import { Distribution } from './distribution.tsx';
import { EmptyReport } from './empty-report.tsx';
import { MonthsSection } from './months/months-section.tsx';
import { ReportFigures } from './report-figures.tsx';
import classes from './reports.module.css';
import { Suggestions } from './suggestions.tsx';
import { TopProducts } from './top-products.tsx';

/** What the products bring in, drawn and told; without a product, how to get there. */
export function ReportView({ report }: { readonly report: Report }) {
  return (
    <>
      <RepricingNotes otherRate={report.otherRate} />
      <div className={classes.report}>
        <ReportFigures report={report} />
        <MonthsSection report={report} />
        {report.totalProducts === 0 ? (
          <EmptyReport />
        ) : (
          <>
            <div className={classes.sections}>
              <Distribution distribution={report.distribution} />
              <TopProducts products={report.topProducts} />
              <Suggestions report={report} />
            </div>
            <ReportCharts />
          </>
        )}
      </div>
    </>
  );
}
