import classes from './amount.module.css';

interface AmountProps {
  readonly children: string;
  /** It stands in a line with other texts: what counts is the container that they are in. */
  readonly inline?: boolean;
}

/** A figure that never breaks: of the size of the text around it, smaller where there is no room. */
export function Amount({ children, inline = false }: AmountProps) {
  return (
    <span className={inline ? undefined : classes.room}>
      <span className={classes.amount} style={{ '--length': children.length }}>
        {children}
      </span>
    </span>
  );
}
