import type { ReactNode } from 'react';
import { Amount } from '../../../ui/price/amount.tsx';
import classes from './product-card.module.css';

interface FigureProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly kind?: 'price' | 'total';
  readonly isLoss?: boolean;
  /** In one line with its name. */
  readonly inline?: boolean;
}

/** One figure of a product with its name. */
export function Figure({ label, value, kind, isLoss = false, inline = false }: FigureProps) {
  return (
    <div className={classes.figure} data-kind={kind} data-loss={isLoss || undefined}>
      <dt>{label}</dt>
      <dd>
        <Amount inline={inline}>{value}</Amount>
      </dd>
    </div>
  );
}
