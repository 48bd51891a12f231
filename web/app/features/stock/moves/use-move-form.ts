import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { localDay } from '#core/dates/local-day.ts';
import type { StockAct } from '#core/stock/stock-schemas.ts';
import type { Once } from '../../../acts/act.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { isOutage } from '../../../api/api-error.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { reversalOn } from '../past/reversal.ts';
import { stockKey } from '../stock-key.ts';
import { showAct } from '../stock-query.ts';
import { type DetailValues, fieldAt, findProblems, inputOf, type Move } from './move-values.ts';

/** Withdraws the offer to take back the last movement: the others are in the list of the past. */
let withdrawOffer = () => {};

type Values<Field extends string> = Readonly<Record<Field | keyof DetailValues, string>>;

interface MoveFormOptions<Field extends string, Input> {
  readonly initial: Readonly<Record<Field, string>>;
  readonly move: Move<Values<Field>>;
  readonly send: (input: Input, once: Once) => Promise<StockAct>;
  /** The toast beside the offer to take it back. */
  readonly done: (input: Input) => string;
  /** Follows only while the dialog is open. */
  readonly onDone: (values: Values<Field>) => void;
}

/** The form of a movement with its day and note; it is made once, however often it is sent. */
export function useMoveForm<Field extends string, Input>(options: MoveFormOptions<Field, Input>) {
  const { initial, move, send, done, onDone } = options;
  const client = useQueryClient();
  const reverse = useAct(reversalOn);
  const [key] = useState(() => uuidv7());
  const form = useForm<Field | keyof DetailValues>(
    { ...initial, day: localDay(new Date()), note: '' } as Values<Field>,
    (values) => findProblems(move, values),
    fieldAt,
  );
  const { error, isPending, isSuccess, mutateAsync } = useMutation({
    mutationFn: (input: Input) => send(input, { headers: { 'Idempotency-Key': key } }),
    onSuccess: (act, input) => {
      showAct(client, act);
      withdrawOffer();
      withdrawOffer = toast.undoable(done(input), () => reverse(act));
    },
    onError: (error) => {
      // It arrived with other numbers, or something is gone: what shows is old.
      if (!isOutage(error)) void client.invalidateQueries({ queryKey: stockKey });
    },
  });
  const { values } = form;
  const submit = () =>
    void form.submit(() =>
      mutateAsync(inputOf(move, values) as unknown as Input, { onSuccess: () => onDone(values) }),
    );
  return { ...form, error, isSent: isPending || isSuccess, submit };
}
