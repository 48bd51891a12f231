import { isPaid } from '#core/plans/plans.ts';
import { useUser } from '../session/user-context.ts';
import { AlreadyPro } from './already-pro.tsx';
import { Offer } from './offer/offer.tsx';
import { PaymentConfirmation } from './payment-confirmation.tsx';
import { useUpgradeReturn } from './use-upgrade-return.ts';

/** Selling Pro; afterwards, what there is to do with it. */
export function Upgrade() {
  const { plan } = useUser();
  const confirming = useUpgradeReturn();
  if (isPaid(plan)) return <AlreadyPro />;
  return confirming ? <PaymentConfirmation /> : <Offer />;
}
