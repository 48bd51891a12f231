import { useId } from 'react';
import type { StockMonth } from '#core/schemas/stock.ts';
import { stockMonthsWords as words } from '#core/stock/stock-months.ts';
import { PartPatterns } from '../../../ui/price/part-patterns.tsx';
import { columnParts, monthColumns } from './data/month-columns.ts';
import { axisLabels, axisMoney, monthLabels } from './geometry/axis.ts';
import { linearScale } from './geometry/scale.ts';
import marks from './marks/part-marks.module.css';
import { ColumnPart } from './marks/part-marks.tsx';
import { Plot } from './marks/plot.tsx';
import classes from './sales-chart.module.css';

const kinds = ['cost', 'earned', 'missing'] as const;

export function SalesChart({ months }: { readonly months: readonly StockMonth[] }) {
  const id = useId();
  const all = monthColumns(months);
  const highest = months.map(({ revenue, cost }) => Math.max(revenue, cost));
  const y = linearScale(0, Math.max(0, ...highest));
  // A few months are no wider than many.
  const columns = Math.max(all.length, 4);
  const parts = all.flatMap(({ drawn }, index) =>
    drawn ? columnParts(drawn).map((part) => ({ ...part, index })) : [],
  );
  const shown = kinds.filter((kind) => parts.some((part) => part.kind === kind));
  const names = all.map(({ month }) => month);
  return (
    <div className={classes.drawing}>
      <ul className={marks.legend}>
        {shown.map((kind) => (
          <li key={kind}>
            <svg viewBox="-1 -1 22 22" aria-hidden="true" className={marks.swatch}>
              <rect width="20" height="20" rx="4" {...filled(id, kind)} />
            </svg>
            {words.parts[kind]}
          </li>
        ))}
      </ul>
      <Plot
        label={words.drawn}
        yName={words.axis}
        y={axisLabels(y.ticks, axisMoney)}
        x={monthLabels(names, columns)}
      >
        <defs>
          <PartPatterns id={id} />
        </defs>
        {parts.map(({ kind, ...part }) => (
          <ColumnPart
            key={`${part.index} ${kind}`}
            {...part}
            {...{ columns, y }}
            {...filled(id, kind)}
          />
        ))}
      </Plot>
    </div>
  );
}

/** What is missing is told apart without colour: hollow. */
const filled = (id: string, kind: string) =>
  kind === 'missing'
    ? { className: classes.missing }
    : { className: marks.seam, fill: `url(#${id}-${kind === 'cost' ? 'fixed' : 'profit'})` };
