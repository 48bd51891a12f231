import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { useOpenPortal } from './open-portal.ts';

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
