import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResetPasswordInput } from '#core/schemas/account.ts';
import { toasts } from '#core/text/toasts.ts';
import { reasonOr } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { leaving } from '../session/leaving.ts';
import { endSession } from '../session/session-query.ts';

/** The message when the password is still the old one: the server's reason, if it gave one. */
export function resetProblem(error: unknown): string {
  return reasonOr('reset_failed', error);
}

/** How long a screen waits to hear whose password the link sets, in milliseconds. */
const patienceMs = 5_000;

/** Whose password the link sets. A screen does without it where the server does not answer. */
export const recoveryLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['recovery-link', token],
    queryFn: ({ signal: left }) => {
      const signal = AbortSignal.any([left, AbortSignal.timeout(patienceMs)]);
      return answerOf(
        api.auth['reset-password'].check.$post({ json: { token } }, { init: { signal } }),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Sets a new password by the token of a recovery link; every session of the user ends with it. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: ResetPasswordInput) => answerOf(api.auth['reset-password'].$post({ json })),
    mutationKey: leaving,
    onMutate: toast.clear,
    onSuccess: () => {
      endSession(client, { left: false });
      toast.success(toasts.passwordReset);
    },
  });
}
