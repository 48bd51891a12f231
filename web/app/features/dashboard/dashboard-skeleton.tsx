import { DelayedText } from '../../ui/notes/delayed-text.tsx';
import { Skeleton } from '../../ui/notes/skeleton.tsx';
import classes from './dashboard.module.css';

export function DashboardSkeleton() {
  return (
    <>
      <DelayedText announced>Carregando seus produtos…</DelayedText>
      <div className={classes.stats} aria-hidden="true">
        <Skeleton height="7.25rem" radius="lg" />
        <Skeleton height="7.25rem" radius="lg" />
        <Skeleton height="7.25rem" radius="lg" />
        <Skeleton height="7.25rem" radius="lg" />
      </div>
      <div className={classes.list} aria-hidden="true">
        <Skeleton height="9rem" radius="lg" />
        <Skeleton height="9rem" radius="lg" />
        <Skeleton height="9rem" radius="lg" />
      </div>
    </>
  );
}
