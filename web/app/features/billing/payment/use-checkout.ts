import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorMessages } from '#core/errors/errors.ts';
import { isPaid } from '#core/plans/plans.ts';
import type { PlanType } from '#core/plans/subscription.ts';
import { toasts } from '#core/text/toasts.ts';
import { ApiError } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { sessionQuery } from '../../session/session-query.ts';
import { isAlreadyPro } from './checkout-problem.ts';

const texts = {
  title: 'Pagamento',
  waiting: 'Abrindo a página de pagamento…',
};

interface PaymentTab {
  /** @returns false when the tab is gone */
  goTo(url: string): boolean;
  close(): void;
}

/**
 * Opens a tab for a page whose address is not known yet. Browsers allow it only during the click.
 * The new page gets no hold on this one.
 *
 * @returns null when the browser refuses
 */
function openPaymentTab(): PaymentTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  const { document } = tab;
  document.documentElement.lang = 'pt-BR';
  document.documentElement.style.colorScheme = 'light dark';
  document.title = texts.title;
  document.body.textContent = texts.waiting;
  return {
    goTo(url) {
      if (tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}

/**
 * Asks for a page on which to pay.
 *
 * @returns its address
 * @throws {ApiError} also when an answer came without one
 */
async function requestCheckout(planType: PlanType): Promise<string> {
  const answer = await answerOf(api.billing.checkout.$post({ json: { planType } }));
  if (answer?.url) return answer.url;
  const code = 'checkout_url_missing';
  throw new ApiError(502, code, errorMessages[code].detail);
}

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
