import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isPaid } from '#core/plans/plans.ts';
import type { PlanType } from '#core/plans/subscription.ts';
import { toasts } from '#core/text/toasts.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { sessionQuery } from '../../session/session-query.ts';
import { isAlreadyPro } from './checkout-problem.ts';
import { openPaymentTab, type PaymentTab } from './payment-tab.ts';
import { requestCheckout } from './request-checkout.ts';

/** A payment page that can be opened, and whether it is open already. */
export interface PaymentPage {
  readonly url: string;
  readonly opened: boolean;
}

interface Order {
  readonly planType: PlanType;
  readonly tab: PaymentTab | null;
}

/** Starts a payment in a tab of its own. */
export function useCheckout() {
  const client = useQueryClient();
  const checkout = useMutation({
    mutationFn: async ({ planType, tab }: Order): Promise<PaymentPage> => {
      try {
        const url = await requestCheckout(planType);
        return { url, opened: tab?.goTo(url) ?? false };
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onMutate: toast.clear,
    onError: (error) => {
      if (!isAlreadyPro(error)) return;
      toast.info(toasts.alreadyPro);
      void client.invalidateQueries(sessionQuery);
    },
  });
  // Two clicks at once come before the first is known to be under way.
  const busy = useRef(false);

  const start = async (planType: PlanType) => {
    if (busy.current) return;
    const user = client.getQueryData(sessionQuery.queryKey)?.user;
    if (user && isPaid(user.plan)) {
      return toast.info(toasts.alreadyPro);
    }
    busy.current = true;
    const order = { planType, tab: openPaymentTab() };
    await checkout.mutateAsync(order).catch(() => {});
    busy.current = false;
  };
  const { data: page, error, isPending: pending } = checkout;
  return { start, page, error: isAlreadyPro(error) ? null : error, pending };
}
