import { queryOptions, useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { onDevice } from '../../../kept/kept.ts';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';

/** The provider's webhook may come after the browser is back from its page. */
const polling = { times: 4, ms: 2_500 };

/** The user's subscription, or null. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => answerOf(api.billing.$get({}, { init: { signal } })),
  staleTime: 0,
  ...onDevice,
  refetchInterval: ({ state }) => state.dataUpdateCount < polling.times && polling.ms,
  select: ({ subscription }) => subscription,
});

/** Leads to the provider's page for card, plan and invoices. */
export function ManageSubscription({ children }: { readonly children: string }) {
  const portal = useMutation({
    mutationFn: () => answerOf(api.billing.portal.$post()),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <LimitedButton
      variant="default"
      // After success the browser is leaving the page.
      pending={portal.isPending || portal.isSuccess}
      waiting="Abrindo…"
      error={portal.error}
      onClick={() => portal.mutate()}
    >
      {children}
    </LimitedButton>
  );
}
