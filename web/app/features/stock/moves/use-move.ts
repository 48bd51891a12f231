import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { StockAct } from '#core/schemas/stock.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { isOutage } from '../../../api/api-error.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { reversalOn } from '../past/reversal.ts';
import { stockKey } from '../stock-key.ts';
import { showAct } from '../stock-query.ts';

/** The headers of a call that is done once, however often it is sent. */
export interface Once {
  readonly headers: { readonly 'Idempotency-Key': string };
}

/** Of the last movement: only one is offered to be taken back, the others are in the past's list. */
let withdrawOffer = () => {};

/**
 * Tells a movement, as often as it takes; it is made once for as long as the dialog is open.
 *
 * @param send the call
 * @param done what is said then, beside the offer to take it back
 * @returns how the last try ended, and what tells it: `onDone` follows only while the dialog is open
 */
export function useMove<Input>(
  send: (input: Input, once: Once) => Promise<StockAct>,
  done: (input: Input) => string,
) {
  const client = useQueryClient();
  const reverse = useAct(reversalOn);
  const [key] = useState(() => uuidv7());
  const { error, mutateAsync } = useMutation({
    mutationFn: (input: Input) => send(input, { headers: { 'Idempotency-Key': key } }),
    onSuccess: (act, input) => {
      showAct(client, act);
      withdrawOffer();
      withdrawOffer = toast.undoable(done(input), () => reverse(act.id));
    },
    onError: (error) => {
      // It arrived with other numbers, or something is gone: what shows is old.
      if (!isOutage(error)) void client.invalidateQueries({ queryKey: stockKey });
    },
  });
  return {
    error,
    tell: (input: Input, onDone: () => void) => mutateAsync(input, { onSuccess: onDone }),
  };
}
