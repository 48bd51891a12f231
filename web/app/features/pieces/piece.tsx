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
  readonly children: ReactNode;
}

export function Piece({ name, children }: PieceProps) {
  return (
    <figure className={classes.piece}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}
