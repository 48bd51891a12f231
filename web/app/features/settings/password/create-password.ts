import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

/** Has a link sent by which somebody without a password gives the account one. */
export function useCreatePassword() {
  return useMutation({
    mutationFn: (email: string) =>
      answerOf(api.auth['request-password-reset'].$post({ json: { email } })),
  });
}
