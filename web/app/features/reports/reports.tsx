import { IconCheck, IconCrown } from '@tabler/icons-react';
import { queryOptions, useIsFetching, useQuery } from '@tanstack/react-query';
import { planLabels, planPrices, plans } from '#core/plans/plans.ts';
import { hasCode } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { DelayedText } from '../../ui/notes/delayed-text.tsx';
import { QueryPlaceholder } from '../../ui/notes/load-error.tsx';
import { Skeleton } from '../../ui/notes/skeleton.tsx';
import { PrintButton } from '../../ui/paper/print-button.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { countsLabour } from '../session/session-query.ts';
import { useUser } from '../session/user-context.ts';
import { ReportView } from './report-view.tsx';
import classes from './reports.module.css';

/** How a report looks, without a figure that could pass for the user's own. */
function ExampleDrawing() {
  return (
    <figure className={classes.example}>
      <figcaption className={classes.caption}>Exemplo</figcaption>
      <svg viewBox="0 0 320 240" className={classes.drawing} aria-hidden="true">
        {[0, 1, 2, 3].map((card) => (
          <g key={card} transform={`translate(${card * 80} 0)`}>
            <rect className={classes.card} x="1" y="1" width="70" height="54" rx="8" />
            <rect className={classes.text} x="10" y="12" width="34" height="6" rx="3" />
            <rect className={classes.value} x="10" y="28" width="48" height="14" rx="4" />
          </g>
        ))}
        <rect className={classes.card} x="1" y="68" width="310" height="170" rx="10" />
        {bars.map(({ kind, y, width }) => (
          <g key={kind} data-kind={kind} className={classes.bar}>
            <rect className={classes.text} x="16" y={y} width="60" height="7" rx="3.5" />
            <rect className={classes.track} x="16" y={y + 14} width="280" height="20" rx="6" />
            <rect className={classes.fill} x="16" y={y + 14} width={width} height="20" rx="6" />
          </g>
        ))}
      </svg>
    </figure>
  );
}

const bars = [
  { kind: 'lucrative', y: 86, width: 190 },
  { kind: 'attention', y: 136, width: 96 },
  { kind: 'loss', y: 186, width: 44 },
];

const benefits = [
  'Quais peças dão lucro, quais pedem atenção e quais dão prejuízo',
  'Sua margem média, seu preço médio e sua receita potencial',
  'O que você fez e vendeu em cada mês, e quanto sobrou',
  'As cinco peças mais lucrativas e o que vale a pena revisar primeiro',
];

function LockedReports() {
  return (
    <section className={classes.locked} aria-labelledby="locked">
      <div className={classes.texts}>
        <span className={classes.crown} aria-hidden="true">
          <IconCrown size={32} stroke={1.6} />
        </span>
        <h1 id="locked" className={classes.title}>
          Relatórios são exclusivos do Plano Pro
        </h1>
        <p className={classes.lead}>Com eles você vê, de uma vez só:</p>
        <ul className={classes.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <IconCheck size={20} aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
        <LinkButton to="/upgrade" size="lg" leftSection={<IconCrown size={20} aria-hidden />}>
          Fazer Upgrade
        </LinkButton>
        <p className={classes.price}>
          {planPrices.monthly.display}, ou {planPrices.annual.display} no plano anual. Cancele
          quando quiser.
        </p>
      </div>
      <ExampleDrawing />
    </section>
  );
}

const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => answerOf(api.reports.$get({}, { init: { signal } })),
  // Every product that was saved since counts.
  staleTime: 0,
  meta: countsLabour,
});

export function Reports() {
  const { plan } = useUser();
  return plans[plan].features.reports ? <OpenReports /> : <LockedReports />;
}

function OpenReports() {
  const query = useQuery(reportsQuery);
  // The plan ended and this tab does not know yet.
  if (hasCode(query.error, 'pro_required')) return <LockedReports />;
  return (
    <>
      <ReportHead />
      {query.data ? (
        <ReportView report={query.data} />
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
    <div className={classes.report}>
      <DelayedText announced>Carregando seus relatórios…</DelayedText>
      <div className={classes.figures}>
        {[1, 2, 3, 4].map((figure) => (
          <Skeleton key={figure} height="7rem" radius="lg" />
        ))}
      </div>
      <Skeleton height="16rem" radius="lg" />
    </div>
  );
}

function ReportHead() {
  // Its parts come by calls of their own.
  const ready = useIsFetching() === 0;
  return (
    <>
      <p className={classes.pro} data-screen-only>
        <IconCrown size={16} aria-hidden /> {planLabels.pro}
      </p>
      <PageHead title="Relatórios Avançados" actions={<PrintButton ready={ready} />}>
        Análise completa da rentabilidade dos seus produtos
      </PageHead>
    </>
  );
}
