import type { ReactNode } from 'react';
import classes from './pieces.module.css';

interface PieceGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function PieceGroup({ title, children }: PieceGroupProps) {
  return (
    <section className={classes.group}>
      <h2>{title}</h2>
      <div className={classes.pieces}>{children}</div>
    </section>
  );
}

interface PieceProps {
  readonly name: string;
  /** Shows its children side by side. */
  readonly row?: boolean;
  readonly children: ReactNode;
}

export function Piece({ name, row = false, children }: PieceProps) {
  return (
    <figure className={classes.piece}>
      <figcaption>{name}</figcaption>
      {row ? <div className={classes.row}>{children}</div> : children}
    </figure>
  );
}
