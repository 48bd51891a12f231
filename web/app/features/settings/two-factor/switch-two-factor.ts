import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { sessionQuery, updateUser } from '../../session/session-query.ts';
import { twoFactorQuery } from './two-factor-query.ts';

/** Asks for the secret that an authenticator app needs; nothing is turned on by it. */
export function useBeginTwoFactor() {
  return useMutation({
    mutationFn: (password: string) => answerOf(api.me['two-factor'].$post({ json: { password } })),
  });
}

/** Turns the second factor on with a first code of the app; answers the recovery codes. */
export function useConfirmTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => {
      const { recoveryCodes } = await answerOf(
        api.me['two-factor'].confirm.$post({ json: { code } }),
      );
      return recoveryCodes;
    },
    onSuccess: () => turned(client, true),
  });
}

/** Makes new recovery codes, which end the old ones, and answers them. */
export function useRenewRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (password: string) => {
      const { recoveryCodes } = await answerOf(
        api.me['two-factor']['recovery-codes'].$post({ json: { password } }),
      );
      return recoveryCodes;
    },
    onSuccess: () => void client.invalidateQueries(twoFactorQuery),
  });
}

/** Turns the second factor off. */
export function useRemoveTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      answerOf(api.me['two-factor'].$delete({ json: { password } })),
    onSuccess: () => turned(client, false),
  });
}

function turned(client: QueryClient, twoFactorEnabled: boolean): void {
  const user = client.getQueryData(sessionQuery.queryKey)?.user;
  if (user) updateUser(client, { ...user, twoFactorEnabled });
  client.removeQueries(twoFactorQuery);
}
