import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { isPriceWithinReach } from '#core/pricing/final-price.ts';
import type { Repricing } from '#core/repricing/repricing-schemas.ts';
import { repricedToast } from '#core/repricing/repricing-texts.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { ApiError, isOutage } from '../../../api/api-error.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { cachedProducts } from '../stored/cached-products.ts';
import { repricingsKey } from '../stored/dearer-query.ts';
import { chosenFirst, startsChosen } from './first-choice.ts';
import { repricing, repricingUndo } from './repricing-acts.ts';
import { type Review, reviewQuery } from './review-query.ts';

export function useReview(review: Review, onDone: () => void) {
  const client = useQueryClient();
  const query = useQuery(reviewQuery(review));
  const [answers, setAnswers] = useState<ReadonlyMap<string, boolean>>(new Map());
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
    // Nothing was written: what there is now is shown instead, here and in the lists behind.
    onError: (failure) => void (isChanged(failure) && cachedProducts.reload(client)),
  });

  const rows = chosenFirst(review, query.data?.rows ?? []);
  const ids = rows.map(({ id }) => id);
  const takeable = rows.filter(({ after }) => isPriceWithinReach(after.finalPrice));
  const starts = (row: Repricing) => startsChosen(review, row);
  const isChosen = (row: Repricing) =>
    isPriceWithinReach(row.after.finalPrice) && (answers.get(row.id) ?? starts(row));
  const chosen = rows.filter(isChosen);
  const { cause, material } = review;
  // A failure is about what was chosen then.
  const { isError, reset } = accept;
  const answer = useCallback(
    (ids: readonly string[], wanted: boolean) => {
      setAnswers((before) => new Map([...before, ...ids.map((id) => [id, wanted] as const)]));
      if (isError) reset();
    },
    [isError, reset],
  );
  return {
    rows,
    query,
    hasMore: query.data?.hasMore ?? false,
    chosen,
    takeable,
    startsChosen: starts,
    isChosen,
    /** One product is updated or left as it is, unless somebody chose otherwise. */
    canChoose: rows.length > 1 || answers.size > 0 || !rows.every(starts),
    choose: useCallback((id: string, wanted: boolean) => answer([id], wanted), [answer]),
    chooseAll: (wanted: boolean) => answer(ids, wanted),
    accept: () =>
      accept.mutate({ cause, ...(material && { material }), products: chosen.map(asShown) }),
    accepting: accept.isPending,
    error: accept.error,
    /** Sends what got no answer once more; null where there is nothing to repeat. */
    retry:
      accept.error && isOutage(accept.error) && accept.variables
        ? () => accept.mutate(accept.variables)
        : null,
  };
}

const asShown = ({ id, updatedAt, after: { totalCost, finalPrice } }: Repricing) => ({
  id,
  updatedAt,
  totalCost,
  finalPrice,
});

const isChanged = (error: unknown) => error instanceof ApiError && error.status === 412;
