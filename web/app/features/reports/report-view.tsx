import {
  IconAlertTriangle,
  IconChartBar,
  IconPlus,
  IconTrendingDown,
  IconTrendingUp,
} from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { actWords } from '#core/app/app-texts.ts';
import { defaultHourlyRate } from '#core/hour/hourly-rate-field.ts';
import {
  formatCount,
  formatDecimal,
  formatPercent,
  formatWholeMoney,
} from '#core/numbers/formats.ts';
import { priceRange } from '#core/pricing/price-notes.ts';
import type { Report, ReportCharts } from '#core/reports/report-schemas.ts';
import { stockMonthsWords } from '#core/stock/stock-months.ts';
import type { StockMonth } from '#core/stock/stock-schemas.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Grid, Stack } from '../../ui/look/box.tsx';
import { FigureCard } from '../../ui/look/figure.tsx';
import { VisuallyHidden } from '../../ui/look/visually-hidden.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { QueryPlaceholder } from '../../ui/notes/load-error.tsx';
import { RepricingNotes } from '../products/repricing/repricing-notes.tsx';
import { useUser } from '../session/user-context.ts';
import { ChannelRanking } from './channel-ranking.tsx';
import { PriceMonths } from './charts/price-months.tsx';
import { Hours } from './hours.tsx';
import { Months } from './months/months.tsx';
import { Bar, Section } from './report-section.tsx';
import classes from './reports.module.css';
import { Suggestions } from './suggestions.tsx';
import { TopProducts } from './top-products.tsx';
import { WhatIf } from './what-if-card.tsx';

interface ReportViewProps {
  readonly report: Report;
  readonly months: UseQueryResult<StockMonth[]>;
  readonly charts: UseQueryResult<ReportCharts>;
}

export function ReportView({ report, months, charts }: ReportViewProps) {
  const hourlyRate = useUser().hourlyRate || defaultHourlyRate;
  const { potentialRevenue, totalProducts } = report;
  const drawn = charts.data && charts.data.totalProducts > 0 ? charts.data : undefined;
  const showsMonths = totalProducts > 0 || !months.data || months.data.length > 0;
  return (
    <Stack gap={4} className={classes.report}>
      <RepricingNotes otherRate={report.otherRate} />
      <ReportFigures report={report} />
      {showsMonths &&
        (months.data ? (
          <Months months={months.data} potentialRevenue={potentialRevenue} />
        ) : (
          <QueryPlaceholder query={months} failed={stockMonthsWords.failed}>
            {null}
          </QueryPlaceholder>
        ))}
      {totalProducts === 0 ? (
        <EmptyReport />
      ) : (
        <Grid least="22rem" gap={4} align="start">
          <Stack gap={4}>
            {drawn && (
              <div data-screen-only>
                <WhatIf products={drawn.products} hourlyRate={hourlyRate} />
              </div>
            )}
            <Distribution distribution={report.distribution} />
            {drawn && drawn.months.length > 0 && <PriceMonths months={drawn.months} />}
          </Stack>
          <Stack gap={4}>
            <TopProducts products={report.topProducts} />
            <ChannelRanking channels={report.channels} />
            <Suggestions report={report} />
            {drawn && <Hours {...drawn} hourlyRate={hourlyRate} />}
          </Stack>
          {!charts.data && (
            <QueryPlaceholder query={charts} failed="Não foi possível carregar os gráficos">
              {null}
            </QueryPlaceholder>
          )}
        </Grid>
      )}
    </Stack>
  );
}

function EmptyReport() {
  return (
    <EmptyState
      title="Ainda não há o que analisar"
      picture={<IconChartBar size="100%" stroke={1} />}
      action={
        <LinkButton to="/calculator" leftSection={<IconPlus size={22} aria-hidden />}>
          {actWords.firstPiece}
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

function ReportFigures({ report }: { readonly report: Report }) {
  const { totalProducts, averageMargin, averagePrice, potentialRevenue } = report;
  return (
    <Grid least="8rem" gap={3} className={classes.figures}>
      <FigureCard
        label="Total de Produtos"
        value={formatDecimal(totalProducts)}
        note="na sua prateleira"
      />
      <FigureCard
        label="Margem Média"
        value={formatPercent(averageMargin, 0)}
        tone={averageMargin < 0 ? 'bad' : 'plain'}
        note="sobre o custo"
      />
      <FigureCard
        label="Preço Médio"
        value={formatWholeMoney(averagePrice)}
        note={priceRange(report) ?? 'por produto'}
      />
      <FigureCard
        label="Receita Potencial"
        value={formatWholeMoney(potentialRevenue)}
        note="um de cada peça"
      />
    </Grid>
  );
}

const distributionTitle = 'Distribuição da rentabilidade';

const classesOfProfit = [
  { kind: 'lucrative', label: 'Lucrativos', Icon: IconTrendingUp },
  { kind: 'attention', label: 'Atenção', Icon: IconAlertTriangle },
  { kind: 'loss', label: 'Prejuízo', Icon: IconTrendingDown },
] as const;

/** A table with a bar below each row's words: each differs in length, pattern, colour and sign. */
function Distribution({ distribution }: Pick<Report, 'distribution'>) {
  return (
    <Section title={distributionTitle}>
      <table className={classes.kinds} aria-label={distributionTitle}>
        <thead>
          <tr>
            <HiddenHead>Rentabilidade</HiddenHead>
            <HiddenHead>Produtos</HiddenHead>
            <HiddenHead>Parte do total</HiddenHead>
          </tr>
        </thead>
        {classesOfProfit.map(({ kind, label, Icon }) => {
          const { count, percent } = distribution[kind];
          return (
            <tbody key={kind} data-kind={kind}>
              <tr>
                <th scope="row">
                  <Icon size={20} aria-hidden /> {label}
                </th>
                <td>{formatCount(count, 'produto', 'produtos')}</td>
                <td>{formatDecimal(percent, { max: 1 })}%</td>
              </tr>
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no row of it takes the focus */}
              <tr aria-hidden="true">
                <td colSpan={3}>
                  <Bar share={percent / 100} kind={kind} />
                </td>
              </tr>
            </tbody>
          );
        })}
      </table>
    </Section>
  );
}

function HiddenHead({ children }: { readonly children: string }) {
  return (
    <th scope="col">
      <VisuallyHidden>{children}</VisuallyHidden>
    </th>
  );
}
