import { useQuery } from '@tanstack/react-query';
import { plans } from '#core/plans/plans.ts';
import { hasCode } from '../../api/api-error.ts';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { useUser } from '../session/user-context.ts';
import { LockedReports } from './locked-reports.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { ReportView } from './report-view.tsx';
import { reportsQuery } from './reports-query.ts';

/** The report for users whose plan has it; for others, what it would show. */
export function Reports() {
  const { plan } = useUser();
  return plans[plan].features.reports ? <OpenReports /> : <LockedReports />;
}

function OpenReports() {
  const { data, error, isFetching, refetch } = useQuery(reportsQuery);
  // The plan ended and this tab does not know yet.
  if (hasCode(error, 'pro_required')) return <LockedReports />;
  return (
    <>
      <ReportHead />
      {data && <ReportView report={data} />}
      {!data && !error && <ReportSkeleton />}
      {!data && error && (
        <LoadError
          title="Não foi possível carregar seus relatórios"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </>
  );
}
