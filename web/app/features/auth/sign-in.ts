import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignInInput } from '#core/schemas/account.ts';
import { answerOf, api } from '../../api/client.ts';
import { startSession } from '../session/session-query.ts';

/** Signs a user in; the answer also sets the session cookie. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: SignInInput) => answerOf(api.auth['sign-in'].email.$post({ json })),
    onSuccess: (answer) => {
      if ('user' in answer) startSession(client, answer.user);
    },
  });
}
