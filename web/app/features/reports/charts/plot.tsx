import type { ReactNode } from 'react';
import { Text } from '../../../ui/look/text.tsx';
import { PartPatterns } from '../../../ui/price/part-patterns.tsx';
import { inPercent } from '../report-section.tsx';
import classes from '../reports.module.css';
import type { AxisLabel, MoneyAxis } from './axis.ts';

interface PlotProps {
  /** The prefix of the ids of the plot's patterns: `url(#${id}-${kind})`. */
  readonly id: string;
  /** What is drawn, for those who do not see it. */
  readonly label: string;
  /** What the heights are of, above the axis. */
  readonly yName: string;
  readonly y: MoneyAxis;
  readonly x: readonly AxisLabel[];
  /** Drawn from the left top corner, in per cent of width and height. */
  readonly children: ReactNode;
}

/** A drawing with axes as wide as there is room; its texts keep their size. */
export function Plot({ id, label, yName, y, x, children }: PlotProps) {
  return (
    <div>
      <Text size={1} tone="soft" aria-hidden="true">
        {yName}
      </Text>
      <div className={classes.field}>
        <svg className={classes.canvas} role="img" aria-label={label}>
          <defs>
            <PartPatterns id={id} />
          </defs>
          {y.labels.map(({ name, at }) => (
            <g key={name}>
              <line
                className={classes.line}
                x2="100%"
                y1={inPercent(1 - at)}
                y2={inPercent(1 - at)}
              />
              <text
                className={classes.tick}
                textAnchor="end"
                x="-8"
                y={inPercent(1 - at)}
                dy="0.35em"
              >
                {name}
              </text>
            </g>
          ))}
          {x.map(({ name, at }) => (
            <text
              key={name}
              className={classes.tick}
              textAnchor="middle"
              x={inPercent(at)}
              y="100%"
              dy="1.6em"
            >
              {name}
            </text>
          ))}
          {children}
        </svg>
      </div>
    </div>
  );
}
