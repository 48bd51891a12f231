import classes from './buttons.module.css';

/** Turns while something is waited for. What that is, is said in words. */
export function Spinner() {
  return <span className={classes.spinner} aria-hidden="true" />;
}
