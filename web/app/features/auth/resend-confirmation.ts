import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import { isConnectionError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';

/** Sends another confirmation email, and says how that went. */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: (email: string) =>
      call('/api/auth/resend-confirmation', {
        method: 'POST',
        body: { email },
        answer: z.object({ email: z.string() }),
      }),
    onSuccess: () => toast.success(toasts.confirmationResent),
    onError: (error) => {
      const code = isConnectionError(error)
        ? 'confirmation_resend_unexpected'
        : 'confirmation_resend_failed';
      toast.error(errorMessages[code].detail);
    },
  });
}
