import classes from './parts.module.css';
import { partLabels } from './parts.ts';

/** Which pattern is which part of the price. */
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
