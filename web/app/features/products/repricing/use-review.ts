import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { repricedToast } from '#core/messages/repricing.ts';
import { isPriceWithinReach } from '#core/pricing/final-price.ts';
import type { Repricing } from '#core/schemas/repricing.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { ApiError, isOutage } from '../../../api/api-error.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { cachedProducts } from '../stored/cached-products.ts';
import { repricingsKey } from '../stored/dearer-query.ts';
import { repricing, repricingUndo } from './repricing-acts.ts';
import { type Review, reviewQuery } from './review-query.ts';

/** Products that may be priced anew, and what of them is chosen: all until somebody says otherwise. */
export function useReview(review: Review, onDone: () => void) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(reviewQuery(review));
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const [send] = useState(repricing);
  const undo = useAct(repricingUndo);
  const accept = useMutation({
    mutationKey: [...repricingsKey, 'accept'],
    mutationFn: send,
    onSuccess: ({ id, repriced }) => {
      void cachedProducts.reload(client);
      onDone();
      toast.undoable(repricedToast(repriced), () => undo({ id }));
    },
    // Nothing was written: what there is now is shown instead.
    onError: (failure) => void (isChanged(failure) && refetch()),
  });

  const rows = data?.rows ?? [];
  const takeable = rows.filter(({ after }) => isPriceWithinReach(after.finalPrice));
  const chosen = takeable.filter(({ id }) => !declined.has(id));
  const { cause, material } = review;
  return {
    rows,
    hasMore: data?.hasMore ?? false,
    loading: data === undefined && !error,
    loadError: data === undefined ? error : null,
    loadingAgain: isFetching,
    reload: () => void refetch(),
    chosen,
    takeable,
    isChosen: ({ id, after }: Repricing) =>
      !declined.has(id) && isPriceWithinReach(after.finalPrice),
    choose: useCallback((id: string, wanted: boolean) => {
      setDeclined((before) => {
        const next = new Set(before);
        if (wanted) next.delete(id);
        else next.add(id);
        return next;
      });
    }, []),
    chooseAll: (wanted: boolean) =>
      setDeclined(wanted ? new Set() : new Set(rows.map(({ id }) => id))),
    accept: () =>
      accept.mutate({ cause, ...(material && { material }), products: chosen.map(asSeen) }),
    accepting: accept.isPending,
    error: accept.error,
    /** Sends what got no answer once more; null where nothing is open. */
    retry:
      accept.error && isOutage(accept.error) && accept.variables
        ? () => accept.mutate(accept.variables)
        : null,
  };
}

const asSeen = ({ id, updatedAt, after: { totalCost, finalPrice } }: Repricing) => ({
  id,
  updatedAt,
  totalCost,
  finalPrice,
});

const isChanged = (error: unknown) => error instanceof ApiError && error.status === 412;
