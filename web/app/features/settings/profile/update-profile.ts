import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfilePatch } from '#core/schemas/account.ts';
import { answerOf, api } from '../../../api/client.ts';
import { updateUser } from '../../session/session-query.ts';

/** Stores the settings; every screen shows them at once. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: ProfilePatch) => answerOf(api.me.$patch({ json })),
    onSuccess: (user) => updateUser(client, user),
  });
}
