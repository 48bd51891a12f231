import { IconCheck, IconCrown } from '@tabler/icons-react';
import { queryOptions, useIsFetching, useQuery } from '@tanstack/react-query';
import { planWords } from '#core/plans/plan-texts.ts';
import { planLabels, planPrices, plans } from '#core/plans/plans.ts';
import { hasCode } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { onDevice } from '../../kept/kept.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Card, Grid, Row, Stack } from '../../ui/look/box.tsx';
import { Badge, Text } from '../../ui/look/text.tsx';
import { QueryPlaceholder } from '../../ui/notes/load-error.tsx';
import { DelayedText, Skeleton } from '../../ui/notes/waiting.tsx';
import { PrintButton } from '../../ui/paper/print-button.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { dearerQuery } from '../products/stored/dearer-query.ts';
import { countsLabour } from '../session/session-query.ts';
import { useUser } from '../session/user-context.ts';
import { monthsQuery } from '../stock/months-query.ts';
import { ReportView } from './report-view.tsx';
import classes from './reports.module.css';

const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => answerOf(api.reports.$get({}, { init: { signal } })),
  // Every product that was saved since counts.
  staleTime: 0,
  ...onDevice,
  meta: { ...onDevice.meta, ...countsLabour },
});

const chartsQuery = queryOptions({
  queryKey: ['reports', 'charts'],
  queryFn: ({ signal }) => answerOf(api.reports.charts.$get({}, { init: { signal } })),
  staleTime: 0,
  ...onDevice,
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

const benefits = [
  'Quais peças dão lucro, quais pedem atenção e quais dão prejuízo',
  'Sua margem média, seu preço médio e sua receita potencial',
  'O que você fez e vendeu em cada mês, e quanto sobrou',
  'As cinco peças mais lucrativas e o que vale a pena revisar primeiro',
];

function LockedReports() {
  return (
    <Card as="section" pad={5} aria-labelledby="locked">
      <Grid least="20rem" gap={6}>
        <Stack gap={4}>
          <Text as="h1" id="locked" size={5}>
            Relatórios são exclusivos do Plano Pro
          </Text>
          <Text tone="soft">Com eles você vê, de uma vez só:</Text>
          <Stack as="ul" gap={2}>
            {benefits.map((benefit) => (
              <Row as="li" key={benefit} gap={2} align="start">
                <Text as="span" tone="good" className={classes.keep}>
                  <IconCheck size={20} aria-hidden />
                </Text>
                <span>{benefit}</span>
              </Row>
            ))}
          </Stack>
          <Row wrap>
            <LinkButton to="/upgrade" size="lg" leftSection={<IconCrown size={20} aria-hidden />}>
              {planWords.upgrade}
            </LinkButton>
          </Row>
          <Text size={2} tone="soft">
            {planPrices.monthly.display}, ou {planPrices.annual.display} no plano anual. Cancele
            quando quiser.
          </Text>
        </Stack>
        <ExampleDrawing />
      </Grid>
    </Card>
  );
}

const bars = [
  { fill: 'var(--part-profit)', y: 86, width: 190 },
  { fill: 'var(--part-fixed)', y: 136, width: 96 },
  { fill: 'var(--part-materials)', y: 186, width: 44 },
];
const card = { fill: 'var(--surface)', stroke: 'var(--line)' };

/** How a report looks, without a figure that could pass for the user's own. */
function ExampleDrawing() {
  return (
    <Stack as="figure" gap={2}>
      <figcaption>
        <Badge tone="soft">Exemplo</Badge>
      </figcaption>
      <svg viewBox="0 0 320 240" width="100%" aria-hidden="true">
        {[0, 1, 2, 3].map((figure) => (
          <g key={figure} transform={`translate(${figure * 80} 0)`}>
            <rect {...card} x="1" y="1" width="70" height="54" rx="8" />
            <rect fill="var(--line)" x="10" y="12" width="34" height="6" rx="3" />
            <rect fill="var(--part-fixed)" x="10" y="28" width="48" height="14" rx="4" />
          </g>
        ))}
        <rect {...card} x="1" y="68" width="310" height="170" rx="10" />
        {bars.map(({ fill, y, width }) => (
          <g key={y}>
            <rect fill="var(--line)" x="16" y={y} width="60" height="7" rx="3.5" />
            <rect fill="var(--surface-sunken)" x="16" y={y + 14} width="280" height="20" rx="6" />
            <rect fill={fill} x="16" y={y + 14} width={width} height="20" rx="6" />
          </g>
        ))}
      </svg>
    </Stack>
  );
}
