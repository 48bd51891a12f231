import type { ReactNode } from 'react';
import { Amount } from '../../../ui/price/amount.tsx';
import classes from './product-card.module.css';

interface FigureProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly kind?: 'price' | 'total';
  readonly isLoss?: boolean;
  readonly inline?: boolean;
}

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
