import { useId } from 'react';
import type { ReportCharts } from '#core/schemas/report.ts';
import { formatMonth, formatShortMonth } from '#core/text/time.ts';
import { PartPatterns } from '../../../ui/price/part-patterns.tsx';
import { axisMoney } from './axis-money.ts';
import { ChartFrame } from './chart-frame.tsx';
import { PartLegend } from './part-legend.tsx';
import classes from './parts.module.css';
import { type Parts, partCells, partColumns, stacked, wholeOf } from './parts.ts';
import { percent } from './percent.ts';
import { Plot } from './plot.tsx';
import { linearScale, type Scale } from './scale.ts';

/** How the prices and what they are made of have changed, month by month. */
export function MonthParts({ months }: Pick<ReportCharts, 'months'>) {
  const id = useId();
  const y = linearScale(0, Math.max(0, ...months.map(wholeOf)));
  const middle = (index: number) => (index + 0.5) / Math.max(months.length, 3);
  const first = months[0];
  return (
    <ChartFrame
      title="Como seus preços mudaram, mês a mês"
      lead={
        months.length === 1 && first
          ? `O histórico começa em ${formatMonth(first.month)}: a cada mês vem mais uma coluna.`
          : 'A média por peça no fim de cada mês, com os preços e o valor da hora de então.'
      }
      columns={['Mês', ...partColumns]}
      rows={months.map((month) => ({
        key: month.month,
        head: formatMonth(month.month),
        cells: partCells(month),
      }))}
    >
      <PartLegend id={id} />
      <Plot
        label="Colunas com as partes do preço em cada mês. Os valores estão na tabela."
        yName="R$ por peça, em média"
        y={y.ticks.map(({ value, at }) => ({
          name: axisMoney(value),
          at,
          isBase: value === 0,
        }))}
        x={months
          .map(({ month }, index) => ({ name: formatShortMonth(month), at: middle(index) }))
          // On a phone there is room for every other name.
          .filter((_, index) => months.length <= 6 || (months.length - index) % 2 === 1)}
      >
        <defs>
          <PartPatterns id={id} />
        </defs>
        {months.map((month, index) => (
          <Column
            key={month.month}
            id={id}
            parts={month}
            y={y}
            middle={middle(index)}
            width={0.7 / Math.max(months.length, 3)}
          />
        ))}
      </Plot>
    </ChartFrame>
  );
}

interface ColumnProps {
  readonly id: string;
  readonly parts: Parts;
  readonly y: Scale;
  readonly middle: number;
  readonly width: number;
}

function Column({ id, parts, y, middle, width }: ColumnProps) {
  return stacked(parts).map(({ kind, from, size }) => (
    <rect
      key={kind}
      x={percent(middle - width / 2)}
      width={percent(width)}
      y={percent(1 - y.at(from + size))}
      height={percent(y.at(from + size) - y.at(from))}
      className={size > 0 ? classes.seam : undefined}
      fill={`url(#${id}-${kind})`}
    />
  ));
}
