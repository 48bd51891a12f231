import type { ReactNode } from 'react';
import { percent } from '../geometry/axis.ts';
import classes from './ranking.module.css';

export interface Ranked {
  readonly key: string;
  readonly name: ReactNode;
  readonly amount: string;
  /** How long its bar is, from 0 to 1. */
  readonly length: number;
  /** What the bar is worth, where it is not as good as it should be. */
  readonly isLow?: boolean;
  /** Above it, where others were left out. */
  readonly gap?: string | undefined;
}

interface RankingProps {
  readonly rows: readonly Ranked[];
  /** A line over all bars, from 0 to 1. */
  readonly mark?: number;
}

export function Ranking({ rows, mark }: RankingProps) {
  return (
    <ol className={classes.ranking}>
      {rows.map(({ key, name, amount, length, isLow, gap }) => (
        <li key={key}>
          {gap && <p className={classes.gap}>{gap}</p>}
          <p className={classes.row}>
            <span className={classes.name}>{name}</span>
            <b>{amount}</b>
          </p>
          <svg className={classes.bar} aria-hidden="true">
            <rect className={classes.track} width="100%" height="100%" rx="4" />
            <rect
              className={isLow ? classes.low : classes.fill}
              width={percent(length)}
              height="100%"
              rx="4"
            />
            {mark !== undefined && (
              <line
                className={classes.mark}
                x1={percent(mark)}
                x2={percent(mark)}
                y1="0"
                y2="100%"
              />
            )}
          </svg>
        </li>
      ))}
    </ol>
  );
}
