import { useMutation } from '@tanstack/react-query';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import type { SupportMessage } from '#core/schemas/support.ts';
import { isOutage, messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';

/** What is said when a message was not sent: the server's reason, if it had one. */
export function supportProblem(error: unknown): string {
  return isOutage(error) ? errorMessages.support_failed.detail : messageOf(error);
}

/** Sends a message to the support, and says how that went. */
export function useSendSupportMessage() {
  return useMutation({
    mutationFn: (message: SupportMessage) => answerOf(api.support.$post({ json: message })),
    onMutate: toast.clear,
    onSuccess: () => toast.success(toasts.supportSent),
    onError: (error) => toast.error(supportProblem(error)),
  });
}
