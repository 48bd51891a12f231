import type { ReactNode } from 'react';
import { type AxisLabel, percent } from '../geometry/axis.ts';
import classes from './plot.module.css';

interface PlotProps {
  /** What is drawn, for those who do not see it. */
  readonly label: string;
  readonly x: readonly AxisLabel[];
  readonly y: readonly AxisLabel[];
  /** What the heights are of, above the axis. */
  readonly yName: string;
  /** What the widths are of, below the axis. */
  readonly xName?: string;
  /** Drawn from the left top corner, in per cent of width and height. */
  readonly children: ReactNode;
  readonly over?: ReactNode;
  readonly low?: boolean;
}

/** A drawing with axes as wide as there is room; its texts keep their size. */
export function Plot({ label, x, y, yName, xName, children, over, low = false }: PlotProps) {
  return (
    <div className={classes.plot} data-low={low || undefined}>
      <p className={classes.axis} aria-hidden="true">
        {yName}
      </p>
      <div className={classes.field}>
        <svg className={classes.canvas} role="img" aria-label={label}>
          {y.map(({ name, at, isBase }) => (
            <g key={name}>
              <line
                className={isBase ? classes.base : classes.grid}
                x2="100%"
                y1={percent(1 - at)}
                y2={percent(1 - at)}
              />
              <text className={classes.yTick} x="-8" y={percent(1 - at)} dy="0.35em">
                {name}
              </text>
            </g>
          ))}
          {x.map(({ name, at }) => (
            <text key={name} className={classes.xTick} x={percent(at)} y="100%" dy="1.6em">
              {name}
            </text>
          ))}
          {children}
        </svg>
        {over}
      </div>
      {xName && (
        <p className={classes.axis} data-below aria-hidden="true">
          {xName}
        </p>
      )}
    </div>
  );
}
