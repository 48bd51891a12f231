import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorMessages } from '#core/errors/errors.ts';
import { isPaid } from '#core/plans/plans.ts';
import type { PlanType } from '#core/plans/subscription.ts';
import { toasts } from '#core/text/toasts.ts';
import { ApiError, hasCode, reasonOr } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { sessionQuery } from '../session/session-query.ts';

const urlMissing = 'checkout_url_missing';

/**
 * Opens a tab before its address is known, because browsers allow it only during the click.
 *
 * @returns null when the browser refuses
 */
function openPaymentTab() {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  const { document } = tab;
  document.documentElement.lang = 'pt-BR';
  document.documentElement.style.colorScheme = 'light dark';
  document.title = 'Pagamento';
  document.body.textContent = 'Abrindo a página de pagamento…';
  return {
    /** @returns false when the tab is gone */
    goTo(url: string): boolean {
      if (tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}

/** @returns the address of the payment page */
async function requestCheckout(planType: PlanType): Promise<string> {
  const answer = await answerOf(api.billing.checkout.$post({ json: { planType } }));
  if (answer?.url) return answer.url;
  throw new ApiError(502, urlMissing, errorMessages[urlMissing].detail);
}

export function checkoutProblem(error: unknown): string {
  return hasCode(error, urlMissing) ? error.message : reasonOr('checkout_failed', error);
}

export interface PaymentPage {
  readonly url: string;
  readonly opened: boolean;
}

interface Order {
  readonly planType: PlanType;
  readonly tab: ReturnType<typeof openPaymentTab>;
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
    onError: (error) => {
      if (!hasCode(error, 'already_pro')) return;
      toast.info(toasts.alreadyPro);
      void client.invalidateQueries(sessionQuery);
    },
  });
  // The second of two fast clicks comes before isPending is set.
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
  return { start, page, error: hasCode(error, 'already_pro') ? null : error, pending };
}
