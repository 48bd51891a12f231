import { queryOptions, useQuery } from '@tanstack/react-query';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import { answerOf, api } from '../../../api/client.ts';
import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import { countsLabour } from '../../session/session-query.ts';
import { useUser } from '../../session/user-context.ts';
import sections from '../reports.module.css';
import { CraftChart } from './craft-chart.tsx';
import { HoursChart } from './hours-chart.tsx';
import { MarginChart } from './margin-chart.tsx';
import { MaterialsChart } from './materials-chart.tsx';
import { MonthChart } from './month-chart.tsx';
import { PriceChart } from './price-chart.tsx';

const chartsQuery = queryOptions({
  queryKey: ['reports', 'charts'],
  queryFn: ({ signal }) => answerOf(api.reports.charts.$get({}, { init: { signal } })),
  // Every product that was saved since counts.
  staleTime: 0,
  meta: countsLabour,
});

/**
 * The detailed charts, each with its table. A chart takes its figures from data/, places them by
 * geometry/ and draws them with marks/; margin-picker.tsx handles the pointer and the keys.
 */
export function Charts() {
  const { hourlyRate: stored } = useUser();
  const hourlyRate = stored || defaultHourlyRate;
  const query = useQuery(chartsQuery);
  const { data } = query;
  if (!data) {
    return (
      <QueryPlaceholder query={query} failed="Não foi possível carregar os gráficos">
        <DelayedText announced>Carregando os gráficos…</DelayedText>
        <Skeleton height="24rem" radius="lg" />
      </QueryPlaceholder>
    );
  }
  if (data.totalProducts === 0) return null;
  return (
    <>
      <h2 className={sections.heading}>Gráficos</h2>
      <div className={sections.sections}>
        <CraftChart crafts={data.crafts} />
        {data.months.length > 0 && <MonthChart months={data.months} />}
        <MarginChart products={data.products} totalProducts={data.totalProducts} />
        <HoursChart hours={data.hours} totalProducts={data.totalProducts} hourlyRate={hourlyRate} />
        <MaterialsChart materials={data.materials} />
        <PriceChart products={data.products} hourlyRate={hourlyRate} />
      </div>
    </>
  );
}
