import { useMutation } from '@tanstack/react-query';
import { accountToasts } from '#core/account/account-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { isConnectionError, offlineReason } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts/toast.tsx';

export const resendConfirmation = (email: string) =>
  answerOf(api.auth['resend-confirmation'].$post({ json: { email } }));

/** Sends another confirmation email, with a toast for the outcome. */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: resendConfirmation,
    onSuccess: () => toast.success(accountToasts.confirmationResent),
    onError: (error) => {
      const code = isConnectionError(error)
        ? 'confirmation_resend_unexpected'
        : 'confirmation_resend_failed';
      toast.error(errorMessages[code].detail, offlineReason(error));
    },
  });
}
