import classes from './empty-shelf.module.css';

export function EmptyShelf() {
  return (
    <svg viewBox="0 0 96 96" className={classes.shelf} aria-hidden="true">
      <path d="M6 76h84M16 76v12M80 76v12" className={classes.wood} />
      <path
        className={classes.missing}
        d="M38 34h20M41 34c0 8-13 12-13 25 0 11 8 17 20 17s20-6 20-17c0-13-13-17-13-25"
      />
      <path className={classes.plus} d="M48 50v14M41 57h14" />
    </svg>
  );
}
