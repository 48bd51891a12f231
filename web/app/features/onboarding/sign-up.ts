import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import type { SignUpInput } from '#core/schemas/account.ts';
import { call } from '../../api/client.ts';

/** Creates an account; a confirmation email follows. */
export function useSignUp() {
  return useMutation({
    mutationFn: (body: SignUpInput) =>
      call('/api/auth/sign-up/email', {
        method: 'POST',
        body,
        answer: z.object({ email: z.string() }),
      }),
  });
}
