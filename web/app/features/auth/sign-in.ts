import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignInInput } from '#core/schemas/account.ts';
import { toasts } from '#core/text/toasts.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { startSession } from '../session/session-query.ts';

/** Signs a user in, or begins the second step; the answer also sets a cookie for either. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: SignInInput) => answerOf(api.auth['sign-in'].email.$post({ json })),
    onMutate: toast.clear,
    onSuccess: (answer) => {
      if (!('user' in answer)) return;
      startSession(client, answer.user);
      toast.success(toasts.signInSuccess);
    },
  });
}
