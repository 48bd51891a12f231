import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangePasswordInput } from '#core/schemas/account.ts';
import { answerOf, api } from '../../../api/client.ts';
import { sessionsQuery } from '../sessions/sessions-query.ts';

/** Changes the password; the other sessions end with it. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: ChangePasswordInput) => answerOf(api.me.password.$post({ json })),
    onSuccess: () => client.invalidateQueries(sessionsQuery),
  });
}
