import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SecondStep } from '#core/schemas/two-factor.ts';
import { toasts } from '#core/text/toasts.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { startSession } from '../session/session-query.ts';

/** Completes a login by a code of the authenticator app or a recovery code. */
export function useSignInSecondStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: SecondStep) => answerOf(api.auth['sign-in']['two-factor'].$post({ json })),
    onMutate: toast.clear,
    onSuccess: ({ user }) => {
      startSession(client, user);
      toast.success(toasts.signInSuccess);
    },
  });
}
