import type { Standing } from '#core/pricing/profitability.ts';
import classes from './places-chart.module.css';

const shapes: Readonly<Record<Standing, string>> = {
  lucrative: 'M5.5 0A5.5 5.5 0 1 1-5.5 0 5.5 5.5 0 1 1 5.5 0Z',
  attention: 'M0-6 6.5 5H-6.5Z',
  low: 'M-4.5-4.5h9v9h-9Z',
  loss: 'M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5',
};

/** The sign of a product in a drawing, told apart by its shape; its middle is at 0, 0. */
export function Mark({ standing }: { readonly standing: Standing }) {
  return <path d={shapes[standing]} className={classes.mark} data-standing={standing} />;
}
