import { useId } from 'react';
import { craftName } from '#core/choices/crafts.ts';
import type { ReportCharts } from '#core/schemas/report.ts';
import { formatCount, formatMoney } from '#core/text/formats.ts';
import { PartPatterns } from '../../../ui/price/part-patterns.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { partCells, partColumns, priceOf } from './data/average-parts.ts';
import classes from './marks/part-marks.module.css';
import { PartBar, PartLegend } from './marks/part-marks.tsx';

export function CraftChart({ crafts }: Pick<ReportCharts, 'crafts'>) {
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
