import type { ReportCharts } from '#core/schemas/report.ts';
import { formatDecimal, formatHourlyRate, formatMoney } from '#core/text/formats.ts';
import { ChartFrame, ProductLink } from './chart-frame.tsx';
import { type Ranked, Ranking } from './marks/ranking.tsx';

interface HoursChartProps extends Pick<ReportCharts, 'hours' | 'totalProducts'> {
  /** Of today, in R$. */
  readonly hourlyRate: number;
}

/** What an hour at each piece brings, with the line of what it should bring. */
export function HoursChart({ hours, totalProducts, hourlyRate }: HoursChartProps) {
  const { best, least } = hours;
  const places = [
    ...best.map((product, index) => ({ ...product, place: index + 1 })),
    ...least.map((product, index) => ({
      ...product,
      place: totalProducts - least.length + index + 1,
    })),
  ];
  const highest = Math.max(hourlyRate, ...places.map(({ earnedPerHour }) => earnedPerHour));
  const leftOut = totalProducts - places.length;
  const rows = places.map(
    ({ id, name, earnedPerHour, place }): Ranked => ({
      key: id,
      name: (
        <>
          {formatDecimal(place)}º <ProductLink id={id} name={name} />
        </>
      ),
      amount: formatHourlyRate(earnedPerHour),
      length: Math.max(0, earnedPerHour) / highest,
      isLow: earnedPerHour < hourlyRate,
      gap: leftOut > 0 && id === least[0]?.id ? gapText(leftOut) : undefined,
    }),
  );
  return (
    <ChartFrame
      title="Quanto rende uma hora sua"
      lead={
        <>
          O que sobra por hora de trabalho se a peça for vendida. O traço é o seu valor da hora,{' '}
          {formatHourlyRate(hourlyRate)}; barras tracejadas ficam abaixo dele.
        </>
      }
      columns={['Peça', 'Lugar', 'Por hora', 'Acima ou abaixo do seu valor']}
      rows={places.map(({ id, name, earnedPerHour, place }) => ({
        key: id,
        head: <ProductLink id={id} name={name} />,
        cells: [
          `${formatDecimal(place)}º`,
          formatMoney(earnedPerHour),
          formatMoney((earnedPerHour - hourlyRate).toFixed(2)),
        ],
      }))}
    >
      <Ranking rows={rows} mark={hourlyRate / highest} />
    </ChartFrame>
  );
}

const gapText = (count: number) =>
  count === 1
    ? 'Entre estas há mais uma peça.'
    : `Entre estas há mais ${formatDecimal(count)} peças.`;
