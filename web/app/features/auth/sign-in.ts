import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { meSchema, type SignInInput } from '#core/schemas/account.ts';
import { call } from '../../api/client.ts';
import { startSession } from '../session/session-query.ts';

const signInAnswer = z.object({ user: meSchema });

/** Signs a user in; the answer also sets the session cookie. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SignInInput) =>
      call('/api/auth/sign-in/email', { method: 'POST', body, answer: signInAnswer }),
    onSuccess: ({ user }) => startSession(client, user),
  });
}
