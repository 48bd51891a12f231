import { IconChartBar, IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import { priceRange } from '#core/pricing/price-notes.ts';
import type { Report, ReportCharts } from '#core/schemas/report.ts';
import type { StockMonth } from '#core/schemas/stock.ts';
import { stockMonthsWords } from '#core/stock/stock-months.ts';
import { formatDecimal, formatPercent, formatWholeMoney } from '#core/text/formats.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Grid, Stack } from '../../ui/look/box.tsx';
import { FigureCard } from '../../ui/look/figure.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { QueryPlaceholder } from '../../ui/notes/load-error.tsx';
import { RepricingNotes } from '../products/repricing/repricing-notes.tsx';
import { useUser } from '../session/user-context.ts';
import { ChannelRanking } from './channel-ranking.tsx';
import { PriceMonths } from './charts/price-months.tsx';
import { Distribution } from './distribution.tsx';
import { Hours } from './hours.tsx';
import { Months } from './months/months.tsx';
import classes from './reports.module.css';
import { Suggestions } from './suggestions.tsx';
import { TopProducts } from './top-products.tsx';
import { WhatIf } from './what-if.tsx';

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
