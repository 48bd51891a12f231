import { useQuery } from '@tanstack/react-query';
import { freePlanStatus } from '#core/plans/plan-status.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import { summaryQuery } from '../../products/stored/summary-query.ts';
import classes from './offer.module.css';

const kinds = { room: 'info', near: 'warn', reached: 'bad' } as const;

/** How far the free plan is used up. */
export function UsageBanner() {
  const { data, error, isFetching, refetch } = useQuery({ ...summaryQuery, staleTime: 0 });
  if (data) {
    const { level, title, text } = freePlanStatus(data.count);
    return (
      <Callout kind={kinds[level]}>
        <strong className={classes.bannerTitle}>{title}</strong>
        <span>{text}</span>
      </Callout>
    );
  }
  if (error) {
    return (
      <Callout
        kind="warn"
        action={
          <Button variant="default" size="sm" loading={isFetching} onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        }
      >
        <strong className={classes.bannerTitle}>Não foi possível contar seus produtos</strong>
        {messageOf(error)}
      </Callout>
    );
  }
  return (
    <div>
      <DelayedText announced>Contando seus produtos…</DelayedText>
      <Skeleton height="4.875rem" radius="lg" />
    </div>
  );
}
