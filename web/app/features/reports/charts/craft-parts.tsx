import { useId } from 'react';
import { craftName } from '#core/choices/crafts.ts';
import type { ReportCharts } from '#core/schemas/report.ts';
import { formatCount, formatMoney } from '#core/text/formats.ts';
import { PartPatterns } from '../../../ui/price/part-patterns.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { PartLegend } from './part-legend.tsx';
import classes from './parts.module.css';
import { type Parts, partCells, partColumns, priceOf, stacked, wholeOf } from './parts.ts';
import { percent } from './percent.ts';

/** What the price of a piece is made of, craft by craft. */
export function CraftParts({ crafts }: Pick<ReportCharts, 'crafts'>) {
  const id = useId();
  return (
    <ChartFrame
      title="Do que seus preços são feitos"
      lead="A média por peça em cada tipo de artesanato, com o seu valor da hora de hoje."
      columns={['Artesanato', ...partColumns]}
      rows={crafts.map((craft) => ({
        key: craft.craftCategory,
        head: craftName(craft.craftCategory),
        cells: partCells(craft),
      }))}
    >
      <svg className={classes.defs} aria-hidden="true">
        <defs>
          <PartPatterns id={id} />
        </defs>
      </svg>
      <PartLegend id={id} />
      <ul className={classes.crafts}>
        {crafts.map((craft) => (
          <li key={craft.craftCategory}>
            <p className={classes.craft}>
              <b>{craftName(craft.craftCategory)}</b>
              <span className={classes.soft}>
                {formatCount(craft.count, 'peça', 'peças')} · {formatMoney(priceOf(craft))}
              </span>
            </p>
            <PartBar id={id} parts={craft} />
            {craft.profit < 0 && (
              <p className={classes.loss}>Em média, prejuízo de {formatMoney(-craft.profit)}</p>
            )}
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

function PartBar({ id, parts }: { readonly id: string; readonly parts: Parts }) {
  const whole = wholeOf(parts) || 1;
  return (
    <svg className={classes.bar} aria-hidden="true">
      {stacked(parts).map(({ kind, from, size }) => (
        <rect
          key={kind}
          x={percent(from / whole)}
          width={percent(size / whole)}
          height="100%"
          className={classes.seam}
          fill={`url(#${id}-${kind})`}
        />
      ))}
    </svg>
  );
}
