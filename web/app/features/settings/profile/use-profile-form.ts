import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toasts } from '#core/text/toasts.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { watchOpenWork } from '../../session/drafts.ts';
import { useLeaveGuard } from '../../session/use-leave-guard.ts';
import { useUser } from '../../session/user-context.ts';
import { profileErrors, profileOf, toPatch } from './profile-values.ts';
import { useUpdateProfile } from './update-profile.ts';

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
