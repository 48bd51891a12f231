import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { signInMethodsQuery } from '../password/sign-in-methods-query.ts';

/** Takes Google off the ways in; the password remains. */
export function useUnlinkGoogle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      answerOf(api.me['sign-in-methods'].google.$delete({ json: { password } })),
    onSettled: () => void client.invalidateQueries(signInMethodsQuery),
  });
}
