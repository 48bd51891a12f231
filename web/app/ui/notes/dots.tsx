import classes from './dots.module.css';

/** Three dots that beat while something is waited for. What that is, is said in words. */
export function Dots() {
  return (
    <span className={classes.dots} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
