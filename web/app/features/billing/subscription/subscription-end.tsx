import { useQuery } from '@tanstack/react-query';
import { isPaid } from '#core/plans/plans.ts';
import { subscriptionEndText } from '#core/plans/subscription-texts.ts';
import { useUser } from '../../session/user-context.ts';
import { billingQuery } from './billing-query.ts';

/** What becomes of a running subscription when the account is deleted, as an entry of a list. */
export function SubscriptionEnd() {
  const pro = isPaid(useUser().plan);
  const { data } = useQuery(billingQuery);
  // Where it cannot be read, it is said without its day.
  if (!pro || data === null) return null;
  return <li>{subscriptionEndText(data?.currentPeriodEnd)}</li>;
}
