import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { toast } from '../../../ui/toasts/toast.tsx';

/** Leaves for the provider's page on which a subscription is managed; it leads back here. */
export function useOpenPortal() {
  return useMutation({
    mutationFn: () => answerOf(api.billing.portal.$post()),
    onMutate: toast.clear,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error(messageOf(error)),
  });
}
