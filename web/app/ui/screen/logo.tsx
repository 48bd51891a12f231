import classes from './logo.module.css';

export function Logo() {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
        <rect width="32" height="32" rx="9" />
        <path
          className={classes.pot}
          d="M11 7h10M12.5 7c0 3-5.5 5-5.5 10.5C7 22.5 11 25 16 25s9-2.5 9-7.5C25 12 19.5 10 19.5 7"
        />
        <path className={classes.glaze} d="M8 16c2.5 2 4.5-1.5 8 0s5.5-1.5 8 0" />
      </svg>
      <span>Artesa</span>
    </span>
  );
}
