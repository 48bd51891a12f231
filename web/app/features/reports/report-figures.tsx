import { IconBasket, IconCoins, IconPercentage, IconTag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Report } from '#core/schemas/report.ts';
import { formatDecimal, formatPercent, formatWholeMoney } from '#core/text/formats.ts';
import { Amount } from '../../ui/price/amount.tsx';
import classes from './reports.module.css';

const look = { size: 22, stroke: 1.6 };

export function ReportFigures({ report }: { readonly report: Report }) {
  const { totalProducts, averageMargin, averagePrice, potentialRevenue } = report;
  return (
    <dl className={classes.figures}>
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
    <div className={classes.figure}>
      <dt>
        <span className={classes.icon} aria-hidden="true">
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
