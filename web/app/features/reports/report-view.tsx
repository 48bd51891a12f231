import { IconChartBar, IconPlus } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import type { Report, ReportCharts } from '#core/schemas/report.ts';
import { formatCount, formatMoney, formatPercent } from '#core/text/formats.ts';
import { answerOf, api } from '../../api/client.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { DelayedText } from '../../ui/notes/delayed-text.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { Skeleton } from '../../ui/notes/skeleton.tsx';
import { RepricingNotes } from '../products/repricing/repricing-notes.tsx';
import { countsLabour } from '../session/session-query.ts';
import { useUser } from '../session/user-context.ts';
import { ChartFrame } from './charts/chart-frame.tsx';
import { CraftParts } from './charts/craft-parts.tsx';
import { HoursChart } from './charts/hours-chart.tsx';
import { MonthParts } from './charts/month-parts.tsx';
import { MovesChart } from './charts/moves-chart.tsx';
import { PlacesChart } from './charts/places-chart.tsx';
import { shortName } from './charts/product-link.tsx';
import { Ranking } from './charts/ranking.tsx';
import { Distribution } from './distribution.tsx';
import { MonthsSection } from './months/months-section.tsx';
import { ReportFigures } from './report-figures.tsx';
import sections from './reports.module.css';
import { Suggestions } from './suggestions.tsx';
import { TopProducts } from './top-products.tsx';

/** What the detailed charts of the user's report draw. */
const chartsQuery = queryOptions({
  queryKey: ['reports', 'charts'],
  queryFn: ({ signal }) => answerOf(api.reports.charts.$get({}, { init: { signal } })),
  // Every product that was saved since counts.
  staleTime: 0,
  meta: countsLabour,
});

/** The detailed charts, each with its table. */
function Charts() {
  const { hourlyRate: stored } = useUser();
  const hourlyRate = stored || defaultHourlyRate;
  const { data, error, isFetching, refetch } = useQuery(chartsQuery);
  if (!data) {
    return error ? (
      <LoadError
        title="Não foi possível carregar os gráficos"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <>
        <DelayedText announced>Carregando os gráficos…</DelayedText>
        <Skeleton height="24rem" radius="lg" />
      </>
    );
  }
  if (data.totalProducts === 0) return null;
  return (
    <>
      <h2 className={sections.heading}>Gráficos</h2>
      <div className={sections.sections}>
        <CraftParts crafts={data.crafts} />
        {data.months.length > 0 && <MonthParts months={data.months} />}
        <PlacesChart products={data.products} totalProducts={data.totalProducts} />
        <HoursChart hours={data.hours} totalProducts={data.totalProducts} hourlyRate={hourlyRate} />
        <MaterialsChart materials={data.materials} />
        <MovesChart products={data.products} hourlyRate={hourlyRate} />
      </div>
    </>
  );
}

/** What the products bring in, drawn and told; without a product, how to get there. */
export function ReportView({ report }: { readonly report: Report }) {
  return (
    <>
      <RepricingNotes otherRate={report.otherRate} />
      <div className={sections.report}>
        <ReportFigures report={report} />
        <MonthsSection report={report} />
        {report.totalProducts === 0 ? (
          <EmptyReport />
        ) : (
          <>
            <div className={sections.sections}>
              <Distribution distribution={report.distribution} />
              <TopProducts products={report.topProducts} />
              <Suggestions report={report} />
            </div>
            <Charts />
          </>
        )}
      </div>
    </>
  );
}

function EmptyReport() {
  return (
    <EmptyState
      title="Ainda não há o que analisar"
      picture={<IconChartBar size="100%" stroke={1} />}
      action={
        <LinkButton to="/calculator" leftSection={<IconPlus size={22} aria-hidden />}>
          Precificar a primeira peça
        </LinkButton>
      }
    >
      <p>
        Salve sua primeira peça e veja aqui quanto seus produtos rendem, quais dão mais lucro e o
        que vale a pena revisar.
      </p>
    </EmptyState>
  );
}

/** The materials on which a better price saves most. */
function MaterialsChart({ materials }: Pick<ReportCharts, 'materials'>) {
  const { top, others } = materials;
  const whole = top.reduce((sum, { amount }) => sum + amount, others.amount);
  const entries = top.map(({ name, amount }) => ({ key: name, name, amount }));
  if (others.count > 0) {
    const name = formatCount(others.count, 'outro material', 'outros materiais');
    entries.push({ key: 'others', name, amount: others.amount });
  }
  const highest = Math.max(...entries.map(({ amount }) => amount)) || 1;
  const share = (amount: number) => formatPercent(whole === 0 ? 0 : (amount * 100) / whole, 1);
  return (
    <ChartFrame
      title="Os materiais que mais pesam"
      lead="Quanto cada material custa se você fizer uma de cada peça. É onde um preço melhor ajuda mais."
      columns={['Material', 'Custo', 'Parte do total']}
      rows={entries.map(({ key, name, amount }) => ({
        key,
        head: name,
        cells: [formatMoney(amount), share(amount)],
      }))}
    >
      <Ranking
        rows={entries.map(({ key, name, amount }) => ({
          key,
          name: (
            <span title={name} dir="auto">
              {shortName(name)}
            </span>
          ),
          amount: `${formatMoney(amount)} · ${share(amount)}`,
          length: amount / highest,
        }))}
      />
    </ChartFrame>
  );
}
