import { DelayedText } from '../../ui/notes/delayed-text.tsx';
import { Skeleton } from '../../ui/notes/skeleton.tsx';
import classes from './reports.module.css';

export function ReportSkeleton() {
  return (
    <div className={classes.report}>
      <DelayedText announced>Carregando seus relatórios…</DelayedText>
      <div className={classes.figures}>
        <Skeleton height="7rem" radius="lg" />
        <Skeleton height="7rem" radius="lg" />
        <Skeleton height="7rem" radius="lg" />
        <Skeleton height="7rem" radius="lg" />
      </div>
      <Skeleton height="16rem" radius="lg" />
    </div>
  );
}
