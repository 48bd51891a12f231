import {
  IconBasket,
  IconChartBar,
  IconCoins,
  IconPercentage,
  IconPlus,
  IconTag,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Report } from '#core/schemas/report.ts';
import { formatDecimal, formatPercent, formatWholeMoney } from '#core/text/formats.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { Amount } from '../../ui/price/amount.tsx';
import { RepricingNotes } from '../products/repricing/repricing-notes.tsx';
import { Charts } from './charts/charts.tsx';
import { Distribution } from './distribution.tsx';
import { MonthsSection } from './months/months-section.tsx';
import sections from './reports.module.css';
import { Suggestions } from './suggestions.tsx';
import { TopProducts } from './top-products.tsx';

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

const look = { size: 22, stroke: 1.6 };

function ReportFigures({ report }: { readonly report: Report }) {
  const { totalProducts, averageMargin, averagePrice, potentialRevenue } = report;
  return (
    <dl className={sections.figures}>
      <Figure
        label="Total de Produtos"
        value={formatDecimal(totalProducts)}
        note="na sua prateleira"
        icon={<IconBasket {...look} />}
      />
      <Figure
        label="Margem Média"
        value={formatPercent(averageMargin, 0)}
        note="sobre o custo"
        isLoss={averageMargin < 0}
        icon={<IconPercentage {...look} />}
      />
      <Figure
        label="Preço Médio"
        value={formatWholeMoney(averagePrice)}
        note="por produto"
        icon={<IconTag {...look} />}
      />
      <Figure
        label="Receita Potencial"
        value={formatWholeMoney(potentialRevenue)}
        note="um de cada peça"
        icon={<IconCoins {...look} />}
      />
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** What the figure counts. */
  readonly note: string;
  readonly icon: ReactNode;
  readonly isLoss?: boolean;
}

function Figure({ label, value, note, icon, isLoss = false }: FigureProps) {
  return (
    <div className={sections.figure}>
      <dt>
        <span className={sections.icon} aria-hidden="true">
          {icon}
        </span>
        {label}
      </dt>
      <dd>
        <strong data-loss={isLoss || undefined}>
          <Amount>{value}</Amount>
        </strong>
        <span>{note}</span>
      </dd>
    </div>
  );
}
