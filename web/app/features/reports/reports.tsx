import { IconCrown } from '@tabler/icons-react';
import { queryOptions, useIsFetching, useQuery } from '@tanstack/react-query';
import { planLabels, plans } from '#core/plans/plans.ts';
import { hasCode } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { kept } from '../../kept/kept.ts';
import { Grid, Stack } from '../../ui/look/box.tsx';
import { Badge } from '../../ui/look/text.tsx';
import { DelayedText } from '../../ui/notes/delayed-text.tsx';
import { QueryPlaceholder } from '../../ui/notes/load-error.tsx';
import { Skeleton } from '../../ui/notes/skeleton.tsx';
import { PrintButton } from '../../ui/paper/print-button.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { dearerQuery } from '../products/stored/dearer-query.ts';
import { countsLabour } from '../session/session-query.ts';
import { useUser } from '../session/user-context.ts';
import { monthsQuery } from '../stock/months-query.ts';
import { LockedReports } from './locked-reports.tsx';
import { ReportView } from './report-view.tsx';

const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => answerOf(api.reports.$get({}, { init: { signal } })),
  // Every product that was saved since counts.
  staleTime: 0,
  ...kept,
  meta: { ...kept.meta, ...countsLabour },
});

const chartsQuery = queryOptions({
  queryKey: ['reports', 'charts'],
  queryFn: ({ signal }) => answerOf(api.reports.charts.$get({}, { init: { signal } })),
  staleTime: 0,
  ...kept,
});

export function Reports() {
  const { plan } = useUser();
  return plans[plan].features.reports ? <OpenReports /> : <LockedReports />;
}

function OpenReports() {
  const query = useQuery(reportsQuery);
  const months = useQuery(monthsQuery);
  const charts = useQuery(chartsQuery);
  const dearer = useQuery(dearerQuery);
  // The plan ended and this tab does not know yet.
  if (hasCode(query.error, 'pro_required')) return <LockedReports />;
  // All of it comes at once, so that nothing is pushed down by what comes later.
  const isReady = ![months, charts, dearer].some(({ isLoading }) => isLoading);
  return (
    <>
      <ReportHead />
      {query.data && isReady ? (
        <ReportView report={query.data} months={months} charts={charts} />
      ) : (
        <QueryPlaceholder query={query} failed="Não foi possível carregar seus relatórios">
          <ReportSkeleton />
        </QueryPlaceholder>
      )}
    </>
  );
}

function ReportSkeleton() {
  return (
    <Stack gap={4}>
      <DelayedText>Carregando seus relatórios…</DelayedText>
      <Grid least="8rem" gap={3} aria-hidden="true">
        {[1, 2, 3, 4].map((figure) => (
          <Skeleton key={figure} height="7rem" radius="lg" />
        ))}
      </Grid>
      <Skeleton height="30rem" radius="lg" />
    </Stack>
  );
}

function ReportHead() {
  // Its parts come by calls of their own.
  const ready = useIsFetching() === 0;
  return (
    <>
      <p data-screen-only>
        <Badge tone="warn">
          <IconCrown size={16} aria-hidden /> {planLabels.pro}
        </Badge>
      </p>
      <PageHead title="Relatórios Avançados" actions={<PrintButton ready={ready} />}>
        Análise completa da rentabilidade dos seus produtos
      </PageHead>
    </>
  );
}
