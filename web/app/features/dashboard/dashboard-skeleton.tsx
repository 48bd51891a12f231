import { LateText } from '../../ui/notes/late-text.tsx';
import { Skeleton } from '../../ui/notes/skeleton.tsx';
import classes from './dashboard.module.css';

export function DashboardSkeleton() {
  return (
    <>
      <LateText announced>Carregando seus produtos…</LateText>
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
