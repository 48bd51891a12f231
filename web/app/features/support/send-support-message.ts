import { useMutation } from '@tanstack/react-query';
import type { SupportMessage } from '#core/schemas/support.ts';
import { toasts } from '#core/text/toasts.ts';
import { reasonOr } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts/toast.tsx';

/** The text when a message was not sent: the server's reason, if it gave one. */
export function supportProblem(error: unknown): string {
  return reasonOr('support_failed', error);
}

/** Sends a message to the support, and says how that went. */
export function useSendSupportMessage() {
  return useMutation({
    mutationFn: (message: SupportMessage) => answerOf(api.support.$post({ json: message })),
    onMutate: toast.clear,
    onSuccess: () => toast.success(toasts.supportSent),
  });
}
