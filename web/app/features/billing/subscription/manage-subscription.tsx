import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';

interface ManageSubscriptionProps {
  readonly children: string;
}

/** The button to the provider's page: card, plan, invoices, cancelling. */
export function ManageSubscription({ children }: ManageSubscriptionProps) {
  const portal = useOpenPortal();
  return (
    <LimitedButton
      variant="default"
      // The page is left once the address is known: until then it is still being opened.
      pending={portal.isPending || portal.isSuccess}
      waiting="Abrindo…"
      error={portal.error}
      onClick={() => portal.mutate()}
    >
      {children}
    </LimitedButton>
  );
}

/** Leaves for the provider's page on which a subscription is managed; it leads back here. */
function useOpenPortal() {
  return useMutation({
    mutationFn: () => answerOf(api.billing.portal.$post()),
    onMutate: toast.clear,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error(messageOf(error)),
  });
}
