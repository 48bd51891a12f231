import type { SVGProps } from 'react';
import { type Parts, partLabels, stacked, wholeOf } from '../data/average-parts.ts';
import { percent } from '../geometry/axis.ts';
import type { Scale } from '../geometry/scale.ts';
import classes from './part-marks.module.css';

export function PartLegend({ id }: { readonly id: string }) {
  return (
    <ul className={classes.legend}>
      {partLabels.map(({ kind, label }) => (
        <li key={kind}>
          <svg viewBox="0 0 20 20" aria-hidden="true" className={classes.swatch}>
            <rect width="20" height="20" rx="5" fill={`url(#${id}-${kind})`} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

export function PartBar({ id, parts }: { readonly id: string; readonly parts: Parts }) {
  const whole = wholeOf(parts) || 1;
  return (
    <svg className={classes.bar} aria-hidden="true">
      {stacked(parts).map(({ kind, from, to }) => (
        <rect
          key={kind}
          x={percent(from / whole)}
          width={percent((to - from) / whole)}
          height="100%"
          className={classes.seam}
          fill={`url(#${id}-${kind})`}
        />
      ))}
    </svg>
  );
}

interface ColumnPartProps extends Pick<SVGProps<SVGRectElement>, 'className' | 'fill'> {
  /** Which of how many columns. */
  readonly index: number;
  readonly columns: number;
  readonly y: Scale;
  readonly from: number;
  readonly to: number;
}

export function ColumnPart({ index, columns, y, from, to, ...look }: ColumnPartProps) {
  return (
    <rect
      {...look}
      x={percent((index + 0.15) / columns)}
      width={percent(0.7 / columns)}
      y={percent(1 - y.at(to))}
      height={percent(y.at(to) - y.at(from))}
    />
  );
}
