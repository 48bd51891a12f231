import { useMutation } from '@tanstack/react-query';
import type { SignUpInput } from '#core/schemas/account.ts';
import { answerOf, api } from '../../api/client.ts';

/** Creates an account; a confirmation email follows. */
export function useSignUp() {
  return useMutation({
    mutationFn: (json: SignUpInput) => answerOf(api.auth['sign-up'].email.$post({ json })),
  });
}

/** How long the steps wait to hear whether the email has an account, in milliseconds. */
const patienceMs = 5_000;

/** Asks early whether the email has an account. It is a courtesy: without an answer one goes on. */
export function useCheckEmail() {
  return useMutation({
    mutationFn: (email: string) => {
      const init = { signal: AbortSignal.timeout(patienceMs) };
      return answerOf(api.auth['sign-up'].check.$post({ json: { email } }, { init }));
    },
  });
}
