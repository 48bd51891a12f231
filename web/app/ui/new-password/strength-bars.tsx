import classes from './new-password.module.css';
import type { Strength } from './password-strength.ts';

interface StrengthBarsProps {
  /** Null while nothing is typed. */
  readonly strength: Strength | null;
  readonly filled: number;
}

export function StrengthBars({ strength, filled }: StrengthBarsProps) {
  return (
    <div className={classes.line} data-strength={strength} aria-hidden="true">
      {[1, 2, 3, 4].map((bar) => (
        <span key={bar} data-on={bar <= filled} />
      ))}
    </div>
  );
}
