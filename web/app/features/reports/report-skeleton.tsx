import { LateText } from '../../ui/notes/late-text.tsx';
import { Skeleton } from '../../ui/notes/skeleton.tsx';
import classes from './reports.module.css';

export function ReportSkeleton() {
  return (
    <div className={classes.report}>
      <LateText announced>Carregando seus relatórios…</LateText>
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
