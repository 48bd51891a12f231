import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeEmailInput } from '#core/schemas/account.ts';
import { answerOf, api } from '../../../api/client.ts';

/** Has a confirmation link sent to a new email; the old one counts until it is opened. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: ChangeEmailInput) => answerOf(api.me.email.$post({ json })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['pending-email'] }),
  });
}
