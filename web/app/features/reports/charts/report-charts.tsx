import { useQuery } from '@tanstack/react-query';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import { useUser } from '../../session/user-context.ts';
import sections from '../reports.module.css';
import { chartsQuery } from './charts-query.ts';
import { CraftParts } from './craft-parts.tsx';
import { HoursChart } from './hours-chart.tsx';
import { MaterialsChart } from './materials-chart.tsx';
import { MonthParts } from './month-parts.tsx';
import { MovesChart } from './moves-chart.tsx';
import { PlacesChart } from './places-chart.tsx';

/** The detailed charts, each with its table. */
export function ReportCharts() {
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
