import { useMutation } from '@tanstack/react-query';
import type { SignUpInput } from '#core/schemas/account.ts';
import { answerOf, api } from '../../api/client.ts';

/** Creates an account; a confirmation email follows. */
export function useSignUp() {
  return useMutation({
    mutationFn: (json: SignUpInput) => answerOf(api.auth['sign-up'].email.$post({ json })),
  });
}
