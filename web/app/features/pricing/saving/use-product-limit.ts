import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { freeLimitWarningAt, type PlanId, plans } from '#core/plans/plans.ts';
import { toasts } from '#core/text/toasts.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { countProducts } from '../../products/stored/count-products.ts';
import { summaryQuery } from '../../products/stored/summary-query.ts';

/**
 * Warns when a plan has room for only one product more: on coming to the form and after the save
 * that made it so.
 */
export function useProductLimit(plan: PlanId) {
  const limit = plans[plan].limits.products;
  const { data, isFetchedAfterMount } = useQuery({
    ...summaryQuery,
    staleTime: 0,
    enabled: limit !== null,
  });
  const count = isFetchedAfterMount ? data?.count : undefined;
  useEffect(() => warnIfNear(count), [count]);

  return {
    /** How many products there are, once there is no room for another; null before. */
    reached: limit !== null && count !== undefined && count >= limit ? count : null,
    warnAfterSave: () => {
      if (limit === null) return;
      void countProducts().then(warnIfNear);
    },
  };
}

function warnIfNear(count: number | null | undefined): void {
  if (count === freeLimitWarningAt) toast.warning(toasts.nearProductLimit);
}
