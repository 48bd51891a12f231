import { useId } from 'react';
import type { ReportCharts } from '#core/schemas/report.ts';
import { formatMonth } from '#core/text/time.ts';
import { PartPatterns } from '../../../ui/price/part-patterns.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { partCells, partColumns, stacked, wholeOf } from './data/average-parts.ts';
import { axisLabels, axisMoney, monthLabels } from './geometry/axis.ts';
import { linearScale } from './geometry/scale.ts';
import classes from './marks/part-marks.module.css';
import { ColumnPart, PartLegend } from './marks/part-marks.tsx';
import { Plot } from './marks/plot.tsx';

export function MonthChart({ months }: Pick<ReportCharts, 'months'>) {
  const id = useId();
  const y = linearScale(0, Math.max(0, ...months.map(wholeOf)));
  // A few months are no wider than many.
  const columns = Math.max(months.length, 3);
  const first = months[0];
  const names = months.map(({ month }) => month);
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
        y={axisLabels(y.ticks, axisMoney)}
        x={monthLabels(names, columns)}
      >
        <defs>
          <PartPatterns id={id} />
        </defs>
        {months.map((month, index) =>
          stacked(month).map(({ kind, from, to }) => (
            <ColumnPart
              key={`${month.month} ${kind}`}
              {...{ index, columns, y, from, to }}
              className={to > from ? classes.seam : undefined}
              fill={`url(#${id}-${kind})`}
            />
          )),
        )}
      </Plot>
    </ChartFrame>
  );
}
