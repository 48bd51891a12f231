import type { ReactNode } from 'react';
import { Amount } from '../../ui/amount.tsx';
import classes from './product-card.module.css';

interface FigureProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly kind?: 'price' | 'total';
}

/** One figure of a product with its name. */
export function Figure({ label, value, kind }: FigureProps) {
  return (
    <div className={classes.figure} data-kind={kind}>
      <dt>{label}</dt>
      <dd>
        <Amount>{value}</Amount>
      </dd>
    </div>
  );
}
