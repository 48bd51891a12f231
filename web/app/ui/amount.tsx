import classes from './amount.module.css';

/** A figure that never breaks: of the size of the text around it, smaller where there is no room. */
export function Amount({ children }: { readonly children: string }) {
  return (
    <span className={classes.room}>
      <span className={classes.amount} style={{ '--length': children.length }}>
        {children}
      </span>
    </span>
  );
}
