import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isPaid } from '#core/plans/plans.ts';
import { toasts } from '#core/text/toasts.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { sessionQuery } from '../session/session-query.ts';
import { useUser } from '../session/user-context.ts';

const toDashboardMs = 2_000;
/** Beside the events, in case their connection does not come about. */
const askAgainMs = 3_000;

/** Has the server ask the provider, in case no webhook tells; by PIX the money may take a while. */
const confirmationQuery = queryOptions({
  queryKey: ['payment-confirmation'],
  queryFn: ({ signal }) => answerOf(api.billing.confirm.$post({}, { init: { signal } })),
  refetchInterval: 60_000,
  retry: false,
  gcTime: 0,
});

/**
 * What happens when the browser comes back from the payment page.
 *
 * @returns whether a payment is still to be confirmed
 */
export function useUpgradeReturn(): boolean {
  const [search, setSearch] = useSearchParams();
  const canceled = search.get('canceled') === 'true';
  useEffect(() => {
    if (!canceled) return;
    toast.info(toasts.paymentCanceled);
    setSearch({}, { replace: true });
  }, [canceled, setSearch]);
  return useConfirmation(search.get('upgrade') === 'success');
}

/** Has the provider asked, and asks for the user until they are on Pro, says so and leads to the dashboard. */
function useConfirmation(paid: boolean): boolean {
  const pro = isPaid(useUser().plan);
  const client = useQueryClient();
  const navigate = useNavigate();
  const waiting = paid && !pro;
  useQuery({ ...confirmationQuery, enabled: waiting });
  useQuery({ ...sessionQuery, enabled: waiting, refetchInterval: askAgainMs });
  useEffect(() => {
    if (paid) void client.invalidateQueries(sessionQuery);
  }, [paid, client]);
  useEffect(() => {
    if (!paid || !pro) return;
    toast.success(toasts.upgradeSuccess);
    const timer = setTimeout(() => navigate('/dashboard', { replace: true }), toDashboardMs);
    return () => clearTimeout(timer);
  }, [paid, pro, navigate]);
  return waiting;
}
