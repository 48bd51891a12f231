import { useMutation } from '@tanstack/react-query';
import { toasts } from '#core/text/toasts.ts';
import { reasonOr } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts/toast.tsx';

/** The message when no recovery email was sent: the server's reason, if it gave one. */
export function recoveryProblem(error: unknown): string {
  return reasonOr('recovery_failed', error);
}

/** Has a recovery link sent to an email, and says how that went. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (email: string) =>
      answerOf(api.auth['request-password-reset'].$post({ json: { email } })),
    onMutate: toast.clear,
    onSuccess: () => toast.success(toasts.recoverySent),
  });
}
