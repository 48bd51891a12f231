import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ProfilePatch } from '#core/schemas/account.ts';
import { toasts } from '#core/text/toasts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { watchOpenWork } from '../../session/drafts.ts';
import { updateUser } from '../../session/session-query.ts';
import { useLeaveGuard } from '../../session/use-leave-guard.ts';
import { useUser } from '../../session/user-context.ts';
import { profileErrors, profileOf, toPatch } from './profile-values.ts';

/** Stores the settings; every screen shows them at once. */
function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: ProfilePatch) => answerOf(api.me.$patch({ json })),
    onSuccess: (user) => updateUser(client, user),
  });
}

/**
 * The settings being edited. Untouched fields follow the user's row, so that saving does not undo a
 * change of another tab.
 */
export function useProfileForm() {
  const navigate = useNavigate();
  const update = useUpdateProfile();
  const form = useForm(profileOf(useUser()), profileErrors);
  const { edits, changed, submit } = form;
  const guard = useLeaveGuard(() => changed);
  useEffect(() => watchOpenWork(() => changed), [changed]);
  const save = () =>
    submit(() =>
      update.mutateAsync(toPatch(edits), {
        onSuccess: () => {
          guard.leaveFreely();
          toast.success(toasts.settingsSaved);
          void navigate('/dashboard');
        },
      }),
    );
  return { ...form, save, guard, error: update.error };
}
