import { useId } from 'react';
import type { StockMonth } from '#core/schemas/stock.ts';
import { stockMonthsWords as words } from '#core/stock/stock-months.ts';
import { formatShortMonth } from '#core/text/time.ts';
import { PartPatterns } from '../../../ui/price/part-patterns.tsx';
import { axisMoney } from '../charts/axis-money.ts';
import chartClasses from '../charts/parts.module.css';
import { percent } from '../charts/percent.ts';
import { Plot } from '../charts/plot.tsx';
import { linearScale } from '../charts/scale.ts';
import { columnParts, monthColumns } from './month-columns.ts';
import classes from './months-drawing.module.css';

const kinds = ['cost', 'earned', 'missing'] as const;

/** What was sold in each month, as its cost and what was earned over it. */
export function MonthsDrawing({ months }: { readonly months: readonly StockMonth[] }) {
  const id = useId();
  const columns = monthColumns(months);
  const y = linearScale(
    0,
    Math.max(0, ...months.map(({ revenue, cost }) => Math.max(revenue, cost))),
  );
  // A few months are no wider than many.
  const room = Math.max(columns.length, 4);
  const parts = columns.flatMap(({ drawn }, index) =>
    drawn ? columnParts(drawn).map((part) => ({ ...part, index })) : [],
  );
  const shown = kinds.filter((kind) => parts.some((part) => part.kind === kind));
  return (
    <div className={classes.drawing}>
      <ul className={chartClasses.legend}>
        {shown.map((kind) => (
          <li key={kind}>
            <svg viewBox="-1 -1 22 22" aria-hidden="true" className={chartClasses.swatch}>
              <rect width="20" height="20" rx="4" {...filled(id, kind)} />
            </svg>
            {words.parts[kind]}
          </li>
        ))}
      </ul>
      <Plot
        label={words.drawn}
        yName={words.axis}
        y={y.ticks.map(({ value, at }) => ({ name: axisMoney(value), at, isBase: value === 0 }))}
        x={columns
          .map(({ month }, index) => ({ name: formatShortMonth(month), at: (index + 0.5) / room }))
          // On a phone there is room for every other name.
          .filter((_, index) => columns.length <= 6 || (columns.length - index) % 2 === 1)}
      >
        <defs>
          <PartPatterns id={id} />
        </defs>
        {parts.map(({ kind, from, to, index }) => (
          <rect
            key={`${index} ${kind}`}
            x={percent((index + 0.15) / room)}
            width={percent(0.7 / room)}
            y={percent(1 - y.at(to))}
            height={percent(y.at(to) - y.at(from))}
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
    : { className: chartClasses.seam, fill: `url(#${id}-${kind === 'cost' ? 'fixed' : 'profit'})` };
