import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { sessionQuery, updateUser } from '../../session/session-query.ts';

/** Asks for the secret that an authenticator app needs; nothing is turned on by it. */
export function useBeginTwoFactor() {
  return useMutation({
    mutationFn: (password: string) => answerOf(api.me['two-factor'].$post({ json: { password } })),
  });
}

/** Turns the second factor on with a first code of the app; answers the recovery codes. */
export function useConfirmTwoFactor() {
  const turned = useTurned(true);
  return useMutation({
    mutationFn: async (code: string) => {
      const { recoveryCodes } = await answerOf(
        api.me['two-factor'].confirm.$post({ json: { code } }),
      );
      return recoveryCodes;
    },
    onSuccess: turned,
  });
}

/** Turns the second factor off. */
export function useRemoveTwoFactor() {
  const turned = useTurned(false);
  return useMutation({
    mutationFn: (password: string) =>
      answerOf(api.me['two-factor'].$delete({ json: { password } })),
    onSuccess: turned,
  });
}

function useTurned(twoFactorEnabled: boolean): () => void {
  const client = useQueryClient();
  return () => {
    const user = client.getQueryData(sessionQuery.queryKey)?.user;
    if (user) updateUser(client, { ...user, twoFactorEnabled });
  };
}
