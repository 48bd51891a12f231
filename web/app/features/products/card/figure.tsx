import type { ReactNode } from 'react';
import { Amount } from '../../../ui/price/amount.tsx';
import classes from './product-card.module.css';

interface FigureProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly kind?: 'price' | 'total';
  /** In one line with its name. */
  readonly inline?: boolean;
}

/** One figure of a product with its name. */
export function Figure({ label, value, kind, inline = false }: FigureProps) {
  return (
    <div className={classes.figure} data-kind={kind}>
      <dt>{label}</dt>
      <dd>
        <Amount inline={inline}>{value}</Amount>
      </dd>
    </div>
  );
}
